import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { codeOf } from './support/codes.ts'
import { applyScenario } from './support/control.ts'
import { expectTyped, newOrder, typeOrder } from './support/new-order.ts'
import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import type { RunningPortal } from './support/portal-process.ts'
import { signOnCode, signOnLink } from './support/sign-on.ts'
import { withhold } from './support/withhold.ts'
import { endAllSessions } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

type SignInThere = (there: Page, portal: RunningPortal, world: string) => Promise<void>

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '登录状态已失效' })
const notice = (page: Page) => page.getByRole('listitem').filter({ hasText: '通知' }).first()

/** Opens the home page, which asks for its notices. */
const openHome = (page: Page) => page.getByRole('tab', { name: '首页' }).click()

/** Somebody's session ends while an order is half written; resolves with the dialog that asks for a sign-in. */
async function loseSession(page: Page, portal: RunningPortal, world: string) {
  await enter(page, portal, 'wangjing')
  await typeOrder(page, '佛山经销商')
  await endAllSessions(portal, world)
  await openHome(page)
  return dialogOf(page)
}

test('a session that ends over unsaved input goes on where it was after a sign-in in place', async ({
  page,
  portal,
  world,
}) => {
  const dialog = await loseSession(page, portal, world)
  await expect(dialog.getByRole('listitem')).toHaveText(newOrder)

  await test.step('neither Escape nor a click outside closes it, and a wrong password is said in place', async () => {
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    const password = dialog.getByLabel('密码', { exact: true })
    await password.fill('Wrong@2026')
    await password.press('Enter')
    await expect(dialog.getByText('用户名或密码错误')).toBeVisible()
    await password.fill('Tiles@2026')
    await password.press('Enter')
  })

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('tab', { name: '首页' })).toBeFocused()
  // The calls that were refused are sent again, and nothing typed is lost.
  await expect(notice(page)).toBeVisible()
  await page.getByRole('tab', { name: newOrder }).click()
  await expectTyped(page, '佛山经销商')
})

test('whoever was typing when the session ended goes on typing', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await typeOrder(page, '佛山')
  await page.context().clearCookies({ name: 'Admin-Token' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused()
  await page.keyboard.type('Tiles@2026')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: '经销商' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('经销商')
  await expectTyped(page, '佛山经销商')
})

test.describe('while its code cannot be had', () => {
  test.use({ expectedPageErrors: [/Failed to load resource|dynamically imported module/] })

  test('a session that has ended is told and hidden all the same, and goes on at another try', async ({
    page,
    portal,
    world,
  }) => {
    const file = await withhold(page, /`again\.lead`|"again\.lead"/)
    const dialog = await loseSession(page, portal, world)
    await expect(dialog.getByRole('alert')).toContainText('该区域加载失败')
    await expect(dialog.getByText('以下页签的未保存内容会保留，退出登录则会丢失：')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveText(newOrder)
    // Enter goes on; out is the last of its buttons.
    await expect(dialog.getByRole('button').last()).toHaveText('退出登录')
    await expect(dialog.getByRole('button', { name: /重\s*试/ })).toBeFocused()
    await expectAccessible(page)
    file.isBack = true
    await page.keyboard.press('Enter')
    await dialog.getByLabel('密码', { exact: true }).fill('Tiles@2026')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await page.getByRole('tab', { name: newOrder }).click()
    await expectTyped(page, '佛山经销商')
  })
})

test('calls of sub-apps wait for the sign-in too', async ({ page, portal, world }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/orders/ceramic')
  await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
  await typeOrder(page, '佛山经销商')
  await endAllSessions(portal, world)
  await page.getByRole('tab', { name: '瓷砖订单查询' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('密码', { exact: true }).fill('Tiles@2026')
  await dialog.getByRole('button', { name: '登录并继续' }).click()
  await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
})

test('a second factor is asked for where the server wants one, and another code can be had', async ({
  page,
  portal,
  world,
}) => {
  await page.clock.install()
  await enter(page, portal, 'wangjing')
  await typeOrder(page, '佛山经销商')
  await applyScenario(portal, world, 'two-factor')
  await openHome(page)
  const dialog = dialogOf(page)
  const password = dialog.getByLabel('密码', { exact: true })
  const code = dialog.getByRole('textbox', { name: '验证码' })
  await password.fill('Tiles@2026')
  await dialog.getByRole('button', { name: '登录并继续' }).click()
  await expect(dialog.getByText('199****0002')).toBeVisible()
  await code.press('Enter')
  await expect(dialog.getByText('请输入 6 位验证码')).toBeVisible()

  await test.step('back to the password and again', async () => {
    await dialog.getByRole('button', { name: '返回密码验证' }).click()
    await expect(password).toBeFocused()
    await password.fill('Tiles@2026')
    await password.press('Enter')
    await expect(code).toBeFocused()
  })

  await test.step('another code after a minute', async () => {
    const resend = dialog.getByRole('button', { name: /^重新发送/ })
    await expect(resend).toBeDisabled()
    await page.clock.fastForward('01:00')
    await resend.click()
    await expect(dialog.getByText('新的验证码已发送。')).toBeVisible()
    await expect(resend).toBeDisabled()
  })

  const digits = await codeOf(portal, world, 'wangjing', 'twoFactor')
  await code.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`)
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: newOrder }).click()
  await expectTyped(page, '佛山经销商')
})

for (const [way, signInThere] of [
  ['with the password', (there, portal) => signIn(there, portal, 'wangjing')],
  [
    'by a link of another system',
    async (there, portal, world) => {
      await there.goto(signOnLink(await signOnCode(portal, world, 'wangjing')))
    },
  ],
] as const satisfies readonly (readonly [string, SignInThere])[]) {
  test(`a sign-in in a window of its own, ${way}, lets this one go on`, async ({
    page,
    portal,
    world,
    context,
  }) => {
    const dialog = await loseSession(page, portal, world)
    const opened = context.waitForEvent('page')
    await dialog.getByRole('link', { name: '在新窗口登录' }).click()
    const there = await opened
    await expect(there.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    await signInThere(there, portal, world)
    await expect(there).toHaveURL(/\/dashboard$/)
    await page.bringToFront()
    await expect(dialog).toBeHidden()
    await page.getByRole('tab', { name: newOrder }).click()
    await expectTyped(page, '佛山经销商')
  })
}

test('whoever does not want to go on signs out', async ({ page, portal, world }) => {
  const dialog = await loseSession(page, portal, world)
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

test('an installation may switch it off', async ({ page, portal, world }) => {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, reloginInPlace: false } })
  })
  await enter(page, portal, 'wangjing')
  await typeOrder(page, '佛山经销商')
  await endAllSessions(portal, world)
  await openHome(page)
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  await expect(page.getByRole('alert')).toHaveText('登录状态已失效，请重新登录。')
})
