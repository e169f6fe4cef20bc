import type { SubAppName } from '@portal/protocol/systems'
import type { Texts } from './i18n/namespaces.ts'

/** The only route strings of the shell (specification §2). */
export const paths = {
  root: '/',
  login: '/login',
  resetPassword: '/reset_password',
  authRedirect: '/auth-redirect',
  dashboard: '/dashboard',
  notFound: '/404',
  unauthorized: '/401',
  noticeList: '/notification/list',
  /** What the router matches the address of a notice with; `features/notices/notice-address.ts` writes and reads it. */
  notices: '/notification/:notice',
  /** The address of a notice begins with this (specification §2). */
  noticeDetail: '/notification/detail-',
  policyDetails: '/announcement/policyDetails',
  /** Assumed. */
  approvals: '/approvals',
  /** Assumed. */
  profile: '/profile',
  /** Whether the portal runs; its details are for administrators (assumed). */
  health: '/__health',
  /** Redirects to the path behind it, remounted; the router's pattern. */
  redirect: '/redirect/*',
  /** Address of a page inside a sub-app; `path` starts with a slash. */
  subApp: (childRoot: string, app: SubAppName, path: string) => `/${childRoot}/${app}${path}`,
  /** What the router matches every sub-app address with. */
  subApps: (childRoot: string) => `/${childRoot}/*`,
} as const

/** Keys of a namespace that hold a text, not a group of texts. */
type PlainText<NS extends keyof Texts> = {
  [Key in keyof Texts[NS]]: Texts[NS][Key] extends string ? Key : never
}[keyof Texts[NS]]

/** Texts that title pages of the portal's own: a key of a namespace that the frame has anyway. */
export type PageTitle = {
  [NS in 'frame' | 'errors']: { readonly namespace: NS; readonly key: PlainText<NS> }
}['frame' | 'errors']

/** The tab of a page of the portal's own. */
interface RouteTab {
  /** Key of its name in the namespace `frame`. */
  readonly name: PlainText<'frame'>
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
   * Codes of the responsibilities that may see it (specification §6: meta roles); absent: all. Of the portal's own
   * pages only the details of the status page are restricted (assumed), unless an installation sets `routeRoles`: menus
   * decide what users may do.
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

/** The sign-in page that leads back to `wanted`. */
export const loginAddress = (wanted: string): string =>
  `${paths.login}?redirect=${encodeURIComponent(wanted)}`
