import type { Page } from '@playwright/test'
import budget from '../../budget.json' with { type: 'json' }
import { goWithin } from './support/navigation.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { changedMembers, holdIdleWork, realmOf } from './support/realm.ts'

test.use({ locale: 'zh-CN', scenarios: ['twenty-tabs'], expectedPageErrors: [/Planned misbehaviour: mount/] })

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

test('what sub-apps replace in the realm of the portal stays within budget.json; closed and failed pages leave nothing', async ({
  page,
  portal,
}) => {
  test.slow()
  const idleWork = await holdIdleWork(page)
  await enter(page, portal, 'wangjing')
  await chooseMenu(page, '第1层')

  await test.step('members of the realm', async () => {
    const untouched = await realmOf(page)
    await open(page, 19)
    const withOne = await realmOf(page)
    await idleWork.release()
    const changed = await changedMembers(untouched, withOne)
    expect(changed.length, changed.join(' ')).toBeLessThanOrEqual(budget.realmMembers)
    // With the last page qiankun would restore its patches.
    await open(page, 1)
    await closeTab(page)
    await expect(heading(page, 19)).toBeVisible()
    const later = await changedMembers(withOne, await realmOf(page))
    // qiankun's newest sandbox.
    expect(later.filter((name) => name !== 'window.proxy')).toEqual([])
    await closeTab(page)
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('elements of closed pages', async () => {
    // What the portal keeps of a sub-app for its next page is there by then.
    await openAndClose(page)
    await expectNothingLeft(page, openAndClose)
  })

  await test.step('elements of pages that fail', async () => {
    await failAndClose(page)
    await expectNothingLeft(page, failAndClose)
  })
})
