/** First path segments of the portal and of what is served beside it, which sub-apps can't use. */
const taken = [
  ...['login', 'reset_password', 'auth-redirect', 'dashboard', '404', '401', 'redirect'],
  ...['notification', 'announcement', 'approvals', 'profile'],
  ...[
    'api',
    '__portal',
    'assets',
    'sub-apps',
    'services',
    'docs',
    'healthz',
    'readyz',
    'metrics',
    'sso-provider',
  ],
  '__health',
]

/** What the first part of the address of every sub-app may be. */
export const childRootPattern = `^(?!(${taken.join('|')})$)[\\w\\-]+$`
