import { RemoteError } from '@portal/protocol/remote-error'
import { settleInterruption, useInterruption } from '../../../session/interruption.ts'
import { useSession } from '../../../session/session-store.ts'
import { userOf } from '../../../session/user-of.ts'

/** Lets everything go on with a new certificate of the same user; one of somebody else is refused in these words. */
export async function goOnWith(certificate: string, refusal: string): Promise<void> {
  const owner = await userOf(certificate)
  // What has happened meanwhile counts: somebody else's sign-in elsewhere, or the end of this session.
  if (useInterruption.getState().current?.kind !== 'signInAgain') return
  const { user, certificateReplaced } = useSession.getState()
  if (owner.userId !== user?.userId) throw new RemoteError('rejection', 'getUserInfo', { message: refusal })
  certificateReplaced(certificate)
  settleInterruption(true)
}
