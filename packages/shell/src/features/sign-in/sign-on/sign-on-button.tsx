import type { SignOnConfig } from '../../../lib/config/runtime-config.ts'
import { fillText } from '../../../lib/i18n/fill-text.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from './sign-on.module.css'
import { useExternalSignOn } from './use-external-sign-on.ts'

/** The way in through an external provider, below the form. */
export function SignOnButton({ provider }: { provider: SignOnConfig }) {
  const texts = useTexts('sign-on')
  const { isWaiting, start } = useExternalSignOn(provider)
  return (
    <div className={styles.choice}>
      <p className={styles.or}>{texts.or}</p>
      <button type="button" className={styles.button} onClick={start}>
        {fillText(texts.signInWith, { system: provider.system })}
      </button>
      <p className={styles.waiting} role="status">
        {isWaiting && texts.waiting}
      </p>
    </div>
  )
}
