import type { UserInfo } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { cookieNames } from '../../lib/storage/cookie-names.ts'
import { readCookie } from '../../lib/storage/cookies.ts'
import { interrupt, settleInterruption } from '../../session/interruption.ts'
import { isLeaving } from '../../session/planned-sign-out.ts'
import type { SessionKeeper } from '../../session/session-keeper.ts'
import { useSession } from '../../session/session-store.ts'
import { signOut } from '../../session/sign-out.ts'
import { userOf } from '../../session/user-of.ts'
import { reactionToEnd, type SessionEnd } from './session-end-rule.ts'

const hasUnsaved = () => useTabs.getState().dirty.size > 0

/** Milliseconds until a server that could not be reached is asked again (assumed). */
const retryMs = 5_000

/** Whose certificate that is: nobody's when the server refuses it, unknown when it cannot be asked. */
const ownerOf = (certificate: string): Promise<UserInfo | 'nobody' | 'unknown'> =>
  userOf(certificate).catch((error: unknown) => {
    const isRefused = error instanceof RemoteError && ['rejection', 'sessionEnded'].includes(error.kind)
    return isRefused ? 'nobody' : 'unknown'
  })

function ended(end: SessionEnd): Promise<boolean> {
  // A changed password ends every certificate of the user, and its good news stands until the sign-out that follows.
  if (isLeaving()) return Promise.resolve(false)
  const reloginInPlace = getConfig().reloginInPlace ?? true
  const reaction = reactionToEnd(end, { hasUnsaved: hasUnsaved(), reloginInPlace })
  if (reaction !== 'signOut') return interrupt({ kind: reaction })
  signOut(end === 'refused' ? { reason: 'sessionEnded' } : {})
  return Promise.resolve(false)
}

/** Keeps the session of a standing frame; `startAgainAs` gives the frame over to another user. */
export function frameSessionKeeper(
  startAgainAs: (user: UserInfo, certificate: string) => void,
): SessionKeeper {
  let asked: string | undefined
  let failures = 0

  /** Adopts the certificate of the same user; another user's starts the frame again, not without a word. */
  async function takeOver(cookie: string): Promise<void> {
    const { visit, user } = useSession.getState()
    const owner = await ownerOf(cookie)
    // What happened meanwhile counts: a later certificate, or the end of this session.
    if (useSession.getState().visit !== visit || asked !== cookie) return
    asked = undefined
    if (readCookie(cookieNames.certificate) !== cookie) return lookAgain()
    if (owner === 'unknown') return askAgain(visit)
    failures = 0
    if (owner === 'nobody') return void ended('gone')
    if (owner.userId === user?.userId) {
      useSession.getState().certificateReplaced(cookie)
      settleInterruption(true)
    } else if (hasUnsaved()) {
      void interrupt({ kind: 'replaced', by: owner, certificate: cookie })
    } else {
      startAgainAs(owner, cookie)
    }
  }

  /** Nothing happens under a name that isn't known: the session stands still, visibly, and the server is asked again. */
  function askAgain(visit: number): void {
    failures += 1
    void interrupt({ kind: 'checking', failures })
    setTimeout(() => {
      const session = useSession.getState()
      if (asked === undefined && session.visit === visit && session.status === 'ready') lookAgain()
    }, retryMs)
  }

  function lookAgain(): void {
    const cookie = readCookie(cookieNames.certificate)
    if (cookie !== useSession.getState().certificate) return void keeper.cookieChanged(cookie)
    failures = 0
    settleInterruption(true)
  }

  const keeper: SessionKeeper = {
    refused: () => ended('refused'),
    signedOutElsewhere: () => void ended('signedOutElsewhere'),
    cookieChanged(cookie) {
      if (!cookie) return ended('gone')
      const outcome = interrupt({ kind: 'checking', failures })
      if (asked !== cookie) {
        asked = cookie
        void takeOver(cookie)
      }
      return outcome
    },
  }
  return keeper
}
