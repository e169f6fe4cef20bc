import type { SystemMenu } from '@portal/protocol/entities/menu'
import { memo } from 'react'
import { HomeQuestionnaire } from '../features/notices/questionnaire/home-questionnaire.tsx'
import { ShortcutNotice } from '../features/shortcut-notice/shortcut-notice.tsx'
import { RegionBoundary } from '../lib/ui/region-boundary.tsx'
import { useCookieWarning } from './use-cookie-warning.ts'

interface FrameExtrasProps {
  readonly systems: readonly SystemMenu[]
  readonly isHome: boolean
}

/** What comes up by itself (specification §4): the questionnaire on the home page, the shortcut notice on every page. */
export const FrameExtras = memo(function FrameExtras({ systems, isHome }: FrameExtrasProps) {
  useCookieWarning()
  return (
    <>
      {isHome && (
        <RegionBoundary region="questionnaire" isExtra>
          <HomeQuestionnaire />
        </RegionBoundary>
      )}
      <RegionBoundary region="shortcut notice" isExtra>
        <ShortcutNotice systems={systems} />
      </RegionBoundary>
    </>
  )
})
