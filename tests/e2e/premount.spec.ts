import type { Page, Request } from '@playwright/test'
import { castNow } from './support/cast.ts'
import { chooseTabAction } from './support/navigation.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const isOms = (request: Request) => new URL(request.url()).pathname.startsWith('/sub-apps/oms/')
/** Pages that are mounted, on the screen or not. */
const mounted = (tab: Page) => tab.getByRole('main').locator('[data-sub-app]')
const group = (tab: Page) =>
  tab
    .getByRole('navigation', { name: '菜单' })
    .getByRole('menuitem', { name: castNow().orders.groups[0] ?? '', exact: true })
const orders = (tab: Page) => tab.getByText(/共 [\d,]+ 笔订单/)

/** Opens the page by its menu as often as makes a habit, and closes it. */
async function acquireHabit(tab: Page) {
  const { groups, name } = castNow().orders
  for (let time = 0; time < 2; time += 1) {
    await chooseMenu(tab, ...(time === 0 ? [...groups, name] : [name]))
    await expect(orders(tab)).toBeVisible()
    await chooseTabAction(tab, '关闭')
    await expect(tab).toHaveURL(/\/dashboard$/)
  }
}

test('a sub-app is fetched when the pointer comes near its menu; the page that a user opens most is mounted before it is opened, without any sign of it', {
  tag: '@menus',
}, async ({ page: tab, portal, cast: { clerk, orders: page } }) => {
  await test.step('fetched before anything is chosen', async () => {
    // Its idle moment never comes, so that only the user's own moves count.
    const idle = await tab.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await enter(tab, portal, clerk.userName)
    const fetched = Promise.all([
      tab.waitForResponse((response) => new URL(response.url()).pathname === '/sub-apps/oms/'),
      tab.waitForResponse((response) => /\/sub-apps\/oms\/.+\.js/.test(response.url())),
    ])
    await group(tab).hover()
    for (const response of await fetched) expect(response.ok()).toBe(true)
    await expect(mounted(tab)).toHaveCount(0)
    await idle.dispose()
    await tab.mouse.move(700, 500)
    await tab.reload()
  })

  await acquireHabit(tab)
  await expect(mounted(tab)).toHaveCount(0)

  await tab.reload()
  await expect(mounted(tab)).toHaveCount(1)
  await expect(orders(tab)).toHaveCount(1)
  await expect(orders(tab)).toBeHidden()
  await expect(tab).toHaveURL(/\/dashboard$/)
  await expect(tab).toHaveTitle(/^首页/)
  await expect(tab.getByRole('tab')).toHaveCount(1)
  expect(await tab.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    false,
  )

  const ready = await mounted(tab).elementHandle()
  const asked: string[] = []
  tab.on('request', (request) => isOms(request) && asked.push(request.url()))
  await chooseMenu(tab, ...page.groups, page.name)
  await expect(orders(tab)).toBeVisible()
  await expect(tab.getByRole('tab', { name: page.name, selected: true })).toBeVisible()
  await expect(tab).toHaveURL(portal.url + page.address)
  expect(await mounted(tab).evaluate((element, before) => element === before, ready)).toBe(true)
  expect(asked).toEqual([])
})
