import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from './form.module.css'
import { useCountdown } from './use-countdown.ts'

/** Seconds between two codes (assumed). */
const waitSeconds = 60

/** Sends another code, though not at once: the last one may still be on its way. */
export function ResendButton({ onResend }: { onResend: () => Promise<boolean> }) {
  const texts = useTexts('verification')
  const { left, restart } = useCountdown(waitSeconds)
  return (
    <button
      type="button"
      className={styles.link}
      aria-disabled={left > 0}
      onClick={() => {
        if (left === 0) void onResend().then((sent) => sent && restart())
      }}
    >
      {texts.resend}
      {left > 0 && ` (${left})`}
    </button>
  )
}
