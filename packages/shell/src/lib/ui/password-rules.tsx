import { passwordRules } from '@portal/protocol/rules/password-policy'
import { useTexts } from '../i18n/use-texts.ts'
import styles from './password-rules.module.css'

/** The rules of the password policy (specification §5), and which of them a password follows while it is typed. */
export function PasswordRules({ password }: { readonly password: string }) {
  const texts = useTexts('password')
  return (
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
  )
}
