import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'

/** Compressed JavaScript that the sign-in page may cost, in bytes. */
const budget = 100_000

/** Sizes of the scripts that a page fetches from now on, by address. */
function watchScripts(page: Page) {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return
    scripts.set(
      response.url(),
      response.body().then((body) => gzipSync(body).length),
    )
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    return new Map(
      await Promise.all(
        [...scripts].map(async ([url, size]): Promise<[string, number]> => [url, await size]),
      ),
    )
  }
}

const total = (sizes: ReadonlyMap<string, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0)

for (const locale of ['en-US', 'zh-CN', 'es-ES', 'ja-JP']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale })

    test('the sign-in page stays within its budget', async ({ page }) => {
      const scripts = watchScripts(page)
      await page.goto('/login')
      await expect(page.locator('input[type=password]')).toBeVisible()
      const sizes = await scripts()
      expect(total(sizes), [...sizes].map(([url, size]) => `${url} ${size}`).join('\n')).toBeLessThan(budget)
    })
  })
}

test('the frame is on its way as soon as somebody types, and not before', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/login')
  await expect(page.getByLabel('User name')).toBeFocused()
  const before = await scripts()
  await page.keyboard.type('w')
  await expect(async () => expect(total(await scripts())).toBeGreaterThan(2 * total(before))).toPass()
  await expect(page).toHaveURL(/\/login$/)
})
