import type { Organization } from '@portal/protocol/entities/menu'
import { api } from '../../api/client.ts'
import { loadSystemMenus } from '../../session/load-session.ts'
import { useSession } from '../../session/session-store.ts'
import { type DashboardJump, pageOfJump } from './dashboard-jump.ts'

/** The first unselected department of the user whose menus have the page. */
export async function findElsewhere(organizations: readonly Organization[], jump: DashboardJump) {
  const { departments } = useSession.getState()
  const others = organizations.filter(({ orgCode }) => !departments.includes(orgCode))
  const found = await Promise.all(
    others.map(async (department) => {
      const page = pageOfJump(await loadSystemMenus(api, [department.orgCode]), jump)
      return page ? [{ department, title: page.title }] : []
    }),
  )
  return found.flat()[0]
}
