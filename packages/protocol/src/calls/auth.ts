import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { UserInfo } from '../entities/user.ts'
import { showing, specified } from '../specified.ts'

/** The response of every way of signing in (specification §3: Login response). */
export const SignInAnswer = Type.Object(
  specified('§3 Login response', {
    certificate: Type.String({ description: 'Not usable until the second step when two-factor is Y' }),
    twoFactorAuthenticationYOrN: showing(['Y', 'N'], Type.Union([Type.Literal('Y'), Type.Literal('N')])),
  }),
)
export type SignInAnswer = Static<typeof SignInAnswer>

const UserName = Type.String({ minLength: 1, maxLength: 64 })

/** User name and password as a sign-in form sends them; the field names are assumed. */
export const Credentials = Type.Object({
  userName: UserName,
  password: Type.String({ minLength: 1, maxLength: 128 }),
})
export type Credentials = Static<typeof Credentials>

/** A password as sent to the server (specification §7: changePassword). */
const EncryptedPassword = Type.String({
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

export const login = endpoint({
  method: 'POST',
  path: '/api/baseNewServer/baseLoginService/login',
  access: 'public',
  encoding: 'json',
  area: 'auth',
  summary: 'Signs in with user name and password',
  body: Credentials,
  data: SignInAnswer,
  provenance: { path: 'documented', body: 'assumed', data: 'documented' },
})

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/api/imsSaafBaseServer/permissions/getUserInfo',
  access: 'certificate',
  encoding: 'query',
  area: 'auth',
  summary: 'The signed-in user with responsibilities, positions and sale areas',
  query: Type.Object(
    specified('§7', { token: Type.String({ minLength: 1, description: 'the certificate' }) }),
  ),
  data: UserInfo,
  provenance: { path: 'documented', query: 'documented', data: 'documented' },
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/baseNewServer/baseUsersService/changePassword',
  access: 'certificate',
  encoding: 'form-params',
  area: 'auth',
  summary: 'Changes the password; every certificate of the user dies with the old one',
  successOnly: true,
  body: Type.Object(
    specified('§7', {
      oldPassword: EncryptedPassword,
      newPassword: EncryptedPassword,
      userId: Id,
      userName: UserName,
    }),
  ),
  data: Type.Null(),
  provenance: { path: 'documented', encoding: 'documented', body: 'documented', data: 'assumed' },
})

const Phone = Type.String({ minLength: 3, maxLength: 32, description: 'telephone of the account' })
const Code = Type.String({ minLength: 1, maxLength: 16, description: 'what the person received' })
const expiresInSeconds = Type.Integer({ description: 'how long the code counts' })

const users = '/api/imsSaafBaseServer/users'
const posted = { method: 'POST', access: 'public', encoding: 'json', area: 'auth' } as const
const provenance = { path: 'documented', body: 'assumed', data: 'assumed' } as const

export const sendVerificationCode = endpoint({
  method: 'GET',
  path: `${users}/sendVerificationCode`,
  access: 'public',
  encoding: 'query',
  area: 'auth',
  summary: 'Sends a code to sign in with to a telephone',
  query: Type.Object({ phone: Phone }),
  data: Type.Object({ expiresInSeconds }),
  provenance: { path: 'documented', query: 'assumed', data: 'assumed' },
})

export const getTokenToPhoneCode = endpoint({
  ...posted,
  path: `${users}/getTokenToPhoneCode`,
  summary: 'Signs in with the code that was sent to a telephone',
  body: Type.Object({ phone: Phone, code: Code }),
  data: SignInAnswer,
  provenance,
})

export const sendVerificationCodeV2 = endpoint({
  ...posted,
  path: `${users}/sendVerificationCodeV2`,
  summary: 'Sends a code: for a password reset by user name, or again for a pending second step by its token',
  body: Type.Object({
    userName: Type.Optional(UserName),
    token: Type.Optional(Type.String({ minLength: 1, maxLength: 128, description: 'pending certificate' })),
  }),
  data: Type.Object({ maskedPhone: Type.String(), expiresInSeconds }),
  provenance,
})

export const validateVerificationCode = endpoint({
  ...posted,
  path: `${users}/validateVerificationCode`,
  summary: 'Checks the code of a password reset; answers the ticket that the new password is set with',
  body: Type.Object({ userName: UserName, code: Code }),
  data: Type.Object({ ticket: Type.String(), expiresInSeconds }),
  provenance,
})

export const findUserByQuery = endpoint({
  ...posted,
  path: `${users}/findByQuery`,
  summary: 'Finds the account whose password is to be reset',
  body: Type.Object({ userName: UserName }),
  data: Type.Object({ userName: Type.String(), maskedPhone: Type.String() }),
  provenance,
})

export const updateUserPassword = endpoint({
  ...posted,
  path: `${users}/updateUserPassword`,
  summary: 'Sets a new password with the ticket of a checked code; every certificate of the user dies',
  body: Type.Object({
    userName: UserName,
    ticket: Type.String({ minLength: 1, maxLength: 128 }),
    newPassword: EncryptedPassword,
  }),
  data: Type.Null(),
  provenance,
})
