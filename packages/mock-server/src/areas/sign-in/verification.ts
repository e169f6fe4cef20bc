import { findCertificate, issueCertificate, redeemCertificate } from '@portal/store/certificates'
import type { User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import {
  acceptCode,
  readPassword,
  replacePassword,
  requireAcceptable,
  sendCode,
} from '../../access/control-access.ts'
import type { Handlers } from '../../calls/call-context.ts'
import { maskedPhone } from '../../domain/masking.ts'
import { filled, Rejection, startOver } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { signedIn } from './sign-in.ts'

/** How long a checked code is good for setting a new password (assumed). */
const ticketLifetimeMs = 10 * 60_000

type VerificationCalls =
  | 'sendVerificationCode'
  | 'getTokenToPhoneCode'
  | 'sendVerificationCodeV2'
  | 'validateVerificationCode'
  | 'findUserByQuery'
  | 'updateUserPassword'

export const verificationHandlers: Pick<Handlers, VerificationCalls> = {
  async sendVerificationCode({ world, input: { query } }) {
    const user = await userWithPhone(world, query.phone)
    return sendCode(world, { userId: user.id, purpose: 'phoneSignIn' })
  },

  async getTokenToPhoneCode({ world, input: { body } }) {
    const user = await userWithPhone(world, body.phone)
    await acceptCode(world, { userId: user.id, purpose: 'phoneSignIn' }, body.code)
    return signedIn(world, user.id)
  },

  async sendVerificationCodeV2({ world, input: { body } }) {
    const { userName, token } = body
    if ((userName === undefined) === (token === undefined)) throw new Rejection(texts.codeForWhom)
    if (userName !== undefined) {
      const user = await userNamed(world, userName)
      const sent = await sendCode(world, { userId: user.id, purpose: 'passwordReset' })
      return { maskedPhone: maskedPhone(user.phone), ...sent }
    }
    const pending = await findCertificate(world, token ?? '', 'twoFactorPending')
    if (!pending) throw startOver(texts.attemptOver)
    const { user, certificate } = pending
    const sent = await sendCode(world, { userId: user.id, purpose: 'twoFactor', certificate })
    return { maskedPhone: maskedPhone(user.phone), ...sent }
  },

  async validateVerificationCode({ world, input: { body } }) {
    const user = await userNamed(world, body.userName)
    await acceptCode(world, { userId: user.id, purpose: 'passwordReset' }, body.code)
    const ticket = { kind: 'passwordReset', lifetimeMs: ticketLifetimeMs } as const
    const expiresInSeconds = ticketLifetimeMs / 1000
    return { ticket: await issueCertificate(world, user.id, ticket), expiresInSeconds }
  },

  async findUserByQuery({ world, input: { body } }) {
    const { userName, phone } = await userNamed(world, body.userName)
    return { userName, maskedPhone: maskedPhone(phone) }
  },

  async updateUserPassword({ world, settings, input: { body } }) {
    const newPassword = readPassword(body.newPassword, settings.cipherKey)
    requireAcceptable(newPassword) // first, so that a weak one does not cost the ticket
    const user = await userNamed(world, body.userName)
    const ticket = await findCertificate(world, body.ticket, 'passwordReset')
    const isTheirs = ticket?.userId === user.id
    if (!isTheirs || !(await redeemCertificate(world, body.ticket, 'passwordReset'))) {
      throw startOver(texts.ticketDead)
    }
    await replacePassword(world, user.id, newPassword)
    return null
  },
}

async function userNamed(world: World, userName: string): Promise<User> {
  const user = await world.db.user.findUnique({ where: { userName } })
  if (!user) throw new Rejection(filled(texts.unknownAccount, { userName }))
  return user
}

/** The user of a sign-in by phone. The phone is the second factor: not sufficient where two are required. */
async function userWithPhone(world: World, phone: string): Promise<User> {
  const user = await world.db.user.findFirst({ where: { phone }, orderBy: { id: 'asc' } })
  if (!user) throw new Rejection(filled(texts.unknownPhone, { phone }))
  if (user.twoFactor) throw new Rejection(texts.passwordNeeded)
  return user
}
