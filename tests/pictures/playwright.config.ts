import { defineConfig } from '@playwright/test'
import shared from '../../playwright.config.ts'
import { type PictureOptions, variants } from './variants.ts'

/** One project for each language, colour scheme and width: `--project=zh-dark-390` takes its pictures alone. */
export default defineConfig<PictureOptions>({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/pictures',
  retries: 1,
  projects: variants.map(({ name, language, locale, colorScheme, width, height }) => ({
    name,
    use: { language, locale, colorScheme, viewport: { width, height } },
  })),
})
