import { isAcceptablePassword } from '@portal/protocol/rules/password-policy'
import type { Texts } from '../../i18n/namespaces.ts'

export interface PasswordFields {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

type Problem = keyof Texts['password']

/** What is wrong with each field, as the key of its text (specification §5); absent when nothing is. */
export function passwordProblem(
  field: keyof PasswordFields,
  values: Partial<PasswordFields>,
): Problem | undefined {
  const value = values[field] ?? ''
  switch (field) {
    case 'oldPassword':
      return value ? undefined : 'oldRequired'
    case 'newPassword':
      if (!value) return 'newRequired'
      return isAcceptablePassword(value) ? undefined : 'policy'
    case 'confirmPassword':
      if (!value) return 'confirmRequired'
      return value === values.newPassword ? undefined : 'mismatch'
  }
}
