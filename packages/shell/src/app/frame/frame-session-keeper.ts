import type { UserInfo } from '@portal/protocol/entities/user'
import { getConfig } from '../../config/runtime-config.ts'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { userOf } from '../../session/adopt-certificate.ts'
import { interrupt, settleInterruption } from '../../session/interruption.ts'
import { isLeaving } from '../../session/planned-sign-out.ts'
import type { SessionKeeper } from '../../session/session-keeper.ts'
import { useSession } from '../../session/session-store.ts'
import { signOut } from '../../session/sign-out.ts'
import { readCookie } from '../../storage/cookies.ts'
import { cookieNames } from '../../storage/keys.ts'
import { reactionToEnd, type SessionEnd } from './session-end-rule.ts'

const hasUnsaved = () => useTabs.getState().dirty.size > 0

/** Whose certificate that is; undefined when the server doesn't say, and then it is nobody's. */
const ownerOf = (certificate: string): Promise<UserInfo | undefined> =>
  userOf(certificate).catch(() => undefined)

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

  /** Adopts the certificate of the same user; another user's starts the frame again, not without a word. */
  async function takeOver(cookie: string): Promise<void> {
    const { visit, user } = useSession.getState()
    const owner = await ownerOf(cookie)
    // What happened meanwhile counts: a later certificate, or the end of this session.
    if (useSession.getState().visit !== visit || asked !== cookie) return
    asked = undefined
    if (readCookie(cookieNames.certificate) !== cookie) return lookAgain()
    if (!owner) return void ended('gone')
    if (owner.userId === user?.userId) {
      useSession.getState().certificateReplaced(cookie)
      settleInterruption(true)
    } else if (hasUnsaved()) {
      void interrupt({ kind: 'replaced', by: owner, certificate: cookie })
    } else {
      startAgainAs(owner, cookie)
    }
  }

  function lookAgain(): void {
    const cookie = readCookie(cookieNames.certificate)
    if (cookie === useSession.getState().certificate) settleInterruption(true)
    else void keeper.cookieChanged(cookie)
  }

  const keeper: SessionKeeper = {
    refused: () => ended('refused'),
    signedOutElsewhere: () => void ended('signedOutElsewhere'),
    cookieChanged(cookie) {
      if (!cookie) return ended('gone')
      const outcome = interrupt({ kind: 'checking' })
      if (asked !== cookie) {
        asked = cookie
        void takeOver(cookie)
      }
      return outcome
    },
  }
  return keeper
}
