import type { UserInfo } from '@portal/protocol/entities/user'
import { useEffect, useState } from 'react'
import { follow, signInUnderWay } from '../../../session/other-windows.ts'
import { useSession } from '../../../session/session-store.ts'
import { userOf } from '../../../session/user-of.ts'

/** Who has signed in in another window, and their certificate. */
export interface SignInElsewhere {
  readonly user: UserInfo
  readonly certificate: string
}

/**
 * Who has signed in elsewhere while `userName` is half-way in here. Where it is the same user, this window follows:
 * that is what they wanted.
 */
export function useSignInElsewhere(userName: string | undefined): SignInElsewhere | undefined {
  const [elsewhere, setElsewhere] = useState<SignInElsewhere>()

  useEffect(() => {
    let asked: string | undefined
    const isAsked = (cookie: string) => asked === cookie && useSession.getState().status === 'signedOut'
    const withdraw = signInUnderWay((cookie) => {
      if (cookie === asked) return
      asked = cookie
      setElsewhere(undefined)
      if (!cookie) return
      userOf(cookie).then(
        (user) => {
          if (!isAsked(cookie)) return
          if (user.userName === userName) follow(cookie)
          else setElsewhere({ user, certificate: cookie })
        },
        () => {
          // Nobody's, or not to be found out now: asked again when the window is looked at again.
          if (isAsked(cookie)) asked = undefined
        },
      )
    })
    return () => {
      asked = undefined
      withdraw()
    }
  }, [userName])

  return elsewhere
}
