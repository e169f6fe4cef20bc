import type { ConfigProblem } from '../lib/config/check-config.ts'
import type { RuntimeConfig } from '../lib/config/runtime-config.ts'
import { paths } from '../lib/paths.ts'

/** Texts that title pages of the portal's own: a key of a namespace. */
export type PageTitle =
  | { readonly namespace: 'frame'; readonly key: 'home' | 'noticeList' | 'policyDetails' | 'profile' }
  | { readonly namespace: 'errors'; readonly key: 'notFound' | 'unauthorized' }

export interface PortalRoute {
  readonly path: string
  /** `public` screens need no certificate (specification §2). */
  readonly access: 'public' | 'session'
  /** Absent where the screen titles itself, e.g. a sub-app after its tab. */
  readonly title?: PageTitle
  /**
   * Codes of the responsibilities that may see it (specification §6: meta roles); absent: everybody. None of the
   * portal's own pages is restricted (assumed) unless an installation does it by `routeRoles`: what people may do is
   * decided by their menus.
   */
  readonly roles?: readonly string[]
}

/** Every screen of the portal (specification §2): the router, the guard and the page titles read them here. */
export const routes = {
  login: { path: paths.login, access: 'public' },
  resetPassword: { path: paths.resetPassword, access: 'public' },
  authRedirect: { path: paths.authRedirect, access: 'public' },
  root: { path: paths.root, access: 'session' },
  dashboard: { path: paths.dashboard, access: 'session', title: { namespace: 'frame', key: 'home' } },
  noticeList: {
    path: paths.noticeList,
    access: 'session',
    title: { namespace: 'frame', key: 'noticeList' },
  },
  noticeDetail: { path: paths.notices, access: 'session' },
  policyDetails: {
    path: paths.policyDetails,
    access: 'session',
    title: { namespace: 'frame', key: 'policyDetails' },
  },
  profile: { path: paths.profile, access: 'session', title: { namespace: 'frame', key: 'profile' } },
  notFound: { path: paths.notFound, access: 'session', title: { namespace: 'errors', key: 'notFound' } },
  unauthorized: {
    path: paths.unauthorized,
    access: 'session',
    title: { namespace: 'errors', key: 'unauthorized' },
  },
  redirect: { path: paths.redirect, access: 'session' },
} as const satisfies Readonly<Record<string, PortalRoute>>

/** Where people are led who may not see a page: these stay open to everybody. */
const alwaysOpen: readonly string[] = [paths.root, paths.notFound, paths.unauthorized]

/** Restrictions of pages that don't exist or can't be restricted: a misspelt one would leave its page open to all. */
export const routeRoleProblems = ({
  routeRoles = {},
}: Pick<RuntimeConfig, 'routeRoles'>): ConfigProblem[] => {
  const all: readonly PortalRoute[] = Object.values(routes)
  const known = all.filter(({ path, access }) => access === 'session' && !alwaysOpen.includes(path))
  return Object.keys(routeRoles)
    .filter((path) => !known.some((route) => route.path === path))
    .map((path) => ({ field: `routeRoles ${path}`, expected: 'nothing' }))
}

/** The role that gets every route (specification §6). */
const everyRoute = 'admin'

/** A route shows only if its roles include one of the user's (specification §6). */
export const mayShow = ({ roles }: Pick<PortalRoute, 'roles'>, held: readonly string[]): boolean =>
  roles === undefined || held.includes(everyRoute) || roles.some((role) => held.includes(role))
