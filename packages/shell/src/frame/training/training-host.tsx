import { Suspense } from 'react'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { withTexts } from '../../lib/i18n/use-texts.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import styles from './training-host.module.css'

const TrainingRibbon = lazyWithRetry(() =>
  withTexts('training', import('./training-ribbon.tsx')).then((module) => module.TrainingRibbon),
)

/** The line above everything in a world for training; its code is loaded nowhere else. */
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
