import { passwordRules } from '@portal/protocol/rules/password-policy'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import styles from './policy-checklist.module.css'

interface PolicyChecklistProps {
  /** Of the policy's text, for the field it is about. */
  readonly id: string
  readonly password: string
  /** The field was left with a password that breaks the policy. */
  readonly broken: boolean
}

/** The password policy in its documented words (specification §5), and which of its rules a password follows. */
export function PolicyChecklist({ id, password, broken }: PolicyChecklistProps) {
  const texts = useTexts('reset-password')
  const { policy } = useTexts('password')
  return (
    <div className={styles.policy}>
      <p id={id} className={broken ? styles.broken : undefined}>
        {policy}
      </p>
      <ul className={styles.rules}>
        {passwordRules.map(({ name, pattern }) => {
          const met = pattern.test(password)
          return (
            <li key={name} className={styles.rule} data-met={met}>
              <svg
                width="14"
                height="14"
                viewBox="0 0 14 14"
                role="img"
                aria-label={met ? texts.met : texts.unmet}
              >
                {met ? <path d="m3 7.5 2.8 2.8L11 4.5" /> : <circle cx="7" cy="7" r="2" />}
              </svg>
              {texts.rules[name]}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
