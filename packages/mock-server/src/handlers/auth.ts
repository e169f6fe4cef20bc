import { decryptPassword } from '@portal/protocol/password-cipher'
import { isAcceptablePassword } from '@portal/protocol/rules/password-policy'
import { issueCertificate, revokeCertificatesOf } from '@portal/store/certificates'
import { hashPassword, verifyPassword } from '@portal/store/passwords'
import type { Handlers } from '../calls/call-context.ts'
import { Rejection, sessionEnded } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { readUserInfo } from '../reads/user-info.ts'

/** How long the second step of a sign-in may take (assumed). */
const twoFactorLifetimeMs = 10 * 60_000

export const authHandlers: Pick<Handlers, 'login' | 'getUserInfo' | 'changePassword'> = {
  async login({ world, input: { body } }) {
    const user = await world.db.user.findUnique({ where: { userName: body.userName } })
    // An unknown name costs a hash too, so that the time an answer takes does not tell which names exist.
    const hash = user?.passwordHash ?? world.settings.demoPasswordHash
    const matches = await verifyPassword(body.password, hash)
    if (!user || !matches) throw new Rejection(texts.wrongCredentials)
    if (!user.twoFactor) {
      return { certificate: await issueCertificate(world, user.id), twoFactorAuthenticationYOrN: 'N' }
    }
    const pending = { kind: 'twoFactorPending', lifetimeMs: twoFactorLifetimeMs } as const
    return { certificate: await issueCertificate(world, user.id, pending), twoFactorAuthenticationYOrN: 'Y' }
  },

  async getUserInfo({ world, user, certificate, nameOf, input: { query } }) {
    if (query.token !== certificate) throw sessionEnded()
    return { ...(await readUserInfo(world, user.id, nameOf)), certificate }
  },

  async changePassword({ world, user, settings, input: { body } }) {
    if (body.userId !== user.id || body.userName !== user.userName) throw new Rejection(texts.notYourAccount)
    const oldPassword = decryptPassword(body.oldPassword, settings.cipherKey)
    const newPassword = decryptPassword(body.newPassword, settings.cipherKey)
    if (oldPassword === undefined || newPassword === undefined) throw new Rejection(texts.unreadablePassword)
    if (!(await verifyPassword(oldPassword, user.passwordHash))) throw new Rejection(texts.wrongOldPassword)
    if (!isAcceptablePassword(newPassword)) throw new Rejection(texts.weakPassword)
    const passwordHash = await hashPassword(newPassword)
    await world.db.user.update({ where: { id: user.id }, data: { passwordHash } })
    await revokeCertificatesOf(world, user.id)
    return null
  },
}
