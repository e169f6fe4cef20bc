import { useSession } from './session-store.ts'
import { signOut } from './sign-out.ts'

/** The certificate of a session that signs out in a moment. */
let leaving: string | undefined

/** Whether the session is about to sign out anyway: then nothing that ends it needs to be said. */
export const isLeaving = (): boolean => leaving !== undefined && leaving === useSession.getState().certificate

/** Signs out after so many milliseconds, unless that session has ended by itself by then. */
export function signOutAfter(ms: number): void {
  const { certificate } = useSession.getState()
  leaving = certificate
  setTimeout(() => {
    if (useSession.getState().certificate === certificate) signOut()
    if (leaving === certificate) leaving = undefined
  }, ms)
}
