import type { Organization } from '@portal/protocol/entities/menu'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'

/** The departments that a user belongs to, in the user's own order. */
export async function readOrganizations(
  world: World,
  userId: number,
  nameOf: NameOf,
): Promise<Organization[]> {
  const memberships = await world.db.userDepartment.findMany({
    where: { userId },
    orderBy: { sortOrder: 'asc' },
    include: { department: true },
  })
  return memberships.map(({ department }) => ({ orgCode: department.code, orgName: nameOf(department) }))
}
