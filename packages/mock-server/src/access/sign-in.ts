import type { Credentials, SignInAnswer } from '@portal/protocol/entities/sign-in'
import { issueCertificate } from '@portal/store/certificates'
import type { User } from '@portal/store/generated/client'
import { verifyPassword } from '@portal/store/passwords'
import { issueCode } from '@portal/store/verification-codes'
import type { World } from '@portal/store/worlds/world'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'

/** How long the second step of a sign-in may take (assumed). */
const secondStepLifetimeMs = 10 * 60_000

/** The user of a name and password; refuses a wrong name and a wrong password with one and the same text. */
export async function userWithPassword(world: World, credentials: Credentials): Promise<User> {
  const user = await world.db.user.findUnique({ where: { userName: credentials.userName } })
  // An unknown name costs a hash too, so that the time an answer takes does not tell which names exist.
  const hash = user?.passwordHash ?? world.settings.demoPasswordHash
  const matches = await verifyPassword(credentials.password, hash)
  if (!user || !matches) throw new Rejection(texts.wrongCredentials)
  return user
}

/** What a right password is worth: a usable certificate, or a pending one and a code on its way (specification §4). */
export async function firstStepDone(world: World, user: User): Promise<SignInAnswer> {
  if (!user.twoFactor) return signedIn(world, user.id)
  const pending = { kind: 'twoFactorPending', lifetimeMs: secondStepLifetimeMs } as const
  const certificate = await issueCertificate(world, user.id, pending)
  await issueCode(world, { userId: user.id, purpose: 'twoFactor', certificate })
  return { certificate, twoFactorAuthenticationYOrN: 'Y' }
}

/** The answer of a sign-in that is complete. */
export const signedIn = async (world: World, userId: number): Promise<SignInAnswer> => ({
  certificate: await issueCertificate(world, userId),
  twoFactorAuthenticationYOrN: 'N',
})
