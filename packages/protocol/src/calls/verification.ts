import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { EncryptedPassword, SignInAnswer, UserName } from './sign-in.ts'

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
