import { defineConfig, devices } from '@playwright/test'

// The test script finds or installs a browser and names it here; without it Playwright's own is used.
const executablePath = process.env.PORTAL_CHROMIUM
const asRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, since two browsers and the server share what may be two cores; nothing waits longer than it must.
  timeout: 120_000,
  // Once more on a machine that was too busy; the list of results names such a test.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // What still slides when it is clicked would be missed on a busy machine.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each test would take a third of the processor; a picture of each, kept of failed ones alone, a tenth of the time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's sandbox refuses to run for root, as whom containers run.
      args: ['--disable-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [{ name: 'chromium' }],
})
