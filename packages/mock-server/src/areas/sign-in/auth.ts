import type { UserInfo } from '@portal/protocol/entities/user'
import { verifyPassword } from '@portal/store/passwords'
import type { World } from '@portal/store/worlds/world'
import { readPassword, replacePassword, requireAcceptable } from '../../access/credentials.ts'
import type { Handlers } from '../../calls/call-context.ts'
import type { NameOf } from '../../domain/name-language.ts'
import { Rejection, sessionEnded } from '../../errors/rejection.ts'
import { texts } from '../../errors/texts.ts'
import { saleAreaNames } from '../../queries/wire-values.ts'
import { firstStepDone, userWithPassword } from './sign-in-steps.ts'

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
