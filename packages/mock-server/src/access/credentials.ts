import { decryptPassword } from '@portal/protocol/password-cipher'
import { isAcceptablePassword } from '@portal/protocol/rules/password-policy'
import { revokeCertificate, revokeCertificatesOf } from '@portal/store/certificates'
import { hashPassword } from '@portal/store/passwords'
import { type Attempt, codeLifetimeMs, issueCode, redeemCode } from '@portal/store/verification-codes'
import type { World } from '@portal/store/worlds/world'
import { filled } from '../errors/message.ts'
import { Rejection, startOver } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'

/** A password as it was typed; refuses what was not encrypted with the key. */
export function readPassword(encrypted: string, cipherKey: string): string {
  const password = decryptPassword(encrypted, cipherKey)
  if (password === undefined) throw new Rejection(texts.unreadablePassword)
  return password
}

/** Refuses a new password against the policy: the client's word is not enough (specification §5). */
export function requireAcceptable(password: string): void {
  if (!isAcceptablePassword(password)) throw new Rejection(texts.weakPassword)
}

/** The new password and the end of all sessions are one transaction. */
export async function replacePassword(world: World, userId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await world.db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash } })
    await revokeCertificatesOf(tx, userId)
  })
}

/** Sends a code, i.e. stores it for the control API and the command line. */
export async function sendCode(world: World, attempt: Attempt) {
  await issueCode(world, attempt)
  return { expiresInSeconds: codeLifetimeMs / 1000 }
}

/** Consumes a code; a wrong one is refused with a hint. */
export async function acceptCode(world: World, attempt: Attempt, typed: string): Promise<void> {
  const redemption = await redeemCode(world, attempt, typed)
  switch (redemption.outcome) {
    case 'accepted':
      return
    case 'wrong':
      throw new Rejection(filled(texts.wrongCode, { triesLeft: redemption.triesLeft }))
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
