import { defineConfig } from '@playwright/test'
import type { PortalOptions } from '@portal/testing/playwright'

// Not the port of the dev server, which may be running.
const address = 'http://localhost:7111/'

export default defineConfig<PortalOptions>({
  testDir: 'tests',
  // A worker starts a portal first.
  timeout: 60_000,
  use: {
    locale: 'en-US',
    // Each worker starts a portal that has this sub-app in the place of its own oms.
    portalArguments: ['--sub-app', `oms=${address}`],
  },
  // Tests what is deployed: the build.
  webServer: { command: 'npm run build && npm run preview -- --port 7111 --strictPort', url: address },
})
