import type { Handlers } from '../../calls/call-context.ts'
import { readSystemMenus } from './menus.ts'
import { readLookups, readOrganizations } from './organizations.ts'

type OrganizationCalls = 'findOrganization' | 'findMenuInfoAllSystem' | 'findMenuList' | 'findDic'

export const organizationHandlers: Pick<Handlers, OrganizationCalls> = {
  findOrganization: ({ world, user, nameOf }) => readOrganizations(world, user.id, nameOf),

  findMenuInfoAllSystem: ({ world, user, nameOf, input: { body } }) =>
    readSystemMenus(world, user.id, body.sybCodes, nameOf, body.responsibilityIds),

  async findMenuList({ world, user, nameOf, input: { body } }) {
    const departments = await readOrganizations(world, user.id, nameOf)
    const codes = departments.map(({ orgCode }) => orgCode)
    const systems = await readSystemMenus(world, user.id, codes, nameOf)
    return systems.find(({ systemCode }) => systemCode === body.systemCode)?.menuList ?? []
  },

  findDic: ({ world, nameOf, input: { body } }) => readLookups(world, body, nameOf),
}
