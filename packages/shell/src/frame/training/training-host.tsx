import { Suspense } from 'react'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import styles from './training-host.module.css'

const TrainingRibbon = lazyWithRetry(() =>
  withTexts('training', import('./training-ribbon.tsx')).then((module) => module.TrainingRibbon),
)

/** The ribbon at the top of a training world; other worlds don't load its code. */
export function TrainingHost() {
  if (!getConfig().training) return null
  return (
    <RegionBoundary region="training ribbon" isExtra>
      <Suspense fallback={<div className={styles.place} />}>
        <TrainingRibbon />
      </Suspense>
    </RegionBoundary>
  )
}
