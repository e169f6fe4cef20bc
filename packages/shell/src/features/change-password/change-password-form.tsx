import { encryptPassword } from '@portal/protocol/password-cipher'
import { useMutation } from '@tanstack/react-query'
import { Form, Input, type InputRef, Modal } from 'antd'
import { type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useFocusReturn } from '../../lib/focus/use-focus-return.ts'
import { reactionTo, showRejection } from '../../lib/ui/error-policy.ts'
import { PasswordRules } from '../../lib/ui/password-rules.tsx'
import { showToast } from '../../lib/ui/toasts.ts'
import { api } from '../../session/api.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import type { ChangePasswordDialogProps } from './change-password-dialog.tsx'
import { type PasswordFields, passwordProblem } from './password-rules.ts'

/** How long the confirmation is shown before the user is signed out (specification §4). */
const signOutAfterMs = 2_000

/** Resolves with the session number of that password: another user may have signed in since. */
async function changePassword({ oldPassword, newPassword }: PasswordFields): Promise<number> {
  const { user, visit } = useSession.getState()
  if (!user) throw new Error('A password is changed by a signed-in user')
  const { cipherKey } = getConfig()
  await api.changePassword({
    body: {
      oldPassword: encryptPassword(oldPassword, cipherKey),
      newPassword: encryptPassword(newPassword, cipherKey),
      userId: user.userId,
      userName: user.userName,
    },
  })
  return visit
}

/** Changes the password, confirms it and signs out; a refusal shows the server's message for 5 s (specification §8). */
function useChangePassword(onChanged: () => void, onRefused: () => void) {
  const { t } = useTranslation('password')
  // State would let a second submit through before the next render.
  const running = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: changePassword,
    onSuccess: (visit) => {
      const now = useSession.getState()
      if (now.visit !== visit || now.status !== 'ready') return
      showToast({ kind: 'success', text: t('changed'), seconds: 2 })
      onChanged()
      sessionController.signOutAfter(signOutAfterMs)
    },
    onError: (error) => {
      void showRejection(error)
      if (reactionTo(error) === 'caller') onRefused()
    },
  })

  function change(fields: PasswordFields): void {
    if (running.current) return
    running.current = true
    mutate(fields, {
      onSettled: () => {
        running.current = false
      },
    })
  }

  return { change, changing: isPending }
}

const fields = [
  { name: 'oldPassword', autoComplete: 'current-password', dependsOn: [] },
  { name: 'newPassword', autoComplete: 'new-password', dependsOn: [] },
  { name: 'confirmPassword', autoComplete: 'new-password', dependsOn: ['newPassword'] },
] as const

/** The blurred field may show its error and push the button away from under the pointer. */
const onMouseDown = (event: MouseEvent) => event.preventDefault()

/** Three fields, each checked on leaving it. Neither a click outside nor Escape closes the dialog (specification §5). */
export function ChangePasswordForm({ onClose, children }: Omit<ChangePasswordDialogProps, 'open'>) {
  const { t } = useTranslation('password')
  const userName = useSession((session) => session.user?.userName ?? '')
  const first = useRef<InputRef>(null)
  useFocusReturn()
  const { change, changing } = useChangePassword(onClose, () => {
    first.current?.focus({ cursor: 'all' })
  })
  const [form] = Form.useForm<PasswordFields>()
  const newPassword = Form.useWatch('newPassword', { form, preserve: true }) ?? ''
  return (
    <Modal
      open
      title={t('title')}
      // Title and buttons keep the same distance from the fields as these from each other.
      styles={{ header: { marginBottom: 20 }, footer: { marginTop: 0, paddingTop: 'var(--space-2)' } }}
      okText={t('submit')}
      okButtonProps={{ htmlType: 'submit', onMouseDown }}
      // Closing the dialog doesn't cancel a pending request.
      cancelButtonProps={{ disabled: changing, onMouseDown }}
      closable={{ disabled: changing }}
      cancelText={t('cancel')}
      confirmLoading={changing}
      onCancel={onClose}
      // The dialog takes the focus when it has opened.
      afterOpenChange={(isOpen) => isOpen && first.current?.focus()}
      mask={{ closable: false }}
      keyboard={false}
      // Around the whole dialog, its buttons included, so that Enter submits.
      modalRender={(dialog) => (
        <Form<PasswordFields>
          form={form}
          layout="vertical"
          requiredMark={false}
          validateTrigger="onBlur"
          onFinish={change}
        >
          {dialog}
        </Form>
      )}
    >
      {children}
      {/* Tells a password manager which account this is. */}
      <input hidden readOnly autoComplete="username" value={userName} />
      {fields.map(({ name, autoComplete, dependsOn }) => (
        <Form.Item
          key={name}
          name={name}
          label={t(name)}
          {...(name === 'newPassword' && { extra: <PasswordRules password={newPassword} /> })}
          dependencies={[...dependsOn]}
          rules={[
            ({ getFieldsValue }) => ({
              validator: async () => {
                const problem = passwordProblem(name, getFieldsValue())
                if (problem) throw new Error(t(problem))
              },
            }),
          ]}
        >
          <Input.Password
            ref={name === 'oldPassword' ? first : undefined}
            autoComplete={autoComplete}
            maxLength={128}
            readOnly={changing}
            autoFocus={name === 'oldPassword'}
          />
        </Form.Item>
      ))}
    </Modal>
  )
}
