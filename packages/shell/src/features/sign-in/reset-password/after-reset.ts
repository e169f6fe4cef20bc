import type { UserInfo } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import { fillText } from '../../../lib/i18n/fill-text.ts'
import type { Texts } from '../../../lib/i18n/namespaces.ts'
import { showToast } from '../../../lib/ui/toasts.ts'
import { useSession } from '../../../session/session-store.ts'
import { endSession } from '../../../session/sign-out.ts'
import { userOf } from '../../../session/user-of.ts'

/** Who is signed in in this browser; undefined: nobody any more, as the server says. */
async function whoIsIn(): Promise<UserInfo | 'unknown' | undefined> {
  const { certificate } = useSession.getState()
  if (!certificate) return undefined
  return userOf(certificate).catch((error: unknown) =>
    error instanceof RemoteError && error.kind === 'sessionEnded' ? undefined : 'unknown',
  )
}

/**
 * Every certificate of a user dies with the old password (assumed), so that a session of theirs in this browser ends
 * with it. Anybody else stays signed in and is told so; where the server can't be asked, their next call finds out.
 */
export async function passwordWasReset(userName: string, texts: Texts['reset-password']): Promise<void> {
  const somebody = await whoIsIn()
  if (somebody === undefined || (somebody !== 'unknown' && somebody.userName === userName)) {
    endSession({ reason: 'passwordReset', userName })
  } else if (somebody !== 'unknown') {
    const text = fillText(texts.stillSignedInAs, { userName, name: somebody.userFullName })
    showToast({ kind: 'success', text, seconds: 5 })
  }
}
