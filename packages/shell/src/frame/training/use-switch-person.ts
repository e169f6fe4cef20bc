import { safeRedirect } from '@portal/protocol/rules/redirect-safety'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { paths } from '../../lib/routes.ts'
import { reportFailure, tellRejection } from '../../lib/ui/error-policy.ts'
import { switchUser } from '../../session/adopt-certificate.ts'
import { sessionController } from '../../session/session-controller.ts'
import { firstStep } from '../../session/sign-in.ts'
import { useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { tabFilters } from '../unsaved/unsaved-tabs.ts'

/**
 * Goes on as another person of the world, by the documented sign-in: a certificate is in no address. Who needs a second step
 * takes it on the sign-in page.
 */
export function useSwitchPerson(password: string) {
  const navigate = useNavigate()
  const { mayDiscard } = useUnsaved()
  const [busy, setBusy] = useState<string>()

  async function switchTo(userName: string, page: string = paths.dashboard): Promise<void> {
    if (busy !== undefined || !(await mayDiscard(tabFilters.everyTab))) return
    setBusy(userName)
    try {
      const answer = await firstStep({ userName, password }, new AbortController().signal)
      useTabs.getState().inputDiscarded()
      if (typeof answer !== 'string') return sessionController.end({ userName, returnTo: page })
      switchUser(answer)
      void navigate(safeRedirect(page), { replace: true })
    } catch (error) {
      tellRejection(error)
      void reportFailure(error)
    } finally {
      setBusy(undefined)
    }
  }
  return { switchTo, busy }
}
