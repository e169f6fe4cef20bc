import { useEffect, useRef } from 'react'
import { fillText } from '../../../lib/i18n/texts.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import type { OtherUser } from '../../../session/adopt-certificate.ts'
import { nameOfUser } from '../../../session/announce-user.ts'
import { type SignOnProblem, signOnProblemText } from '../../../session/sign-on-problem.ts'
import { AuthHeading, AuthPage } from '../parts/auth-page.tsx'
import form from '../parts/form.module.css'
import styles from './sign-on.module.css'

/** A single sign-on in progress, or done in a popup that has handed its answer over. */
export function SignOnScreen({ handedOver }: { handedOver: boolean }) {
  const texts = useTexts('sign-on')
  usePageTitle(texts.title)
  return (
    <AuthPage>
      <AuthHeading
        heading={handedOver ? texts.handedOver : texts.heading}
        lead={handedOver ? texts.handedOverLead : texts.lead}
      />
      {!handedOver && <div role="progressbar" className={styles.progress} aria-label={texts.heading} />}
    </AuthPage>
  )
}

interface UnansweredScreenProps {
  readonly problem: SignOnProblem
  readonly onRetry: () => void
  /** Continues without the sign-on, with the current session. */
  readonly onCancel: () => void
}

/** A sign-on without an answer from the server: it can be retried, and an existing session continues. */
export function UnansweredScreen({ problem, onRetry, onCancel }: UnansweredScreenProps) {
  const texts = useTexts('sign-on')
  const errors = useTexts('errors')
  usePageTitle(texts.title)
  return (
    <AuthPage>
      <AuthHeading heading={texts.title} lead={texts.unansweredLead} />
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
    </AuthPage>
  )
}

interface OtherUserScreenProps {
  readonly other: OtherUser
  readonly onContinue: () => void
  readonly onSwitch: () => void
}

/** An address would sign in another user: names both; continuing as before is the default (docs/decisions/0028). */
export function OtherUserScreen({ other, onContinue, onSwitch }: OtherUserScreenProps) {
  const texts = useTexts('sign-on')
  usePageTitle(texts.title)
  const continueButton = useRef<HTMLButtonElement>(null)
  useEffect(() => continueButton.current?.focus(), [])
  const names = { current: nameOfUser(other.current), next: nameOfUser(other.next) }
  return (
    <AuthPage>
      <AuthHeading heading={texts.otherUser} lead={fillText(texts.otherUserLead, names)} />
      <div className={form.form}>
        <button ref={continueButton} type="button" className={form.submit} onClick={onContinue}>
          {fillText(texts.continueAs, { name: names.current })}
        </button>
        <button type="button" className={styles.button} onClick={onSwitch}>
          {fillText(texts.signInAs, { name: names.next })}
        </button>
      </div>
    </AuthPage>
  )
}
