import { confirmationProblem, newPasswordProblem } from '@portal/protocol/rules/password-policy'
import type { Texts } from '../../lib/i18n/namespaces.ts'

export interface PasswordFields {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

type Problem = Exclude<keyof Texts['password'], 'rules'>

/** The error of each field, as a text key (specification §5); absent when it is valid. */
export function passwordProblem(
  field: keyof PasswordFields,
  values: Partial<PasswordFields>,
): Problem | undefined {
  const value = values[field] ?? ''
  switch (field) {
    case 'oldPassword':
      return value ? undefined : 'oldRequired'
    case 'newPassword':
      return newPasswordProblem(value)
    case 'confirmPassword':
      return confirmationProblem(value, values.newPassword ?? '')
  }
}
