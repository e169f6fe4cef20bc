import { revokeCertificate } from '@portal/store/certificates'
import { type Attempt, codeLifetimeMs, issueCode, redeemCode } from '@portal/store/verification-codes'
import type { World } from '@portal/store/worlds/world'
import { Rejection, startOver } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'

/** Sends a code, which is to say: leaves it where the control API and the command line read it. */
export async function sendCode(world: World, attempt: Attempt) {
  await issueCode(world, attempt)
  return { expiresInSeconds: codeLifetimeMs / 1000 }
}

/** Uses a code up; refuses what is not the right one and says what to do next. */
export async function acceptCode(world: World, attempt: Attempt, typed: string): Promise<void> {
  const redemption = await redeemCode(world, attempt, typed)
  switch (redemption.outcome) {
    case 'accepted':
      return
    case 'wrong':
      throw new Rejection(texts.wrongCode(redemption.triesLeft))
    case 'locked':
      if (attempt.purpose !== 'twoFactor') throw new Rejection(texts.codeLocked)
      await revokeCertificate(world, attempt.certificate)
      throw startOver(texts.attemptLocked)
    case 'expired':
      throw new Rejection(texts.codeExpired)
    case 'missing':
      throw new Rejection(texts.codeMissing)
  }
}
