import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'

/** Takes the pictures of `npm run pictures`. */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/pictures',
  projects: [{ name: 'pictures' }],
})
