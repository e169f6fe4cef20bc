import { expect, type Page } from '@playwright/test'

/** Everything that the browser keeps for the portal: cookies, both storages, the address. */
export async function keptByBrowser(page: Page): Promise<string> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  )
  return JSON.stringify(await page.context().cookies()) + stored
}

/** Nothing is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

/** The keys in Web Storage: of the whole browser, and of this tab. */
export const storedNames = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(() => [Object.keys(localStorage).sort(), Object.keys(sessionStorage).sort()])
