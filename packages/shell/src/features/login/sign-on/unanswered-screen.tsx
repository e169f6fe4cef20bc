import { EntranceHeading, EntrancePage } from '../../../entrance/entrance-page.tsx'
import form from '../../../entrance/form.module.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { usePageTitle } from '../../../page-title.ts'
import { type SignOnProblem, signOnProblemText } from '../../../session/sign-on-problem.ts'
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
