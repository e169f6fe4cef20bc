import type { Handlers } from '../calls/call-context.ts'
import { readLookups } from '../reads/lookups.ts'
import { readOrganizations } from '../reads/organizations.ts'
import { readSystemMenus } from '../reads/system-menus.ts'

export const organizationHandlers: Pick<Handlers, 'findOrganization' | 'findMenuInfoAllSystem' | 'findDic'> =
  {
    findOrganization: ({ world, user }) => readOrganizations(world, user.id),
    findMenuInfoAllSystem: ({ world, user, input: { body } }) =>
      readSystemMenus(world, user.id, body.sybCodes),
    findDic: ({ world, input: { body } }) => readLookups(world, body),
  }
