/** The minimum that every installation must configure. */
export const minimalConfig = {
  productTitle: 'RTM首页',
  apiBase: '',
  childRoot: 'child',
  subApps: {
    oms: { entry: '/o/' },
    ltc: { entry: '/l/' },
    czdp: { entry: '/c/' },
    dp: { entry: 'http://x.test/' },
  },
  tabLimit: 20,
  requestTimeoutMs: 30_000,
  cipherKey: '0123456789abcdef',
  environment: 'production',
} as const
