import type { UserInfo } from '@portal/protocol/entities/user'
import { safeRedirect } from '@portal/protocol/rules/safe-addresses'
import { verifyPassword } from '@portal/store/certificates'
import { issueSignOnCode } from '@portal/store/codes'
import type { World } from '@portal/store/worlds/world'
import { readPassword, replacePassword, requireAcceptable } from '../../access/control-access.ts'
import { type Caller, type CallSettings, type Handlers, Redirect } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { ssoTarget, type WindowLook } from '../../domain/provider-sign-on.ts'
import { filled, Rejection, sessionEnded } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { saleAreaNames } from '../../queries/wire-values.ts'
import { firstStepDone, mayOpen, userWithPassword } from './sign-in.ts'

const inOrder = { orderBy: { sortOrder: 'asc' } } as const

const details = {
  responsibilities: { ...inOrder, include: { responsibility: { include: { system: true } } } },
  positions: inOrder,
  distributor: { include: { saleAreas: { orderBy: { id: 'asc' } } } },
} as const

/** Everything about a user but the certificate (specification §3, user info). */
async function readUserInfo(
  world: World,
  userId: number,
  nameOf: NameOf,
): Promise<Omit<UserInfo, 'certificate'>> {
  const user = await world.db.user.findUniqueOrThrow({ where: { id: userId }, include: details })
  const { distributor } = user
  return {
    userId: user.id,
    userName: user.userName,
    userFullName: nameOf({ name: user.fullName, nameEn: user.fullNameEn }),
    userRespList: user.responsibilities.map(({ responsibility }) => ({
      systemCode: responsibility.system.code,
      responsibilityId: responsibility.id,
      responsibilityName: nameOf(responsibility),
      responsibilityCode: responsibility.code,
    })),
    baseUserPosition: user.positions.map((position) => ({
      positionName: nameOf(position),
      organzationCode: position.organizationCode,
      defaultPosition: position.isDefault ? 'Y' : 'N',
    })),
    distributorInfoBean: distributor && {
      distributorId: distributor.id,
      distributorCode: distributor.code,
      distributorName: nameOf(distributor),
    },
    sapDistributorSaleAreas: (distributor?.saleAreas ?? []).map((area) => ({
      salesOrgBusinessType: area.businessUnit,
      saleOrganizationCode: area.saleOrganizationCode,
      ...saleAreaNames(area, nameOf),
      distributionChannelCode: area.distributionChannelCode,
      companyCode: area.companyCode,
    })),
  }
}

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

export const ssoHandlers: Pick<Handlers, 'ssoWindow' | 'ssoWindowDbs'> = {
  async ssoWindow({ input: { pathParams, query }, ...context }) {
    return signedOn(context, pathParams.systemCode, query.path, query)
  },

  async ssoWindowDbs({ input: { query }, ...context }) {
    return signedOn(context, 'DBS', query.path)
  },
}

type WindowContext = Caller & {
  readonly world: World
  readonly settings: CallSettings
  readonly nameOf: NameOf
}

/** Sends a window into another system. It carries a one-time code: a certificate would stay in its history. */
async function signedOn(
  { world, user, settings, nameOf }: WindowContext,
  systemCode: string,
  path: string | undefined,
  look?: WindowLook,
): Promise<Redirect> {
  await mayOpen(world, user.id, systemCode, nameOf)
  const page = requestedPage(path)
  const code = await issueSignOnCode(world, user.id, systemCode)
  return new Redirect(ssoTarget(settings.systems, systemCode, page, code, look))
}

/** A page inside the other system: never an address that a browser could read as another site. */
function requestedPage(path = '/'): string {
  const safe = safeRedirect(path, '')
  if (!safe) throw new Rejection(filled(texts.unsafePath, { path }))
  return safe
}
