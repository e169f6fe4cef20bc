import type { Handlers } from '../calls/call-context.ts'
import { readLookups } from '../reads/lookups.ts'
import { readOrganizations } from '../reads/organizations.ts'
import { readSystemMenus } from '../reads/system-menus.ts'

export const organizationHandlers: Pick<Handlers, 'findOrganization' | 'findMenuInfoAllSystem' | 'findDic'> =
  {
    findOrganization: ({ world, user, nameOf }) => readOrganizations(world, user.id, nameOf),
    findMenuInfoAllSystem: ({ world, user, nameOf, input: { body } }) =>
      readSystemMenus(world, user.id, body.sybCodes, nameOf),
    findDic: ({ world, nameOf, input: { body } }) => readLookups(world, body, nameOf),
  }
