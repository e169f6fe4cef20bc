import { defineConfig } from '@playwright/test'
import common from '../../playwright.config.ts'

/** The build behind the real nginx; the test script names both. */
export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../test-results/deployment',
  workers: 1,
  timeout: 60_000,
  fullyParallel: false,
  projects: [{ name: 'deployment' }],
})
