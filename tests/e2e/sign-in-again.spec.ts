import type { Page } from '@playwright/test'
import { goWithin } from './support/navigation.ts'
import { expectTyped, newOrder, typeOrder } from './support/new-order.ts'
import { expect, test } from './support/portal.ts'
import { loseCookie } from './support/sessions.ts'
import { signOnCode, signOnLink } from './support/sign-on.ts'
import { endAllSessions } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '登录状态已失效' })
const passwordOf = (page: Page) => dialogOf(page).getByLabel('密码', { exact: true })
const firstNotice = (page: Page) => page.getByRole('listitem').filter({ hasText: '通知' }).first()

/** Opens the home page, which calls for its notices. */
const openHome = (page: Page) => page.getByRole('tab', { name: '首页' }).click()

/** Refreshes the tab after the session's end; a pending call may already have opened the dialog over it. */
async function refreshWithoutSession(page: Page, endSession: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: '页签操作' }).click()
  const refresh = page.getByRole('menuitem', { name: '刷新', exact: true })
  await expect(refresh).toBeVisible()
  await endSession()
  await refresh.dispatchEvent('click')
}

async function expectOrderKept(page: Page, order = newOrder().name): Promise<void> {
  await page.getByRole('tab', { name: order }).click()
  await expectTyped(page, '佛山经销商')
}

test('a session that ends over unsaved input continues where it was after a sign-in in place [S-8.2]', {
  tag: ['@smoke', '@session'],
}, async ({ page, portal, world, cast: { clerk, password, newOrder, orders: list } }) => {
  const dialog = dialogOf(page)
  await portal.signInAs(clerk.userName)
  await typeOrder(page, '佛山经销商', newOrder.address)

  await test.step('Escape and a click outside do not close the dialog, and a wrong password is refused in place', async () => {
    await endAllSessions(portal, world)
    await openHome(page)
    await expect(dialog.getByRole('listitem')).toHaveText(newOrder.name)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await passwordOf(page).fill('Wrong@2026')
    await passwordOf(page).press('Enter')
    await expect(dialog.getByText('用户名或密码错误')).toBeVisible()
  })

  await test.step('the calls that were refused are sent again, and nothing typed is lost', async () => {
    await passwordOf(page).fill(password)
    await passwordOf(page).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('tab', { name: '首页' })).toBeFocused()
    await expect(firstNotice(page)).toBeVisible()
    await expectOrderKept(page, newOrder.name)
  })

  await test.step('the field that was being typed in has the focus again', async () => {
    const remark = page.getByRole('textbox', { name: '备注' })
    await remark.fill('佛山')
    await loseCookie(page)
    await expect(passwordOf(page)).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(remark).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('经销商')
    await expectTyped(page, '佛山经销商')
  })

  await test.step('calls of sub-apps wait for the sign-in too', async () => {
    const orders = page.getByText(/共 [1-9][\d,]* 笔订单/)
    await goWithin(page, list.address)
    await expect(orders).toBeVisible()
    // The page requests the counts of the views last.
    await expect(page.getByRole('radio', { name: /^已完成 \d+$/ })).toBeAttached()
    await refreshWithoutSession(page, () => endAllSessions(portal, world))
    await passwordOf(page).fill(password)
    await expect(orders).toBeHidden()
    await dialog.getByRole('button', { name: '登录并继续' }).click()
    await expect(orders).toBeVisible()
  })

  await test.step('signing out instead asks first', async () => {
    await refreshWithoutSession(page, () => endAllSessions(portal, world))
    const question = dialog.getByText('退出后，以上未保存的内容将会丢失。')
    const leave = dialog.getByRole('button', { name: '退出登录' })
    await leave.click()
    await expect(question).toBeVisible()
    await dialog.getByRole('button', { name: /取\s*消/ }).click()
    await expect(question).toBeHidden()
    await leave.click()
    await expect(question).toBeVisible()
    await leave.click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  })
})

test('a session that ends over unsaved input continues after a sign-in in another window, or with a second factor', {
  tag: '@session',
}, async ({ page, portal, world, context, cast: { clerk, password, newOrder } }) => {
  const dialog = dialogOf(page)
  await page.clock.install()
  await portal.signInAs(clerk.userName)
  await typeOrder(page, '佛山经销商', newOrder.address)

  await test.step('a link of another system signs on in a window of its own', async () => {
    await endAllSessions(portal, world)
    await openHome(page)
    const opened = context.waitForEvent('page')
    await dialog.getByRole('link', { name: '在新窗口登录' }).click()
    const other = await opened
    await expect(other.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    await other.goto(signOnLink(await signOnCode(portal, world, clerk.userName), { redirect: '/404' }))
    await expect(other).toHaveURL(/\/404$/)
    await page.bringToFront()
    await expect(dialog).toBeHidden()
    await expectOrderKept(page, newOrder.name)
    await other.close()
  })

  await portal.apply('two-factor')
  await openHome(page)
  const code = dialog.getByRole('textbox', { name: '验证码' })

  await test.step('the code is requested after the password, and Back leads to the password again', async () => {
    await passwordOf(page).fill(password)
    await dialog.getByRole('button', { name: '登录并继续' }).click()
    await expect(dialog.getByText(clerk.maskedPhone)).toBeVisible()
    await code.press('Enter')
    await expect(dialog.getByText('请输入 6 位验证码')).toBeVisible()
    await dialog.getByRole('button', { name: '返回密码验证' }).click()
    await expect(passwordOf(page)).toBeFocused()
    await passwordOf(page).fill(password)
    await passwordOf(page).press('Enter')
    await expect(code).toBeFocused()
  })

  await test.step('after a minute another code can be requested', async () => {
    const resend = dialog.getByRole('button', { name: /^重新发送/ })
    await expect(resend).toBeDisabled()
    await page.clock.fastForward('01:00')
    await resend.click()
    await expect(dialog.getByText('新的验证码已发送。')).toBeVisible()
    await expect(resend).toBeDisabled()
  })

  const digits = await portal.codeOf(clerk.userName, 'twoFactor')
  await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`)
  await expect(dialog).toBeHidden()
  await expectOrderKept(page, newOrder.name)
})
