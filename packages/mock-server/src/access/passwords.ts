import { decryptPassword } from '@portal/protocol/password-cipher'
import { isAcceptablePassword } from '@portal/protocol/rules/password-policy'
import { revokeCertificatesOf } from '@portal/store/certificates'
import { hashPassword } from '@portal/store/passwords'
import type { World } from '@portal/store/worlds/world'
import { Rejection } from '../errors/rejection.ts'
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

/** The new password and the end of every session come together or not at all. */
export async function replacePassword(world: World, userId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await world.db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash } })
    await revokeCertificatesOf(tx, userId)
  })
}
