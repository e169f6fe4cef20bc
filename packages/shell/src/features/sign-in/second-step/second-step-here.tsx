import type { ComponentProps } from 'react'
import { fillText } from '../../../lib/i18n/fill-text.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { SecondStep } from './second-step.tsx'
import styles from './second-step-here.module.css'
import { type SignInElsewhere, useSignInElsewhere } from './use-sign-in-elsewhere.ts'

/**
 * The second step on the sign-in page. When somebody else signs in in another window meanwhile, it says so and stays:
 * the code may be typed already, and whose session this browser goes on with is for its user to say.
 */
export function SecondStepHere(step: Omit<ComponentProps<typeof SecondStep>, 'notice'>) {
  const elsewhere = useSignInElsewhere(step.pending.userName)
  return <SecondStep {...step} notice={<ElsewhereNotice elsewhere={elsewhere} />} />
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
