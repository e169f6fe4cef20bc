import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { setConfig } from '../runtime-config.ts'

/** A configuration for tests. */
export const demoConfig: RuntimeConfig = {
  productTitle: 'RTM首页',
  apiBase: '',
  childRoot: 'child',
  subApps: {
    oms: { entry: '/sub-apps/oms/' },
    ltc: { entry: '/sub-apps/ltc/' },
    czdp: { entry: '/sub-apps/czdp/' },
    dp: { entry: '/sub-apps/dp/' },
  },
  tabLimit: 20,
  requestTimeoutMs: 30_000,
  cipherKey: 'portal-demo-key!',
  environment: 'test',
  serviceDesk: '/services/desk',
  customerService: { host: '', chat: '/services/chat' },
}

/** Sets the configuration for tests, changed where a test needs it. */
export const setDemoConfig = (change: Partial<RuntimeConfig> = {}): void =>
  setConfig({ ...demoConfig, ...change })
