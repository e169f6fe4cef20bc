import type { Responsibility } from '@portal/protocol/entities/user'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import type { ConfigProblem } from '@portal/protocol/installation/value-rule'
import { getConfig } from './config/runtime-config.ts'
import type { PortalRoute } from './feature.ts'
import { paths } from './routes.ts'

/** The details of the status page are for administrators (assumed). */
export const statusPage: PortalRoute = { path: paths.health, roles: [] }

/** Pages that can't be restricted: the sign-in, and targets of the guard's redirects. */
const alwaysOpen: readonly string[] = [paths.login, paths.root, paths.notFound, paths.unauthorized]

/** Restrictions of pages that don't exist or can't be restricted: a misspelt one would leave its page open to all. */
export const routeRoleProblems = (
  pages: readonly PortalRoute[],
  { routeRoles = {} }: Pick<RuntimeConfig, 'routeRoles'>,
): ConfigProblem[] => {
  const known = [statusPage, ...pages].map(({ path }) => path).filter((path) => !alwaysOpen.includes(path))
  return Object.keys(routeRoles)
    .filter((path) => !known.includes(path))
    .map((path) => ({ field: `routeRoles ${path}`, expected: 'nothing' }))
}

/** The role that gets every route (specification §6). */
const everyRoute = 'admin'

/** A route shows only if its roles include one of the user's (specification §6). */
export const mayShow = ({ roles }: Pick<PortalRoute, 'roles'>, held: readonly string[]): boolean =>
  roles === undefined || held.includes(everyRoute) || roles.some((role) => held.includes(role))

/** Whether users with these responsibilities may see a page in this installation. */
export function isShownTo(
  route: PortalRoute,
  held: readonly Pick<Responsibility, 'responsibilityCode'>[] | null | undefined,
): boolean {
  const roles = getConfig().routeRoles?.[route.path] ?? route.roles
  return mayShow(
    roles ? { roles } : {},
    (held ?? []).map(({ responsibilityCode }) => responsibilityCode),
  )
}
