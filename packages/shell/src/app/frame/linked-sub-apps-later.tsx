import { Suspense } from 'react'
import { late } from '../../feedback/late.ts'
import { useSecondDrawing } from '../../use-second-drawing.ts'

const LinkedSubApps = late(() => import('./linked-sub-apps.tsx').then((module) => module.LinkedSubApps))

/** Whether the address brings a question (`writeSubAppLink`), below which nothing comes up by itself. */
export const asksForLink = (search: string): boolean => new URLSearchParams(search).has('link-sub-app')

/** Few people link sub-apps: what that takes comes after what everybody waits for, and nobody waits for it. */
export function LinkedSubAppsLater() {
  // The second drawing would wait for what is inside a boundary that was there before.
  return (
    useSecondDrawing() && (
      <Suspense>
        <LinkedSubApps />
      </Suspense>
    )
  )
}
