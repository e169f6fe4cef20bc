import type { UserInfo } from '@portal/protocol/entities/user'
import { type ComponentProps, useEffect, useState } from 'react'
import { userOf } from '../../../lib/api/backend.ts'
import { fillText } from '../../../lib/i18n/texts.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { followSignIn, registerPendingSignIn } from '../../../session/other-windows.ts'
import { useSession } from '../../../session/session-store.ts'
import { AuthHeading } from '../parts/auth-page.tsx'
import { SecondStepForm } from '../parts/second-step-form.tsx'
import styles from './second-step.module.css'

/**
 * Two-factor sign-in: exchanges the code sent by the first step for a session (specification §4). When another user
 * signs in in another window meanwhile, it says so and waits for the user's decision.
 */
export function SecondStep(step: Omit<ComponentProps<typeof SecondStepForm>, 'backText'>) {
  const texts = useTexts('verification')
  usePageTitle(texts.secondStep)
  const elsewhere = useSignInElsewhere(step.pending.userName)
  return (
    <>
      <AuthHeading heading={texts.secondStep} lead={texts.secondStepLead} />
      <ElsewhereNotice elsewhere={elsewhere} />
      <SecondStepForm {...step} backText={texts.backToSignIn} />
    </>
  )
}

function ElsewhereNotice({ elsewhere }: { elsewhere: SignInElsewhere | undefined }) {
  const texts = useTexts('verification')
  const name = elsewhere?.user.userFullName ?? ''
  return (
    <div role="status" className={styles.notice}>
      {elsewhere && (
        <>
          <p>{fillText(texts.elsewhere, { name })}</p>
          <button
            type="button"
            className={styles.go}
            onClick={() => useSession.getState().signedIn(elsewhere.certificate)}
          >
            {fillText(texts.goOnAs, { name })}
          </button>
        </>
      )}
    </div>
  )
}

/** The user who has signed in in another window. */
interface SignInElsewhere {
  readonly user: UserInfo
  readonly certificate: string
}

/**
 * The user who has signed in in another window while `userName` is between the two steps here. When it is the same
 * user, this window follows.
 */
function useSignInElsewhere(userName: string | undefined): SignInElsewhere | undefined {
  const [elsewhere, setElsewhere] = useState<SignInElsewhere>()

  useEffect(() => {
    let requested: string | undefined
    const isCurrent = (cookie: string) => requested === cookie && useSession.getState().status === 'signedOut'
    const withdraw = registerPendingSignIn((cookie) => {
      if (cookie === requested) return
      requested = cookie
      setElsewhere(undefined)
      if (!cookie) return
      userOf(cookie).then(
        (user) => {
          if (!isCurrent(cookie)) return
          if (user.userName === userName) followSignIn(cookie)
          else setElsewhere({ user, certificate: cookie })
        },
        () => {
          // Invalid or not verifiable now: retried when the window gets the focus.
          if (isCurrent(cookie)) requested = undefined
        },
      )
    })
    return () => {
      requested = undefined
      withdraw()
    }
  }, [userName])

  return elsewhere
}
