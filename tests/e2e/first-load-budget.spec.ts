import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { worldCookie } from '@portal/protocol/world'
import { expect, test } from './support/portal.ts'

/** KB of 1,000 bytes, as gzip makes them. */
interface Weight {
  readonly js: number
  readonly css: number
}

// The file is ours; a missing number fails the comparison.
const { firstLoadKb } = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../budget.json'), 'utf8'),
) as { readonly firstLoadKb: Readonly<Record<'signIn' | 'home', Weight>> }

test('the first loads of the sign-in page and of the home page are within the budget', {
  tag: '@smoke',
}, async ({ browser, portal, cast: { clerk } }) => {
  /** What a first visit downloads of the portal's scripts and styles; what it would fetch when idle is not fetched. */
  async function firstLoad(path: string, ready: string, certificate?: string) {
    const context = await browser.newContext({ locale: 'en-US', baseURL: portal.url })
    const cookies = { [worldCookie]: portal.world, ...(certificate ? { 'Admin-Token': certificate } : {}) }
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: portal.url })),
    )
    const page = await context.newPage()
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    const files = new Map<string, Response>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (/^\/assets\/.*\.(js|css)$/.test(pathname)) files.set(pathname, response)
    })
    await page.goto(path)
    await expect(page.locator(ready).first()).toBeVisible()
    // What was requested before, and arrives after it, counts however fast the machine is.
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(
      [...files].map(async ([file, response]) => ({
        file,
        kb: gzipSync(await response.body()).length / 1000,
      })),
    )
    await context.close()
    const sum = (ending: string) =>
      sizes.filter(({ file }) => file.endsWith(ending)).reduce((total, { kb }) => total + kb, 0)
    return { js: sum('.js'), css: sum('.css'), list: sizes.map(({ file, kb }) => `${file} ${kb}`).join('\n') }
  }

  const loads = {
    signIn: await firstLoad('/login', 'input[type=password]'),
    home: await firstLoad('/dashboard', '#main :is(h1, h2, h3)', await portal.certificateOf(clerk.userName)),
  }
  for (const [name, { js, css, list }] of Object.entries(loads)) {
    const allowed = firstLoadKb[name as keyof typeof loads] // of the two keys above
    expect.soft(js, `KB of JavaScript, ${name}:\n${list}`).toBeLessThanOrEqual(allowed.js)
    expect.soft(css, `KB of CSS, ${name}:\n${list}`).toBeLessThanOrEqual(allowed.css)
  }
})
