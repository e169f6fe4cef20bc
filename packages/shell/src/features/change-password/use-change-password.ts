import { encryptPassword } from '@portal/protocol/password-cipher'
import { RemoteError } from '@portal/protocol/remote-error'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { api } from '../../session/api.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import type { PasswordFields } from './password-rules.ts'

/** How long the good news stands before the user is signed out (specification §4). */
const signOutAfterMs = 2_000

/** Resolves with the visit whose password it was: another user may have signed in meanwhile. */
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

/** Changes the password, then says so and signs out; a refusal shows the server's message for 5 s (specification §8). */
export function useChangePassword(onChanged: () => void) {
  const { t } = useTranslation('password')
  // State would let a second submit through that comes before the next rendering.
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
      if (error instanceof RemoteError && error.kind === 'rejection') {
        showToast({ kind: 'error', text: error.message, seconds: 5 })
      }
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
