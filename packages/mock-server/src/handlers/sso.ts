import { safeRedirect } from '@portal/protocol/rules/redirect-safety'
import type { World } from '@portal/store/worlds/world'
import { type Handlers, Redirect } from '../calls/call-context.ts'
import type { NameOf } from '../domain/name-language.ts'
import { ssoTarget } from '../domain/sso-target.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { readOrganizations } from '../reads/organizations.ts'
import { readSystemMenus } from '../reads/system-menus.ts'

export const ssoHandlers: Pick<Handlers, 'ssoWindow'> = {
  async ssoWindow({ world, user, nameOf, input: { pathParams, query } }) {
    const { systemCode } = pathParams
    await mayOpen(world, user.id, systemCode, nameOf)
    return new Redirect(ssoTarget(systemCode, pageWanted(query.path)))
  },
}

/** Refuses systems that there are not, that are closed, and that the user has no menu of. */
async function mayOpen(world: World, userId: number, systemCode: string, nameOf: NameOf): Promise<void> {
  const system = await world.db.system.findUnique({ where: { code: systemCode } })
  if (!system) throw new Rejection(texts.unknownSystem(systemCode))
  if (system.disabled) throw new Rejection(texts.systemNotOpen(system.realName))
  const departments = await readOrganizations(world, userId, nameOf)
  const codes = departments.map(({ orgCode }) => orgCode)
  const menus = await readSystemMenus(world, userId, codes, nameOf)
  if (!menus.some((menu) => menu.systemCode === systemCode)) {
    throw new Rejection(texts.systemNotPermitted(system.realName))
  }
}

/** A page inside the other system: never an address that a browser could read as another site. */
function pageWanted(path = '/'): string {
  const safe = safeRedirect(path, '')
  if (!safe) throw new Rejection(texts.unsafePath(path))
  return safe
}
