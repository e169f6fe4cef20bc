import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { showing, specified } from '../specified.ts'

/** The response of every way of signing in (specification §3: Login response). */
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

/** A password as sent to the server (specification §7: changePassword). */
export const EncryptedPassword = Type.String({
  minLength: 1,
  maxLength: 512,
  description: 'encrypted, base64',
})

const Text = Type.Optional(Type.String({ maxLength: 128 }))
const loginService = '/api/baseNewServer/baseLoginService'

export const twoFactorLogin = endpoint({
  method: 'POST',
  path: `${loginService}/twoFactorLogin`,
  access: 'public',
  encoding: 'form-params',
  area: 'auth',
  summary:
    'Second step of a sign-in: gives a usable certificate for a pending one and the code that was sent',
  body: Type.Object({
    ...specified('§7', {
      token: Type.String({ minLength: 1, maxLength: 128, description: 'the pending certificate' }),
      loginUrl: Type.Optional(Type.String({ maxLength: 2048, description: 'where the person signs in' })),
    }),
    code: Type.String({ minLength: 1, maxLength: 16, description: 'what the person received; assumed' }),
  }),
  data: SignInAnswer,
  provenance: { path: 'assumed', encoding: 'documented', body: 'documented', data: 'assumed' },
})

export const ssoLogin = endpoint({
  method: 'POST',
  path: `${loginService}/ssoLogin`,
  access: 'public',
  encoding: 'form-params',
  area: 'auth',
  summary:
    'Signs in with a token, or with a one-time code of another system: loginType, ssoSystem and code come together',
  body: Type.Object(
    specified('§7', {
      token: Type.Optional(
        Type.String({ maxLength: 4096, description: 'of a jump to the dashboard; a live certificate here' }),
      ),
      loginUrl: Type.Optional(Type.String({ maxLength: 2048, description: 'where the person signs in' })),
      loginType: Text,
      ssoSystem: Text,
      code: Text,
      domain: Type.Optional(Type.String({ maxLength: 2048 })),
      account: Type.Optional(
        Type.String({ maxLength: 64, description: 'user name that the code must be for' }),
      ),
      userType: Type.Optional(
        Type.String({ maxLength: 32, description: 'staff, sales or distributor; assumed' }),
      ),
      distributorCode: Type.Optional(Type.String({ maxLength: 64 })),
    }),
  ),
  data: SignInAnswer,
  provenance: { path: 'assumed', encoding: 'documented', body: 'documented', data: 'assumed' },
})

export const ossLogin = endpoint({
  method: 'POST',
  path: `${loginService}/ossLogin`,
  access: 'public',
  encoding: 'json',
  area: 'auth',
  summary: 'Signs in for the order system: like login, for people with a menu in OSS only',
  body: Credentials,
  data: SignInAnswer,
  provenance: { path: 'documented', body: 'assumed', data: 'assumed' },
})
