import type { SubAppName } from '@portal/protocol/systems'

/** Addresses of the portal (specification §2) that several of its parts know; other pages have theirs in their `feature.tsx`. */
export const paths = {
  root: '/',
  login: '/login',
  resetPassword: '/reset_password',
  authRedirect: '/auth-redirect',
  dashboard: '/dashboard',
  notFound: '/404',
  unauthorized: '/401',
  noticeList: '/notification/list',
  /** Assumed. */
  approvals: '/approvals',
  /** Whether the portal runs; its details are for administrators (assumed). */
  health: '/__health',
  /** Redirects to the path behind it, remounted; the router's pattern. */
  redirect: '/redirect/*',
  /** Address of a page inside a sub-app; `path` starts with a slash. */
  subApp: (childRoot: string, app: SubAppName, path: string) => `/${childRoot}/${app}${path}`,
  /** What the router matches every sub-app address with. */
  subApps: (childRoot: string) => `/${childRoot}/*`,
} as const

/** Screens that need no certificate (specification §2); `app/portal.tsx` renders them. */
export const publicPaths: readonly string[] = [
  paths.login,
  paths.resetPassword,
  paths.authRedirect,
  // Everybody learns that the portal runs; the details are for administrators (assumed).
  paths.health,
]

/** The sign-in page that leads back to `wanted`. */
export const loginAddress = (wanted: string): string =>
  `${paths.login}?redirect=${encodeURIComponent(wanted)}`
