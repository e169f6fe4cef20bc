import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { paths } from '../../../lib/paths.ts'
import { sessionLayer } from '../../../session/session-layer.ts'
import { useSession } from '../../../session/session-store.ts'
import type { PendingSignIn } from '../../../session/sign-in.ts'
import { SecondStepForm } from '../parts/second-step-form.tsx'
import { goOnWith } from './go-on-with.ts'
import { PasswordStep } from './password-step.tsx'
import styles from './sign-in-again-dialog.module.css'

interface SignInAgainDialogProps {
  /** Tabs whose input is kept. */
  readonly unsaved: readonly { readonly key: string; readonly title: string }[]
  readonly onSignOut: () => void
}

/** The session has ended over unsaved input: the same user goes on after a new sign-in, or signs out. */
export function SignInAgainDialog({ unsaved, onSignOut }: SignInAgainDialogProps) {
  const { t } = useTranslation('session')
  // Needed by the second step: asked for here, so that the dialog doesn't vanish while they load.
  useTexts('verification')
  const user = useSession((session) => session.user)
  const name = user?.userFullName ?? ''
  const [pending, setPending] = useState<PendingSignIn>()
  // What is kept would be lost: that is said first.
  const [isLeaving, setLeaving] = useState(false)
  const [earlier, setEarlier] = useState<unknown>(null)
  const goOn = (certificate: string) => goOnWith(certificate, t('again.somebodyElse', { name }))

  return (
    <Modal
      open
      centered
      title={t('again.title')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      zIndex={sessionLayer}
      // Until it is clear who sits here, nobody sees what the session has shown.
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
            setEarlier(error)
            setPending(undefined)
          }}
          backText={t('again.back')}
        />
      ) : (
        <>
          <PasswordStep
            userName={user?.userName ?? ''}
            earlier={earlier}
            onPending={setPending}
            onGranted={goOn}
          />
          {/* People who come by a link, a provider or a token may have no password; that page knows every way in. */}
          <div className={styles.elsewhere}>
            <p>{t('again.elsewhere')}</p>
            <Button href={paths.login} target="_blank" rel="noopener">
              {t('again.elsewhereGo')}
            </Button>
          </div>
        </>
      )}
    </Modal>
  )
}
