import type { Credentials } from '../../../session/sign-in.ts'

export type CredentialField = keyof Credentials

const textOf = (form: FormData, field: CredentialField): string => {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}

/** What the form holds. Blanks around a user name are slips of typing or pasting; a password is taken as it is. */
export const readCredentials = (form: FormData): Credentials => ({
  userName: textOf(form, 'userName').trim(),
  password: textOf(form, 'password'),
})

/** Whether the user name may stay on this machine. */
export const wantsRemembering = (form: FormData): boolean => form.has('remember')

/** The fields that are still empty, in the order of the form. */
export const missingFields = (credentials: Credentials): readonly CredentialField[] =>
  (['userName', 'password'] as const).filter((field) => credentials[field] === '')
