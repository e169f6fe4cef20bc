import { type Static, Type } from 'typebox'
import { showing, specified } from '../specified.ts'

/** What every way of signing in answers (specification §3: Login response). */
export const SignInAnswer = Type.Object(
  specified('§3 Login response', {
    certificate: Type.String({ description: 'Not usable until the second step when two-factor is Y' }),
    twoFactorAuthenticationYOrN: showing(['Y', 'N'], Type.Union([Type.Literal('Y'), Type.Literal('N')])),
  }),
)
export type SignInAnswer = Static<typeof SignInAnswer>

export const UserName = Type.String({ minLength: 1, maxLength: 64 })

/** User name and password as a sign-in form sends them; the field names are assumed. */
export const Credentials = Type.Object({
  userName: UserName,
  password: Type.String({ minLength: 1, maxLength: 128 }),
})
export type Credentials = Static<typeof Credentials>

/** A password on its way to the server (specification §7: changePassword). */
export const EncryptedPassword = Type.String({
  minLength: 1,
  maxLength: 512,
  description: 'encrypted, base64',
})
