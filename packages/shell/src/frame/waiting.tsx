import { useTabs } from '../features/tabs/tab-store.ts'
import { WaitingRows } from '../lib/ui/waiting-rows.tsx'
import styles from './waiting.module.css'

/** Stands in for the tab bar while its code is on the way, with as many tabs as there are. */
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

/** Stands in for a page of the portal while it is on the way: its head and what is below. */
export const WaitingPage = () => (
  <div className={styles.page}>
    <WaitingRows />
  </div>
)
