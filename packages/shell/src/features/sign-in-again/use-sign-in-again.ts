import { RemoteError } from '@portal/protocol/remote-error'
import { useState } from 'react'
import { apiAs, apiOfNobody } from '../../api/client.ts'
import { startsOver } from '../../entrance/starts-over.ts'
import { paths } from '../../paths.ts'
import { settleInterruption, useInterruption } from '../../session/interruption.ts'
import { useSession } from '../../session/session-store.ts'

/** The account that was signed in with is another one: it doesn't go on here. */
export class AnotherUserError extends Error {
  override readonly name = 'AnotherUserError'
}

interface Progress {
  /** Certificate of the first step; the second one is asked for when it is there (specification §4). */
  readonly pending?: string
  readonly busy: boolean
  readonly error?: unknown
}

/** Checks whose certificate it is before everything goes on with it. */
async function goOnWith(certificate: string | undefined): Promise<void> {
  if (!certificate) throw new RemoteError('malformed', 'login')
  const { data } = await apiAs(certificate).getUserInfo({ query: { token: certificate } })
  // What has happened meanwhile counts: somebody else's sign-in elsewhere, or the end of this session.
  if (useInterruption.getState().current?.kind !== 'signInAgain') return
  const { user, certificateReplaced } = useSession.getState()
  if (data.userId !== user?.userId) throw new AnotherUserError()
  certificateReplaced(certificate)
  settleInterruption(true)
}

/** Signs the same user in again: with the password, and with a code where the server asks for one. */
export function useSignInAgain() {
  const userName = useSession((session) => session.user?.userName ?? '')
  const [progress, setProgress] = useState<Progress>({ busy: false })
  const { pending, busy, error } = progress

  async function attempt(step: () => Promise<Partial<Progress>>) {
    setProgress({ ...progress, busy: true, error: undefined })
    try {
      const next = await step()
      setProgress((before) => ({ ...before, busy: false, ...next }))
    } catch (cause) {
      // A second step that is over leads back to the password.
      const kept = startsOver(cause) || !pending ? {} : { pending }
      setProgress({ ...kept, busy: false, error: cause })
    }
  }

  return {
    busy,
    error,
    asksForCode: pending !== undefined,
    withPassword: (password: string) =>
      attempt(async () => {
        const { data } = await apiOfNobody.login({ body: { userName, password } })
        if (data?.twoFactorAuthenticationYOrN === 'Y') return { pending: data.certificate }
        await goOnWith(data?.certificate)
        return {}
      }),
    withCode: (code: string) =>
      attempt(async () => {
        const loginUrl = window.location.origin + paths.login
        const { data } = await apiOfNobody.twoFactorLogin({ body: { token: pending ?? '', loginUrl, code } })
        await goOnWith(data?.certificate)
        return {}
      }),
  }
}
