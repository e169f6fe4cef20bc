import type { ConfigProblem } from '@portal/protocol/installation/value-rule'
import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import styles from './error-screen.module.css'
import { ErrorScreen } from './error-screen.tsx'

/** Lists every invalid value of the runtime configuration, for the installer of the portal. */
export function ConfigErrorPage({ problems }: { problems: readonly ConfigProblem[] }) {
  const texts = useTexts('config')
  return (
    <ErrorScreen sign="{ }" title={texts.title} hint={texts.hint}>
      <dl className={styles.problems}>
        {problems.map(({ field, expected, values = {} }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>{fillText(texts.expected[expected], values)}</dd>
          </div>
        ))}
      </dl>
    </ErrorScreen>
  )
}
