import { safeRedirect } from '@portal/protocol/rules/redirect-safety'
import { findTab } from '@portal/protocol/rules/tabs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { useMenusOfFrame } from '../menus/frame-menus.ts'
import { useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { concerns } from '../unsaved/unsaved-tabs.ts'
import { redirectTarget } from './redirect-target.ts'

/** The hidden helper that builds a page anew (specification §2), after a question where input would be lost. */
export function RedirectPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mayDiscard } = useUnsaved(useMenusOfFrame())

  const goOn = useEffectEvent(async (left: AbortSignal) => {
    const target = safeRedirect(redirectTarget(location))
    const { tabs, refreshed } = useTabs.getState()
    const open = findTab(tabs, target)
    if (!open || (await mayDiscard(concerns.tab(open.key), left))) {
      if (left.aborted) return
      if (open) refreshed(open.key)
      void queryClient.invalidateQueries()
    }
    if (!left.aborted) void navigate(target, { replace: true })
  })

  useEffect(() => {
    const left = new AbortController()
    void goOn(left.signal)
    return () => left.abort()
  }, [])

  return null
}
