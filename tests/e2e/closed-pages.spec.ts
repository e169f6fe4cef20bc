import type { Page } from '@playwright/test'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', scenarios: ['twenty-tabs'] })

const pages = 10

/** Opens the pages one after the other, and closes each. */
async function openAndClose(page: Page) {
  for (let number = 1; number <= pages; number += 1) {
    await chooseMenu(page, `第1层页面${number}`)
    await expect(page.getByRole('heading', { name: `/pages/deep/1-${number}`, exact: true })).toBeVisible()
    await page.getByRole('tab', { selected: true }).press('Delete')
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await expect(page.getByRole('main').locator('[data-sub-app-instance]')).toHaveCount(0)
}

/** Nodes in memory, in the document or not, once the garbage has gone. */
async function nodesInMemory(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { nodes } = await client.send('Memory.getDOMCounters')
  await client.detach()
  return nodes
}

test('of a closed page no element stays in memory', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await chooseMenu(page, '第1层')
  // What the portal keeps of a sub-app for its next page is there by then.
  await openAndClose(page)
  // Less than one element for each page. Something else may come meanwhile, once; what pages leave comes each time.
  await expect(async () => {
    const before = await nodesInMemory(page)
    await openAndClose(page)
    await expect
      .poll(async () => (await nodesInMemory(page)) - before, { timeout: 10_000 })
      .toBeLessThan(pages / 2)
  }).toPass({ timeout: 75_000 })
})
