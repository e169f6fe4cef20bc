import { lazy, Suspense } from 'react'
import styles from './nothing-here.module.css'

const EmptyState = lazy(() => import('./empty-state.tsx').then((module) => ({ default: module.EmptyState })))

/** Says in place that there is nothing to show, and what of. Its picture comes for those who have nothing. */
export const NothingHere = ({ text }: { text: string }) => (
  <div className={styles.place}>
    <Suspense>
      <EmptyState text={text} />
    </Suspense>
  </div>
)
