import { useSession } from './session-store.ts'

/**
 * Runs when the session that loads now is ready, which is when the frame before it has gone; at once if it is already,
 * never if it ends before.
 */
export function onceLoaded(act: () => void): void {
  if (useSession.getState().status === 'ready') {
    act()
    return
  }
  const { visit } = useSession.getState()
  const end = useSession.subscribe((session) => {
    const { status } = session
    if (status === 'loading' && session.visit === visit) return
    end()
    if (status === 'ready' && session.visit === visit) act()
  })
}
