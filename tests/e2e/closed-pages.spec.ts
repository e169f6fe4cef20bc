import type { Page } from '@playwright/test'
import { goWithin } from './support/navigation.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', scenarios: ['twenty-tabs'] })

const pages = 6

const heading = (page: Page, number: number) =>
  page.getByRole('heading', { name: `/pages/deep/1-${number}`, exact: true })

async function open(page: Page, number: number) {
  await chooseMenu(page, `第1层页面${number}`)
  await expect(heading(page, number)).toBeVisible()
}

const closeTab = (page: Page) => page.getByRole('tab', { selected: true }).press('Delete')

const expectNoPage = (page: Page) =>
  expect(page.getByRole('main').locator('[data-sub-app-instance]')).toHaveCount(0)

/** Opens the pages one after the other, and closes each. */
async function openAndClose(page: Page) {
  for (let number = 1; number <= pages; number += 1) {
    await open(page, number)
    await closeTab(page)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await expectNoPage(page)
}

/** Opens a page that fails, and closes it, as often. */
async function failAndClose(page: Page) {
  for (let number = 1; number <= pages; number += 1) {
    await goWithin(page, '/child/oms/home?misbehave=throw-mount')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await closeTab(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expectNoPage(page)
}

/** Nodes in memory, in the document or not, after a garbage collection. */
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

/** Less than one element per page. One-time nodes may be added meanwhile; leaks grow with each page. */
const expectNothingLeft = (page: Page, openAndCloseAll: (page: Page) => Promise<void>) =>
  expect(async () => {
    const before = await nodesInMemory(page)
    await openAndCloseAll(page)
    await expect
      .poll(async () => (await nodesInMemory(page)) - before, { timeout: 10_000 })
      .toBeLessThan(pages / 2)
  }).toPass({ timeout: 75_000 })

/** Functions that every page shares with the portal, by which the hosting library may replace its own. */
const sharedFunctions = (page: Page) =>
  page.evaluateHandle(() => () => ({
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

test('a closed page leaves no element in memory and no changed function', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await chooseMenu(page, '第1层')

  await test.step('functions, while another page stays open', async () => {
    // With the last page qiankun would restore its patches.
    await open(page, 19)
    const read = await sharedFunctions(page)
    const before = await read.evaluateHandle((functions) => functions())
    await open(page, 1)
    await closeTab(page)
    await expect(heading(page, 19)).toBeVisible()
    const changed = await read.evaluate((functions, former) => {
      const now = functions()
      return Object.entries(former).flatMap(([name, value]) => (Reflect.get(now, name) === value ? [] : name))
    }, before)
    expect(changed).toEqual([])
    await closeTab(page)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('elements', async () => {
    // What the portal keeps of a sub-app for its next page is there by then.
    await openAndClose(page)
    await expectNothingLeft(page, openAndClose)
  })
})

test.describe('pages that fail', () => {
  test.use({ expectedPageErrors: [/./] })

  test('leave no element in memory either', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    await failAndClose(page)
    await expectNothingLeft(page, failAndClose)
  })
})
