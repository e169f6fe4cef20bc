import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { storedNames } from './support/entrance.ts'
import { serveOwnSubApp } from './support/own-sub-app.ts'
import { chooseLanguage, chooseMenu, enter, enterByDoor, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOutElsewhere } from './support/sessions.ts'
import { endAllSessions } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const orders = '/child/oms/orders/ceramic'
const dialogTitle = 'taken过期，需重新登录'

/** Every answer is kept back until the calls of `several` are refused, so that all come at once; tells the refused. */
async function refuseTogether(page: Page, several: readonly RegExp[]) {
  const refused: string[] = []
  let release = () => {}
  const everyone = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('4001')) refused.push(route.request().url())
    await everyone
    await route.fulfill({ response })
  })
  return async () => {
    for (const call of several) await expect.poll(() => refused.join()).toMatch(call)
    release()
  }
}

test('4001 signs out once and says so once, however many calls of shell and sub-app it answers [S-4.12]', async ({
  page,
  portal,
  world,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto(orders)
  await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
  await endAllSessions(portal, world)
  const arrivals: string[] = []
  page.on('framenavigated', (frame) => arrivals.push(new URL(frame.url()).pathname))
  const refused = await refuseTogether(page, [/getUserInfo/, /findOrganization/, /sales-order\/page\/order/])
  // The sub-app asks for its orders, and the shell for names in the new language, several calls at once.
  await page
    .getByRole('main')
    .getByRole('button', { name: /查\s*询/ })
    .click()
  await page.getByRole('button', { name: '王静' }).click()
  await chooseLanguage(page, 'English')
  await refused()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please sign in again.')
  await expect(page.getByText('Your session has ended. Please sign in again.')).toHaveCount(1)
  expect(arrivals.filter((path) => path === '/login')).toHaveLength(1)
})

test('4001 to a call of a sub-app signs out too [S-8.2]', async ({ page, portal, world }) => {
  await enter(page, portal, 'wangjing')
  await page.goto(orders)
  await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
  await endAllSessions(portal, world)
  await page
    .getByRole('main')
    .getByRole('button', { name: /查\s*询/ })
    .click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  await expect(page.getByRole('alert')).toHaveText('登录状态已失效，请重新登录。')
})

test('a sub-app that knows by itself that the session has ended ends it, once', async ({
  page,
  portal,
  context,
}) => {
  await serveOwnSubApp(context)
  await enterByDoor(page, portal, 'wangjing')
  await page.goto(orders)
  await page.getByRole('button', { name: 'My session has ended' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  await expect(page.getByRole('alert')).toHaveText('登录状态已失效，请重新登录。')
  await test.step('and nothing that it stored on its way out is left', () =>
    expect(async () => expect(await storedNames(page)).toEqual([['RTM_userName'], []])).toPass())
})

test('questions and toasts go with the session [S-4.10] [S-8.13]', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/dashboard?menu=NOBODYS&systemCode=OSS')
  const toast = page.getByText('跳转指定页面失败 ~ 没有匹配到目标菜单权限')
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: '王静' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  const question = page.getByRole('dialog', { name: '确定要退出系统吗？' })
  await expect(question).toBeVisible()
  await signOutElsewhere(page)
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(toast).toHaveCount(0)
})

test('a frame that has lost its certificate says so, and leads back after the sign-in [S-4.6] [S-5.15] [S-8.12]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await expect(page.getByRole('listitem').filter({ hasText: '通知' }).first()).toBeVisible()
  await chooseMenu(page, '订单管理', '瓷砖订单')
  await page.context().clearCookies({ name: 'Admin-Token' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await chooseMenu(page, '瓷砖订单查询')

  const dialog = page.getByRole('dialog', { name: dialogTitle })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([])

  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: '重新登录' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(orders)}`)
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(new RegExp(`${orders}$`))
})

test('it also says so when the window comes to the front [S-4.6]', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.context().clearCookies({ name: 'Admin-Token' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('dialog', { name: dialogTitle })).toBeVisible()
  await expectAccessible(page)
})
