import type { Page, Request } from '@playwright/test'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const page = '瓷砖订单查询'
const isOms = (request: Request) => new URL(request.url()).pathname.startsWith('/sub-apps/oms/')
/** Pages that live, on the screen or not. */
const living = (tab: Page) => tab.getByRole('main').locator('[data-sub-app]')
const group = (tab: Page) => tab.getByRole('menuitem', { name: '订单管理' })
const orders = (tab: Page) => tab.getByText(/共 \d+ 条订单/)
const closeTab = async (tab: Page) => {
  await tab.getByRole('button', { name: '页签操作' }).click()
  await tab.getByRole('menuitem', { name: '关闭', exact: true }).click()
}

/** Opens the page by its menu as often as makes a habit, and closes it. */
async function acquireHabit(tab: Page) {
  for (let time = 0; time < 2; time += 1) {
    await chooseMenu(tab, ...(time === 0 ? ['订单管理', '瓷砖订单', page] : [page]))
    await expect(orders(tab)).toBeVisible()
    await closeTab(tab)
    await expect(tab).toHaveURL(/\/dashboard$/)
  }
}

test('the page that its user opens most is ready before it is opened, and nobody notices', async ({
  page: tab,
  portal,
}) => {
  await enter(tab, portal, 'wangjing')
  await acquireHabit(tab)
  await expect(living(tab)).toHaveCount(0)

  await tab.reload()
  await expect(living(tab)).toHaveCount(1)
  await expect(orders(tab)).toHaveCount(1)
  await expect(orders(tab)).toBeHidden()
  await expect(tab).toHaveURL(/\/dashboard$/)
  await expect(tab).toHaveTitle(/^首页/)
  await expect(tab.getByRole('tab')).toHaveCount(1)
  expect(await tab.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    false,
  )

  const ready = await living(tab).elementHandle()
  const asked: string[] = []
  tab.on('request', (request) => isOms(request) && asked.push(request.url()))
  await chooseMenu(tab, '订单管理', '瓷砖订单', page)
  await expect(orders(tab)).toBeVisible()
  await expect(tab.getByRole('tab', { name: page, selected: true })).toBeVisible()
  await expect(tab).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
  expect(await living(tab).evaluate((element, before) => element === before, ready)).toBe(true)
  expect(asked).toEqual([])
})

test.describe('what a menu is about to open', () => {
  for (const [name, approach] of [
    ['the pointer', (tab: Page) => group(tab).hover()],
    ['the focus', (tab: Page) => group(tab).focus()],
  ] as const) {
    test(`is fetched when ${name} comes near, before anything is chosen`, async ({ page: tab, portal }) => {
      // Its quiet moment never comes: only people's own moves count.
      await tab.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
      await enter(tab, portal, 'wangjing')
      await expect(group(tab)).toBeVisible()
      const fetched = Promise.all([
        tab.waitForResponse((response) => new URL(response.url()).pathname === '/sub-apps/oms/'),
        tab.waitForResponse((response) => /\/sub-apps\/oms\/.+\.js/.test(response.url())),
      ])
      await approach(tab)
      for (const response of await fetched) expect(response.ok()).toBe(true)
      await expect(living(tab)).toHaveCount(0)
    })
  }
})
