import type { SystemMenu } from '@portal/protocol/entities/menu'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { late } from '../../lib/code-loading/late.ts'
import { linkKey } from '../../lib/storage/link-key.ts'
import { readStored } from '../../lib/storage/stored.ts'
import { useSecondDrawing } from '../../lib/use-second-drawing.ts'

const LinkedSubApps = late(() => import('./linked-sub-apps.tsx').then((module) => module.LinkedSubApps))

/** Whether the address brings a question (`writeSubAppLink`), below which nothing comes up by itself. */
export const asksForLink = (search: string): boolean => new URLSearchParams(search).has('link-sub-app')

/** Few people link sub-apps: what that takes is loaded for them alone, after what everybody waits for. */
export function LinkedSubAppsLater({ systems }: { systems: readonly SystemMenu[] }) {
  const { search } = useLocation()
  const isLate = useSecondDrawing()
  const isWanted = asksForLink(search) || readStored(linkKey) !== undefined
  // The second drawing would wait for what is inside a boundary that was there before.
  return (
    isLate &&
    isWanted && (
      <Suspense>
        <LinkedSubApps systems={systems} />
      </Suspense>
    )
  )
}
