import { Alert, Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { codeIn, codeLength } from '../../entrance/verification-code.ts'
import { failureText } from '../../feedback/failure-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSession } from '../../session/session-store.ts'
import styles from './sign-in-again-dialog.module.css'
import { AnotherUserError, useSignInAgain } from './use-sign-in-again.ts'

interface SignInAgainDialogProps {
  /** Tabs whose input is kept. */
  readonly unsaved: readonly { readonly key: string; readonly title: string }[]
  readonly onSignOut: () => void
}

interface Fields {
  readonly password: string
  readonly code: string
}

/** The session has ended over unsaved input: the same user goes on after a new sign-in, or signs out. */
export function SignInAgainDialog({ unsaved, onSignOut }: SignInAgainDialogProps) {
  const { t } = useTranslation('session')
  const errorTexts = useTexts('errors')
  const user = useSession((session) => session.user)
  const name = user?.userFullName ?? ''
  const { busy, error, asksForCode, withPassword, withCode } = useSignInAgain()
  const problem = error instanceof AnotherUserError ? t('again.somebodyElse', { name }) : undefined

  return (
    <Modal
      open
      title={t('again.title')}
      okText={t('again.submit')}
      okButtonProps={{ htmlType: 'submit' }}
      cancelText={t('again.signOut')}
      confirmLoading={busy}
      onCancel={onSignOut}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      zIndex={2_000}
      // Until it is clear who sits here, nobody sees what the session has shown.
      styles={{ mask: { background: 'var(--color-page)' } }}
      modalRender={(dialog) => (
        <Form<Fields>
          layout="vertical"
          requiredMark={false}
          validateTrigger="onSubmit"
          onFinish={({ password, code }) => void (asksForCode ? withCode(code) : withPassword(password))}
        >
          {dialog}
        </Form>
      )}
    >
      <p className={styles.lead}>{t('again.lead', { name })}</p>
      <p className={styles.kept}>{t('again.keptIn')}</p>
      <ul className={styles.titles}>
        {unsaved.map(({ key, title }) => (
          <li key={key}>{title}</li>
        ))}
      </ul>
      <div role="alert">
        {error !== undefined && (
          <Alert
            className={styles.problem ?? ''}
            type="error"
            showIcon
            title={problem ?? failureText(error, errorTexts)}
          />
        )}
      </div>
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly autoComplete="username" value={user?.userName ?? ''} />
      <div className={styles.fields}>
        {asksForCode ? (
          <Form.Item
            key="code"
            name="code"
            label={t('again.code')}
            extra={t('again.codeHint')}
            normalize={codeIn}
            rules={[{ required: true, len: codeLength, message: t('again.codeRequired') }]}
          >
            <Input inputMode="numeric" autoComplete="one-time-code" autoFocus />
          </Form.Item>
        ) : (
          <Form.Item
            key="password"
            name="password"
            label={t('again.password')}
            rules={[{ required: true, message: t('again.passwordRequired') }]}
          >
            <Input.Password autoComplete="current-password" maxLength={128} autoFocus />
          </Form.Item>
        )}
      </div>
    </Modal>
  )
}
