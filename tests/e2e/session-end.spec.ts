import type { Page } from '@playwright/test'
import { chooseLanguage, chooseMenu, enterAt, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOutElsewhere } from './support/sessions.ts'
import { endAllSessions } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const dialogTitle = 'taken过期，需重新登录'
const noMatch = '跳转指定页面失败 ~ 没有匹配到目标菜单权限'

/** Delays every response until all calls of `expected` were refused, so that the refusals arrive together. */
async function refuseTogether(page: Page, expected: readonly RegExp[]) {
  const refused: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('4001')) refused.push(route.request().url())
    await released
    await route.fulfill({ response })
  })
  return async () => {
    for (const call of expected) await expect.poll(() => refused.join()).toMatch(call)
    release()
  }
}

test('the end of a session takes its questions and messages away, is said once, and the next sign-in opens the wanted page [S-4.6] [S-4.10] [S-4.12] [S-5.15] [S-8.2] [S-8.8] [S-8.12] [S-8.13]', {
  tag: ['@smoke', '@session'],
}, async ({ page, portal, world, cast: { clerk, orders } }) => {
  await enterAt(page, portal, clerk.userName, '/dashboard?menu=NOBODYS&systemCode=OSS')
  await test.step('another window signs out while a question and a message are shown', async () => {
    await expect(page.getByText(noMatch)).toBeVisible()
    await expect(page).toHaveURL(`${portal.url}/dashboard`)
    await page.getByRole('button', { name: clerk.fullName }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    const question = page.getByRole('dialog', { name: '确定要退出系统吗？' })
    await expect(question).toBeVisible()
    await signOutElsewhere(page)
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    await expect(question).toHaveCount(0)
    await expect(page.getByText(noMatch)).toHaveCount(0)
  })

  const dialog = page.getByRole('dialog', { name: dialogTitle })
  await test.step('the cookie has expired: a dialog says so before the next call, and leads to the sign-in', async () => {
    await signIn(page, portal, clerk.userName)
    await expect(page.getByRole('button', { name: /通知，\d+ 条未读/ })).toBeVisible()
    await chooseMenu(page, ...orders.groups)
    await page.context().clearCookies({ name: 'Admin-Token' })
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await chooseMenu(page, orders.name)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    expect(sent.filter((url) => url.includes('/api/'))).toEqual([])
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('button', { name: '重新登录' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(orders.address)}`)
    await signIn(page, portal, clerk.userName)
    await expect(page).toHaveURL(new RegExp(`${orders.address}$`))
  })

  await test.step('the server refuses several calls of shell and sub-app at once', async () => {
    // No call is under way whose refusal would come before the others; what the frame asks for later waits with them.
    await page.goto(orders.address, { waitUntil: 'networkidle' })
    await expect(page.getByText(/共 [\d,]+ 笔订单/)).toBeVisible()
    const refused = await refuseTogether(page, [
      /getUserInfo/,
      /findOrganization/,
      /sales-order\/page\/order/,
    ])
    await endAllSessions(portal, world)
    const arrivals: string[] = []
    page.on('framenavigated', (frame) => arrivals.push(new URL(frame.url()).pathname))
    // The sub-app calls for its orders, and the shell for names in the new language, several calls at once.
    await page
      .getByRole('main')
      .getByRole('button', { name: /查\s*询/ })
      .click()
    await page.getByRole('button', { name: clerk.fullName }).click()
    await chooseLanguage(page, 'English')
    await refused()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
    const message = 'Your session has ended. Please sign in again.'
    await expect(page.getByRole('alert')).toHaveText(message)
    await expect(page.getByText(message)).toHaveCount(1)
    expect(arrivals.filter((path) => path === '/login')).toHaveLength(1)
  })
})
