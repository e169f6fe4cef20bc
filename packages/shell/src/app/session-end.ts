import { useSession } from '../session/session-store.ts'
import { signOut } from '../session/sign-out.ts'

/**
 * Ends the session whose certificate the server refused (specification §4). However many calls are refused at once,
 * and however late: a certificate that is no longer the current one ends nothing. While the session is still
 * loading, the entry itself hears of it and keeps the wanted address.
 */
export function endRefusedSession(certificate: string): void {
  const session = useSession.getState()
  if (session.certificate === certificate && session.status === 'ready') signOut({ reason: 'sessionEnded' })
}
