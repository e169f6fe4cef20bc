import { findCertificate, revokeCertificate } from '@portal/store/certificates'
import { redeemSignOnCode } from '@portal/store/sign-on-codes'
import { acceptCode } from '../../access/credentials.ts'
import type { Handlers } from '../../calls/call-context.ts'
import { Rejection, startOver } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { firstStepDone, mayOpen, requireAccountOf, signedIn, userWithPassword } from './sign-in-steps.ts'

const orderSystem = 'OSS'

export const signInHandlers: Pick<Handlers, 'twoFactorLogin' | 'ssoLogin' | 'ossLogin'> = {
  async twoFactorLogin({ world, input: { body } }) {
    const pending = await findCertificate(world, body.token, 'twoFactorPending')
    if (!pending) throw startOver(texts.attemptOver)
    const { userId, certificate } = pending
    await acceptCode(world, { userId, purpose: 'twoFactor', certificate }, body.code)
    await revokeCertificate(world, certificate)
    return signedIn(world, userId)
  },

  async ssoLogin({ world, input: { body } }) {
    const { token, loginType, ssoSystem, code } = body
    if (token) {
      const session = await findCertificate(world, token)
      if (!session) throw new Rejection(texts.signOnCodeDead)
      return signedIn(world, session.userId)
    }
    if (!loginType || !ssoSystem || !code) throw new Rejection(texts.signOnIncomplete)
    const user = await redeemSignOnCode(world, ssoSystem, code)
    if (!user) throw new Rejection(texts.signOnCodeDead)
    await requireAccountOf(world, user, body)
    return signedIn(world, user.id)
  },

  async ossLogin({ world, nameOf, input: { body } }) {
    const user = await userWithPassword(world, body)
    await mayOpen(world, user.id, orderSystem, nameOf)
    return firstStepDone(world, user)
  },
}
