import { verifyPassword } from '@portal/store/passwords'
import { readPassword, replacePassword, requireAcceptable } from '../access/credentials.ts'
import { firstStepDone, userWithPassword } from '../access/sign-in.ts'
import type { Handlers } from '../calls/call-context.ts'
import { Rejection, sessionEnded } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { readUserInfo } from '../reads/user-info.ts'

export const authHandlers: Pick<Handlers, 'login' | 'getUserInfo' | 'changePassword'> = {
  async login({ world, input: { body } }) {
    return firstStepDone(world, await userWithPassword(world, body))
  },

  async getUserInfo({ world, user, certificate, nameOf, input: { query } }) {
    if (query.token !== certificate) throw sessionEnded()
    return { ...(await readUserInfo(world, user.id, nameOf)), certificate }
  },

  async changePassword({ world, user, settings, input: { body } }) {
    if (body.userId !== user.id || body.userName !== user.userName) throw new Rejection(texts.notYourAccount)
    const oldPassword = readPassword(body.oldPassword, settings.cipherKey)
    const newPassword = readPassword(body.newPassword, settings.cipherKey)
    if (!(await verifyPassword(oldPassword, user.passwordHash))) throw new Rejection(texts.wrongOldPassword)
    requireAcceptable(newPassword)
    await replacePassword(world, user.id, newPassword)
    return null
  },
}
