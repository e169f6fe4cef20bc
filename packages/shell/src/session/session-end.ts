import { checkCookie, currentKeeper } from './session-keeper.ts'
import { useSession } from './session-store.ts'
import { signOut } from './sign-out.ts'

/**
 * Ends the session whose certificate the server refused (specification §4). However many calls are refused at once,
 * and however late: a certificate that is no longer the current one ends nothing. While the session is still
 * loading, the entry itself hears of it and keeps the wanted address. Resolves with whether the refused call may be
 * sent again, with the certificate that has replaced the refused one.
 */
export async function endRefusedSession(certificate: string): Promise<boolean> {
  const session = useSession.getState()
  if (session.certificate !== certificate) return session.formerCertificates.includes(certificate)
  if (session.status !== 'ready') return false
  const replacedElsewhere = checkCookie()
  if (replacedElsewhere) return replacedElsewhere
  const keeper = currentKeeper()
  if (keeper) return keeper.refused()
  signOut({ reason: 'sessionEnded' })
  return false
}
