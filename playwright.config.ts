import { resolve } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import type { PortalWorkerFixtures } from './tests/e2e/support/portal.ts'

// The test script finds or installs a browser and names it here; without it Playwright's own is used.
const executablePath = process.env.PORTAL_CHROMIUM
// The test script names a Firefox where there is one.
const hasFirefox = process.env.PORTAL_FIREFOX !== undefined
const asRoot = process.getuid?.() === 0

export default defineConfig<object, PortalWorkerFixtures>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Two browsers and their servers share what may be two slow cores: the longest take a minute there.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  // The summary of the run names a test that passed only when repeated.
  retries: 1,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A click on what never comes would otherwise cost the whole time of its test.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // What still slides when it is clicked would be missed on a busy machine.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each test would take a third of the processor; a picture of each, kept of failed ones alone, a tenth of the time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        // Eager compilation costs processor time that tests need elsewhere.
        '--js-flags=--no-compile-hints-magic',
        // Chromium's sandbox refuses to run for root, as whom containers run.
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'chromium' },
    // Pages made with other libraries, in the portal and in plain qiankun.
    { name: 'sub-apps', testDir: 'tests/sub-apps' },
    // Screens that draw data run again with another company's people, menus and addresses, and answers in other formats.
    { name: 'another-company', grep: /@any-company/, use: { company: 'yunpu' } },
    ...(hasFirefox
      ? [
          {
            name: 'firefox',
            grep: /@firefox/,
            use: {
              ...devices['Desktop Firefox'],
              viewport: { width: 1440, height: 900 },
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: resolve(import.meta.dirname, 'scripts/browser/firefox-for-playwright.mjs'),
              },
            },
          },
        ]
      : []),
  ],
})
