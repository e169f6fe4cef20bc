import { useTabs } from '../features/tabs/tab-store.ts'
import { WaitingRows } from '../lib/ui/waiting-rows.tsx'
import styles from './waiting.module.css'

/** Skeleton of the tab bar while its code is loading, with as many tabs as are open. */
export function WaitingTabs() {
  const count = useTabs((state) => state.tabs.length)
  return (
    <div className={styles.tabs} aria-hidden>
      {Array.from({ length: Math.min(count, 12) }, (_tab, place) => (
        <i key={place} />
      ))}
    </div>
  )
}

/** Skeleton of a page of the portal while it is loading: its head and its content. */
export const WaitingPage = () => (
  <div className={styles.page}>
    <WaitingRows />
  </div>
)
