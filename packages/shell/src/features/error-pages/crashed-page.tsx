import { useTexts } from '../../lib/i18n/use-texts.ts'
import styles from './error-screen.module.css'
import { ErrorScreen } from './error-screen.tsx'

/** Shown in place of a screen that failed to render; needs no router. */
export function CrashedPage() {
  const texts = useTexts('errors')
  return (
    <ErrorScreen sign="!" title={texts.crashed} hint={texts.crashedHint}>
      <button type="button" className={styles.action} onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </ErrorScreen>
  )
}
