import type { Credentials, SignInAnswer } from '@portal/protocol/calls/auth'
import {
  findCertificate,
  issueCertificate,
  readUser,
  revokeCertificate,
  verifyPassword,
} from '@portal/store/certificates'
import { issueCode, redeemSignOnCode } from '@portal/store/codes'
import type { User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { acceptCode } from '../../access/control-access.ts'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { filled, Rejection, startOver } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { readSystemMenus } from '../menus/menus.ts'
import { readOrganizations } from '../menus/organizations.ts'

/** How long the second step of a sign-in may take (assumed). */
const secondStepLifetimeMs = 10 * 60_000

/** The user of a name and password; refuses a wrong name and a wrong password with one and the same text. */
export async function userWithPassword(world: World, credentials: Credentials): Promise<User> {
  const user = readUser(world, 'userName', credentials.userName)
  // Hashes for an unknown name, too, so that the response time doesn't reveal which names exist.
  const hash = user?.passwordHash ?? world.settings.demoPasswordHash
  const matches = await verifyPassword(credentials.password, hash)
  if (!user || !matches) throw new Rejection(texts.wrongCredentials)
  return user
}

/** The result of a correct password: a usable certificate, or a pending one and a sent code (specification §4). */
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

/** The user named by another system; missing or empty fields are not checked. */
interface ClaimedAccount {
  readonly account?: string
  readonly userType?: string
  readonly distributorCode?: string
}

/** Refuses a single sign-on whose code belongs to a user other than the named one (specification §7). */
async function requireAccountOf(world: World, user: User, claimed: ClaimedAccount): Promise<void> {
  const { account, userType, distributorCode } = claimed
  if (account && account !== user.userName) throw new Rejection(filled(texts.signOnOtherAccount, { account }))
  if (userType && userType !== user.kind) throw new Rejection(filled(texts.signOnOtherType, { userType }))
  if (!distributorCode) return
  const distributor =
    user.distributorId && (await world.db.distributor.findUnique({ where: { id: user.distributorId } }))
  if (!distributor || distributor.code !== distributorCode) {
    throw new Rejection(filled(texts.signOnOtherDistributor, { code: distributorCode }))
  }
}

/** Refuses systems that do not exist, that are closed, and that the user has no menu of. */
export async function mayOpen(
  world: World,
  userId: number,
  systemCode: string,
  nameOf: NameOf,
): Promise<void> {
  const system = await world.db.system.findUnique({ where: { code: systemCode } })
  if (!system) throw new Rejection(filled(texts.unknownSystem, { code: systemCode }))
  const name = nameOf({ name: system.realName, nameEn: system.nameEn })
  if (system.disabled) throw new Rejection(filled(texts.systemNotOpen, { name }))
  const departments = await readOrganizations(world, userId, nameOf)
  const codes = departments.map(({ orgCode }) => orgCode)
  const menus = await readSystemMenus(world, userId, codes, nameOf)
  if (!menus.some((menu) => menu.systemCode === systemCode)) {
    throw new Rejection(filled(texts.systemNotPermitted, { name }))
  }
}

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
