import { createSubAppHost } from '../host/sub-app-host.ts'
import { fakeMicroApps } from './fake-micro-apps.ts'

/** The host over a hosting library in memory. */
export function fakeHost() {
  const { load, apps, latest } = fakeMicroApps()
  const open = createSubAppHost({
    loadFor: () => load,
    entryOf: (app) => `/sub-apps/${app}/`,
    fetchFile: async () => '',
    mountTimeoutMs: 20_000,
    prefixOf: (app) => `/child/${app}`,
  })
  return { open, apps, latest }
}
