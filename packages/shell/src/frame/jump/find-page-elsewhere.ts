import type { Organization } from '@portal/protocol/entities/menu'
import type { Responsibility } from '@portal/protocol/entities/user'
import { RemoteError } from '@portal/protocol/remote-error'
import { responsibilitiesForSystem } from '@portal/protocol/rules/responsibility'
import { systemCodeOfApp } from '@portal/protocol/systems'
import { api } from '../../session/api.ts'
import { loadSystemMenus } from '../../session/load-session.ts'
import { useSession } from '../../session/session-store.ts'
import { type DashboardJump, type JumpPage, pageOfJump } from './dashboard-jump.ts'

/**
 * The first unselected department of the user whose menus have the page. Throws RemoteError when a department could
 * not be asked and no other has it: then nobody knows.
 */
export async function findDepartment(organizations: readonly Organization[], jump: DashboardJump) {
  const { departments } = useSession.getState()
  const others = organizations.filter(({ orgCode }) => !departments.includes(orgCode))
  const answers = await Promise.allSettled(
    others.map(async (department) => {
      const page = pageOfJump(await loadSystemMenus(api, [department.orgCode]), jump)
      return page && { department, title: page.title }
    }),
  )
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? (answer.value ?? []) : []))
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (found.length === 0 && failure) throw failure.reason
  return found[0]
}

/** The responsibility that the page's sub-app acts under, and another one of the user that has the page instead. */
export interface BetterResponsibility {
  readonly acting: Responsibility
  readonly better: Responsibility
}

/**
 * Menus are those of all responsibilities together, but a sub-app acts under one of them (specification §6, decision
 * 9): where that one has not got the page, another that has; undefined when no switch helps. Throws RemoteError.
 */
export async function findResponsibility(
  jump: DashboardJump,
  { app }: JumpPage,
): Promise<BetterResponsibility | undefined> {
  const { user, responsibility, departments } = useSession.getState()
  const [acting, ...others] = responsibilitiesForSystem(
    user?.userRespList ?? [],
    systemCodeOfApp(app),
    responsibility,
  )
  if (!acting || others.length === 0) return undefined
  const hasPage = async ({ responsibilityId }: Responsibility) =>
    pageOfJump(await loadSystemMenus(api, departments, { responsibilityIds: [responsibilityId] }), jump)
      ?.app === app
  try {
    if (await hasPage(acting)) return undefined
    const having = await Promise.all(others.map(hasPage))
    const better = others.find((_one, index) => having[index])
    return better && { acting, better }
  } catch (error) {
    // A backend that does not tell responsibilities apart (assumed: it may) has said all it can: the menu is there.
    if (error instanceof RemoteError && error.kind === 'rejection') return undefined
    throw error
  }
}
