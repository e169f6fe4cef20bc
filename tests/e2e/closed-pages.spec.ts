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
  // The console keeps all errors that it shows.
  await client.send('Runtime.discardConsoleEntries')
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { nodes } = await client.send('Memory.getDOMCounters')
  await client.detach()
  return nodes
}

/** Opens a page that fails, and closes it, as often. */
async function failAndClose(page: Page) {
  for (let number = 1; number <= pages; number += 1) {
    await page.evaluate(() => {
      history.pushState({}, '', '/child/oms/home?misbehave=throw-mount')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await page.getByRole('tab', { selected: true }).press('Delete')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByRole('main').locator('[data-sub-app-instance]')).toHaveCount(0)
}

/** Less than one element for each page. Something else may come meanwhile, once; what pages leave comes each time. */
const expectNothingLeft = (page: Page, openAndClose: (page: Page) => Promise<void>) =>
  expect(async () => {
    const before = await nodesInMemory(page)
    await openAndClose(page)
    await expect
      .poll(async () => (await nodesInMemory(page)) - before, { timeout: 10_000 })
      .toBeLessThan(pages / 2)
  }).toPass({ timeout: 75_000 })

test('of a closed page no element stays in memory', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await chooseMenu(page, '第1层')
  // What the portal keeps of a sub-app for its next page is there by then.
  await openAndClose(page)
  await expectNothingLeft(page, openAndClose)
})

test.describe('pages that fail', () => {
  test.use({ expectedPageErrors: [/./] })

  test('leave no element in memory either', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    await failAndClose(page)
    await expectNothingLeft(page, failAndClose)
  })
})

test('pages change nothing for those that come after them', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await chooseMenu(page, '第1层')
  // One page stays all the time: with the last one the hosting library puts back what it has changed.
  await chooseMenu(page, '第1层页面19')
  await expect(page.getByRole('heading', { name: '/pages/deep/1-19', exact: true })).toBeVisible()
  const shared = await page.evaluateHandle(() => ({
    parentNode: Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get,
    observe: MutationObserver.prototype.observe,
    compare: Node.prototype.compareDocumentPosition,
    createElement: document.createElement,
    appendChild: HTMLHeadElement.prototype.appendChild,
    removeChild: HTMLBodyElement.prototype.removeChild,
    pushState: history.pushState,
    addEventListener: window.addEventListener,
    setInterval: window.setInterval,
  }))
  await chooseMenu(page, '第1层页面1')
  await expect(page.getByRole('heading', { name: '/pages/deep/1-1', exact: true })).toBeVisible()
  await page.getByRole('tab', { selected: true }).press('Delete')
  await expect(page.getByRole('heading', { name: '/pages/deep/1-19', exact: true })).toBeVisible()
  const changed = await shared.evaluate((before) => {
    const now: typeof before = {
      parentNode: Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get,
      observe: MutationObserver.prototype.observe,
      compare: Node.prototype.compareDocumentPosition,
      createElement: document.createElement,
      appendChild: HTMLHeadElement.prototype.appendChild,
      removeChild: HTMLBodyElement.prototype.removeChild,
      pushState: history.pushState,
      addEventListener: window.addEventListener,
      setInterval: window.setInterval,
    }
    return Object.entries(before).flatMap(([name, value]) => (Reflect.get(now, name) === value ? [] : name))
  })
  expect(changed).toEqual([])
})
