import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { type SignOnProblem, signOnProblemText } from '../../../session/sign-on-problem.ts'
import { EntranceHeading, EntrancePage } from '../parts/entrance-page.tsx'
import form from '../parts/form.module.css'
import styles from './sign-on.module.css'

interface UnansweredScreenProps {
  readonly problem: SignOnProblem
  readonly onRetry: () => void
  /** Goes on without the sign-on, with the session that there is. */
  readonly onCancel: () => void
}

/** A jump whose token could not be asked about: it is not lost, and neither is the session. */
export function UnansweredScreen({ problem, onRetry, onCancel }: UnansweredScreenProps) {
  const texts = useTexts('sign-on')
  const errors = useTexts('errors')
  usePageTitle(texts.title)
  return (
    <EntrancePage>
      <EntranceHeading heading={texts.title} lead={texts.unansweredLead} />
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
    </EntrancePage>
  )
}
