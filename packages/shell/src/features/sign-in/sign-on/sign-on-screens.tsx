import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { type SignOnProblem, signOnProblemText } from '../../../session/sign-on-problem.ts'
import { AuthHeading, AuthPage } from '../parts/auth-page.tsx'
import form from '../parts/form.module.css'
import styles from './sign-on.module.css'

/** A single sign-on in progress, or done in a popup that has handed its answer over. */
export function SignOnScreen({ handedOver }: { handedOver: boolean }) {
  const texts = useTexts('sign-on')
  usePageTitle(texts.title)
  return (
    <AuthPage>
      <AuthHeading
        heading={handedOver ? texts.handedOver : texts.heading}
        lead={handedOver ? texts.handedOverLead : texts.lead}
      />
      {!handedOver && <div role="progressbar" className={styles.progress} aria-label={texts.heading} />}
    </AuthPage>
  )
}

interface UnansweredScreenProps {
  readonly problem: SignOnProblem
  readonly onRetry: () => void
  /** Continues without the sign-on, with the current session. */
  readonly onCancel: () => void
}

/** A jump whose token could not be verified: it can be retried, and the session continues. */
export function UnansweredScreen({ problem, onRetry, onCancel }: UnansweredScreenProps) {
  const texts = useTexts('sign-on')
  const errors = useTexts('errors')
  usePageTitle(texts.title)
  return (
    <AuthPage>
      <AuthHeading heading={texts.title} lead={texts.unansweredLead} />
      <div className={form.form}>
        <div role="alert" className={form.alert}>
          {signOnProblemText(problem, texts, errors)}
        </div>
        <button type="button" className={form.submit} onClick={onRetry}>
          {texts.retry}
        </button>
        <button type="button" className={styles.button} onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </AuthPage>
  )
}
