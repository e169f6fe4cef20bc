import { useTexts } from '../../i18n/use-texts.ts'
import styles from './error-screen.module.css'
import { ErrorScreen } from './error-screen.tsx'

/** Stands in for a screen that could not be rendered, `outdated` because a newer build has replaced it; needs no router. */
export function CrashedPage({ outdated = false }: { outdated?: boolean }) {
  const texts = useTexts('errors')
  const title = outdated ? texts.outdated : texts.crashed
  const hint = outdated ? texts.outdatedHint : texts.crashedHint
  return (
    <ErrorScreen sign="!" title={title} hint={hint}>
      <button type="button" className={styles.action} onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </ErrorScreen>
  )
}
