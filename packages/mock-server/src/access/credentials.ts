import { createHmac } from 'node:crypto'
import { decryptPassword } from '@portal/protocol/password-cipher'
import { isAcceptablePassword } from '@portal/protocol/rules/password-policy'
import { hashPassword } from '@portal/store/accounts'
import { revokeCertificate, revokeCertificatesOf } from '@portal/store/certificates'
import { type Attempt, codeLifetimeMs, issueCode, redeemCode } from '@portal/store/codes'
import type { World } from '@portal/store/worlds/world'
import { filled, Rejection, startOver } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { type ControlAccess, sameText } from './control-access.ts'

/** The key of a link into a world, or into the next free one of a class; for one user only, if the link signs one in. */
export const worldKey = (token: string, world: string, user = ''): string =>
  createHmac('sha256', token).update(`enter\n${world}\n${user}`).digest('base64url')

/** How a browser that has entered a world names it from then on: with the key of its link, where the server has keys. */
export const worldPass = (access: ControlAccess, world: string): string =>
  typeof access === 'object' ? `${world}.${worldKey(access.token, world)}` : world

const nameAndKey = /^(.*)\.([\w-]{43})$/

/** The world that a header or a cookie names, and whether with its key. */
export function readPass(access: ControlAccess, pass: string): { name: string; hasKey: boolean } {
  const [, name = pass, key] = nameAndKey.exec(pass) ?? []
  const hasKey =
    typeof access === 'object' && key !== undefined && sameText(key, worldKey(access.token, name))
  return { name, hasKey }
}

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
