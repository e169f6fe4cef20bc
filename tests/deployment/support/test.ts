import { test as base, expect, type Page } from '@playwright/test'
import { type RunningPortal, startPortal } from '@portal/testing/portal-process'
import { type Deployment, deploy } from './deploy.ts'

interface Servers {
  readonly backend: RunningPortal
  /** On a host of its own. */
  readonly site: Deployment
}

export const test = base.extend<{ readonly refused: string[] }, Servers>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const portal = await startPortal()
      await use(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ backend }, use) => {
      const site = await deploy(backend.url)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  /** What the content policy has refused. */
  refused: [
    async ({ page }, use) => {
      const refused: string[] = []
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) refused.push(message.text())
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          // biome-ignore lint/suspicious/noConsole: read above
          console.info(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`),
        )
      })
      await use(refused)
      expect(refused).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** On the sign-in page, wherever it leads. */
export async function fillSignIn(page: Page, userName = 'wangjing'): Promise<void> {
  await page.getByRole('textbox').first().fill(userName)
  await page.locator('input[type=password]').fill('Tiles@2026')
  await page.keyboard.press('Enter')
}

export async function signIn(page: Page, { url }: Pick<Deployment, 'url'>, userName?: string): Promise<void> {
  await page.goto(`${url}/`)
  await fillSignIn(page, userName)
  await page.waitForURL('**/dashboard')
}

/** How many bytes of built files came over the line for this page. */
export const loadedBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  )
