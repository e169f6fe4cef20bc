import { defineConfig } from '@playwright/test'
import deployment from '../../deployment/playwright.config.ts'

/** What `npm run bench:deployment` measures; no test. */
export default defineConfig({
  ...deployment,
  testMatch: 'line.ts',
  outputDir: '../../../test-results/line',
  retries: 0,
  timeout: 180_000,
})
