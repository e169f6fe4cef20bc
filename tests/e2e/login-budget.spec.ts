import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'

/** Compressed JavaScript that the sign-in page may cost, in bytes: the aim of 100 KB and the tenth that a figure may miss it by. */
const budget = 110 * 1024

/** Sizes of the scripts that a page fetches from now on, by address. */
function measureScripts(page: Page) {
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return
    const size = response.body().then((body) => gzipSync(body).length)
    // What was still loading when the page was closed does not count.
    size.catch(() => undefined)
    scripts.set(response.url(), size)
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

test('the sign-in page is in the language of the browser and within its budget; the frame is fetched at the first key', {
  tag: ['@smoke', '@one-backend'],
}, async ({ browser, portal }) => {
  for (const locale of ['en-US', 'zh-CN', 'es-ES', 'ja-JP']) {
    await test.step(locale, async () => {
      const context = await browser.newContext({ locale, baseURL: portal.url })
      const page = await context.newPage()
      const scripts = measureScripts(page)
      await page.goto('/login')
      await expect(page.locator('input[type=password]')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale.slice(0, 2)}`))
      const sizes = await scripts()
      expect(total(sizes), [...sizes].map(([url, size]) => `${url} ${size}`).join('\n')).toBeLessThan(budget)

      if (locale === 'en-US') {
        await expect(page.getByLabel('User name')).toBeFocused()
        await page.keyboard.type('w')
        await expect(async () => expect(total(await scripts())).toBeGreaterThan(2 * total(sizes))).toPass()
        await expect(page).toHaveURL(/\/login$/)
      }
      await context.close()
    })
  }
})
