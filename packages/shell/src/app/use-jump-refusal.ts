import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../session/session-store.ts'
import { isLogin, wantedJump } from './guard.ts'
import { refuseSignOn } from './refuse-sign-on.ts'

/** Says why a sign-in link leads to no page of a sub-system: before the sign-in, and again when it is passed over. */
export function useJumpRefusal(certificate: string | undefined, isArriving: boolean): void {
  const location = useLocation()
  useEffect(() => {
    // What ended or refused a session weighs more.
    if (isArriving || !isLogin(location) || useSession.getState().farewell?.reason) return
    const jump = wantedJump(location.search)
    if (jump && 'problem' in jump) refuseSignOn(jump.problem)
  }, [isArriving, location, certificate])
}
