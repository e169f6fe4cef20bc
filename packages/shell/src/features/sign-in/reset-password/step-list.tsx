import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { type ResetStep, resetSteps } from './reset-state.ts'
import styles from './step-list.module.css'

/** Where in the reset one is; a new step is announced. */
export function StepList({ current }: { current: ResetStep }) {
  const texts = useTexts('reset-password')
  const place = resetSteps.indexOf(current)
  return (
    <>
      <ol className={styles.steps} aria-label={texts.steps}>
        {resetSteps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-done={index < place}
            aria-current={step === current ? 'step' : undefined}
          >
            {texts[step]}
          </li>
        ))}
      </ol>
      <p role="status" className={styles.announcement}>
        {place > 0 && `${place + 1}/${resetSteps.length} ${texts[current]}`}
      </p>
    </>
  )
}
