import type { UserInfo } from '@portal/protocol/entities/user'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { saleAreaNames } from '../queries/wire-values.ts'

const inOrder = { orderBy: { sortOrder: 'asc' } } as const

const details = {
  responsibilities: { ...inOrder, include: { responsibility: { include: { system: true } } } },
  positions: inOrder,
  distributor: { include: { saleAreas: { orderBy: { id: 'asc' } } } },
} as const

/** Everything about a user but the certificate (specification §3, user info). */
export async function readUserInfo(
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
