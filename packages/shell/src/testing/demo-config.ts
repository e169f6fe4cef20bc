import { type RuntimeConfig, setConfig } from '../config/runtime-config.ts'

const entry = { entry: '/sub-apps/any/' }
const config: RuntimeConfig = {
  productTitle: 'RTM首页',
  apiBase: '',
  childRoot: 'child',
  subApps: { oms: entry, ltc: entry, czdp: entry, dp: entry },
  tabLimit: 20,
  requestTimeoutMs: 30_000,
  cipherKey: 'portal-demo-key!',
  environment: 'test',
}

/** Sets a runtime configuration for tests. */
export const demoConfig = (change: Partial<RuntimeConfig> = {}): void => setConfig({ ...config, ...change })
