import { RemoteError } from '@portal/protocol/remote-error'
import { sameId } from '@portal/protocol/rules/ids'
import { Button, Modal } from 'antd'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userOf } from '../../../lib/api/backend.ts'
import { browserAddress } from '../../../lib/base-path.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { paths } from '../../../lib/routes.ts'
import { sessionLayer } from '../../../lib/ui/dialogs.ts'
import { sessionController, useInterruption } from '../../../session/session-controller.ts'
import { useSession } from '../../../session/session-store.ts'
import { firstStep, type PendingSignIn } from '../../../session/sign-in.ts'
import formStyles from '../parts/form.module.css'
import { SecondStepForm } from '../parts/second-step-form.tsx'
import { SubmitButton } from '../parts/submit-button.tsx'
import { PasswordField } from '../parts/text-field.tsx'
import { useSubmission } from '../parts/use-submission.ts'
import styles from './sign-in-again-dialog.module.css'

interface PasswordStepProps {
  readonly userName: string
  /** The error of the second step that led back here; null for none. */
  readonly initialError: unknown
  readonly onPending: (pending: PendingSignIn) => void
  readonly onCertificate: (certificate: string) => Promise<void>
}

/** The password of the session's user. */
function PasswordStep({ userName, initialError, onPending, onCertificate }: PasswordStepProps) {
  const { t } = useTranslation('session')
  const { submit, busy, problem } = useSubmission(initialError)
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const password = field.current?.value ?? ''
    setMissing(!password)
    if (!password) field.current?.focus()
    else void send(password)
  }

  const send = (password: string) =>
    submit(async (signal) => {
      const answer = await firstStep({ userName, password }, signal)
      if (typeof answer === 'string') await onCertificate(answer)
      else onPending(answer)
    })

  return (
    <form className={formStyles.form} onSubmit={onSubmit} noValidate>
      <div role="alert" className={formStyles.alert}>
        {problem}
      </div>
      {/* Tells a password manager which account this is. */}
      <input hidden readOnly autoComplete="username" value={userName} />
      <PasswordField
        ref={field}
        label={t('again.password')}
        name="password"
        autoComplete="current-password"
        problem={isMissing ? t('again.passwordRequired') : undefined}
      />
      <SubmitButton text={t('again.submit')} busyText={t('again.submitting')} busy={busy} />
    </form>
  )
}

interface SignInAgainDialogProps {
  /** Tabs with unsaved input. */
  readonly unsaved: readonly { readonly key: string; readonly title: string }[]
  readonly onSignOut: () => void
}

/** The session has ended with unsaved input: the same user continues after a new sign-in, or signs out. */
export function SignInAgainDialog({ unsaved, onSignOut }: SignInAgainDialogProps) {
  const { t } = useTranslation('session')
  // For the second step: loaded here, so that the dialog doesn't suspend later.
  useTexts('verification')
  const user = useSession((session) => session.user)
  const name = user?.userFullName ?? ''
  const [pending, setPending] = useState<PendingSignIn>()
  // Signing out loses the unsaved input, so it is confirmed first.
  const [isLeaving, setLeaving] = useState(false)
  const [initialError, setInitialError] = useState<unknown>(null)
  const goOn = (certificate: string) => continueWith(certificate, t('again.somebodyElse', { name }))

  return (
    <Modal
      open
      centered
      title={t('again.title')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      zIndex={sessionLayer}
      // Opaque: until the user is verified, the page behind must not be visible.
      styles={{ mask: { background: 'var(--color-page)' }, footer: { marginTop: 'var(--space-4)' } }}
      footer={
        isLeaving ? (
          <div className={styles.leaving}>
            <p role="status">{t('again.signOutQuestion')}</p>
            <div className={styles.answers}>
              <Button autoFocus onClick={() => setLeaving(false)}>
                {t('cancel')}
              </Button>
              <Button danger onClick={onSignOut}>
                {t('again.signOut')}
              </Button>
            </div>
          </div>
        ) : (
          <Button onClick={() => setLeaving(true)}>{t('again.signOut')}</Button>
        )
      }
    >
      <p className={styles.lead}>{t('again.lead', { name })}</p>
      <p className={styles.kept}>{t('again.keptIn')}</p>
      <ul className={styles.titles}>
        {unsaved.map(({ key, title }) => (
          <li key={key}>{title}</li>
        ))}
      </ul>
      {pending ? (
        <SecondStepForm
          pending={pending}
          onConfirmed={goOn}
          onLeave={(error: unknown = null) => {
            setInitialError(error)
            setPending(undefined)
          }}
          backText={t('again.back')}
        />
      ) : (
        <>
          <PasswordStep
            userName={user?.userName ?? ''}
            initialError={initialError}
            onPending={setPending}
            onCertificate={goOn}
          />
          {/* Users who signed on by link, provider or token may have no password; the sign-in page offers every option. */}
          <div className={styles.elsewhere}>
            <p>{t('again.elsewhere')}</p>
            <Button href={browserAddress(paths.login)} target="_blank" rel="noopener">
              {t('again.elsewhereGo')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}

/** Continues the session with a new certificate of the same user; throws with `refusal` for another user's. */
async function continueWith(certificate: string, refusal: string): Promise<void> {
  const owner = await userOf(certificate)
  // Another user's sign-in in another window, or the end of this session, takes precedence.
  if (useInterruption.getState().current?.kind !== 'signInAgain') return
  const { user, certificateReplaced } = useSession.getState()
  if (!sameId(owner.userId, user?.userId))
    throw new RemoteError('rejection', 'getUserInfo', { message: refusal })
  certificateReplaced(certificate)
  sessionController.settle(true)
}
