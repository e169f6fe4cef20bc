import { type Static, Type } from 'typebox'
import { controlCall, InWorld, worldsPath } from './control-call.ts'

export type SentCode = Static<typeof SentCode>
/** A verification code as the person would find it on the telephone. Times are those of the world's clock. */
export const SentCode = Type.Object({
  code: Type.String({ description: 'six digits' }),
  userName: Type.String(),
  fullName: Type.String(),
  fullNameEn: Type.String(),
  phone: Type.String(),
  purpose: Type.Enum(['twoFactor', 'phoneSignIn', 'passwordReset']),
  createdAt: Type.String({ description: 'ISO 8601' }),
  expiresAt: Type.String({ description: 'ISO 8601' }),
})

export const listCodes = controlCall({
  method: 'GET',
  path: `${worldsPath}/{world}/codes`,
  summary: 'The verification codes that still count, newest first: a real system would send them by SMS',
  pathParams: InWorld,
  query: Type.Object({ user: Type.Optional(Type.String({ description: 'userName of their owner' })) }),
  data: Type.Array(SentCode),
})
