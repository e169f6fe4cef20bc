import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { readOrganizations } from '../reads/organizations.ts'
import { readSystemMenus } from '../reads/system-menus.ts'

/** Refuses systems that there are not, that are closed, and that the user has no menu of. */
export async function mayOpen(
  world: World,
  userId: number,
  systemCode: string,
  nameOf: NameOf,
): Promise<void> {
  const system = await world.db.system.findUnique({ where: { code: systemCode } })
  if (!system) throw new Rejection(texts.unknownSystem(systemCode))
  const name = nameOf({ name: system.realName, nameEn: system.nameEn })
  if (system.disabled) throw new Rejection(texts.systemNotOpen(name))
  const departments = await readOrganizations(world, userId, nameOf)
  const codes = departments.map(({ orgCode }) => orgCode)
  const menus = await readSystemMenus(world, userId, codes, nameOf)
  if (!menus.some((menu) => menu.systemCode === systemCode)) {
    throw new Rejection(texts.systemNotPermitted(name))
  }
}
