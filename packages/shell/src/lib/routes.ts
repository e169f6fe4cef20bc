import type { Responsibility } from '@portal/protocol/entities/user'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import type { ConfigProblem } from '@portal/protocol/installation/expected-values'
import { getConfig } from './config/runtime-config.ts'
import { paths } from './paths.ts'

/** Texts that title pages of the portal's own: a key of a namespace. */
export type PageTitle =
  | {
      readonly namespace: 'frame'
      readonly key: 'home' | 'noticeList' | 'policyDetails' | 'profile' | 'approvals'
    }
  | { readonly namespace: 'errors'; readonly key: 'notFound' | 'unauthorized' }

/** The tab of a page of the portal's own. */
interface RouteTab {
  /** Key of its name in the namespace `frame`. */
  readonly name: 'noticeList' | 'noticeDetail' | 'policyDetails' | 'profile' | 'approvals'
  /** The query parameter that distinguishes pages of this path; all others only filter or sort. */
  readonly identifiedBy?: string
}

export interface PortalRoute {
  readonly path: string
  /** `public` screens need no certificate (specification §2). */
  readonly access: 'public' | 'session'
  /** Absent where the screen titles itself, e.g. a sub-app after its tab. */
  readonly title?: PageTitle
  /** Only for pages that open as a tab beside the home page. */
  readonly tab?: RouteTab
  /**
   * Codes of the responsibilities that may see it (specification §6: meta roles); absent: everybody. None of the
   * portal's own pages but the details of the status page is restricted (assumed) unless an installation does it by
   * `routeRoles`: what people may do is decided by their menus.
   */
  readonly roles?: readonly string[]
}

/** Every screen of the portal (specification §2): the router, the guard, the tabs and the page titles derive from this table. */
export const routes = {
  login: { path: paths.login, access: 'public' },
  resetPassword: { path: paths.resetPassword, access: 'public' },
  authRedirect: { path: paths.authRedirect, access: 'public' },
  // Everybody learns that the portal runs; the details are for administrators (assumed).
  health: { path: paths.health, access: 'public', roles: [] },
  root: { path: paths.root, access: 'session' },
  dashboard: { path: paths.dashboard, access: 'session', title: { namespace: 'frame', key: 'home' } },
  noticeList: {
    path: paths.noticeList,
    access: 'session',
    title: { namespace: 'frame', key: 'noticeList' },
    tab: { name: 'noticeList' },
  },
  noticeDetail: { path: paths.notices, access: 'session', tab: { name: 'noticeDetail' } },
  policyDetails: {
    path: paths.policyDetails,
    access: 'session',
    title: { namespace: 'frame', key: 'policyDetails' },
    tab: { name: 'policyDetails', identifiedBy: 'id' },
  },
  approvals: {
    path: paths.approvals,
    access: 'session',
    title: { namespace: 'frame', key: 'approvals' },
    tab: { name: 'approvals' },
  },
  profile: {
    path: paths.profile,
    access: 'session',
    title: { namespace: 'frame', key: 'profile' },
    tab: { name: 'profile' },
  },
  notFound: { path: paths.notFound, access: 'session', title: { namespace: 'errors', key: 'notFound' } },
  unauthorized: {
    path: paths.unauthorized,
    access: 'session',
    title: { namespace: 'errors', key: 'unauthorized' },
  },
  redirect: { path: paths.redirect, access: 'session' },
} as const satisfies Readonly<Record<string, PortalRoute>>

/** Targets of the guard's redirects, which can't be restricted. */
const alwaysOpen: readonly string[] = [paths.root, paths.notFound, paths.unauthorized]

/** Restrictions of pages that don't exist or can't be restricted: a misspelt one would leave its page open to all. */
export const routeRoleProblems = ({
  routeRoles = {},
}: Pick<RuntimeConfig, 'routeRoles'>): ConfigProblem[] => {
  const all: readonly PortalRoute[] = Object.values(routes)
  const known = all.filter(
    ({ path, access, roles }) => (access === 'session' || roles !== undefined) && !alwaysOpen.includes(path),
  )
  return Object.keys(routeRoles)
    .filter((path) => !known.some((route) => route.path === path))
    .map((path) => ({ field: `routeRoles ${path}`, expected: 'nothing' }))
}

/** The role that gets every route (specification §6). */
const everyRoute = 'admin'

/** A route shows only if its roles include one of the user's (specification §6). */
export const mayShow = ({ roles }: Pick<PortalRoute, 'roles'>, held: readonly string[]): boolean =>
  roles === undefined || held.includes(everyRoute) || roles.some((role) => held.includes(role))

/** Whether people who hold these responsibilities may see a page, as this installation has it. */
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
