import { useSession } from './session-store.ts'
import { over } from './sign-out.ts'

/**
 * Somebody else goes on in this window, with their certificate and without a trace of the session before. In one go:
 * other windows that look at the cookie find a session of somebody else, not none.
 */
export const startAgain = (certificate: string): void =>
  over(() => useSession.getState().signedIn(certificate))
