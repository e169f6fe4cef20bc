import type { Page } from '@playwright/test'
import { storedNames } from './support/entrance.ts'
import { chooseTabAction } from './support/navigation.ts'
import { expectTyped, newOrder, typeOrder } from './support/new-order.ts'
import { openNoticeList } from './support/notices.ts'
import { enterAt, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { notifyWindows, signInElsewhere, signOut } from './support/sessions.ts'

test.use({ locale: 'zh-CN' })

test('windows of one browser sign out and in together, and believe the cookie rather than a message', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, context, cast: { clerk } }) => {
  await enterAt(page, portal, clerk.userName, '/404')
  const other = await context.newPage()
  await other.goto('/404')
  await expect(other.getByRole('button', { name: clerk.fullName })).toBeVisible()

  await test.step('messages that do not fit the cookie change nothing', async () => {
    await other.evaluate(() => {
      const channel = new BroadcastChannel('portal-session')
      const invented = [{ portalSession: 'signedOut' }, { portalSession: 'signedIn' }, 'signedOut', null]
      for (const message of invented) channel.postMessage(message)
    })
    await page.bringToFront()
    await openNoticeList(page)
    await expect(page.getByRole('list', { name: '通知公告' }).getByRole('listitem').first()).toBeVisible()
  })

  await signOut(page, clerk.fullName)
  await expect(other).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  await page.getByLabel('密码', { exact: true }).fill('half a pass')
  await signIn(other, portal, clerk.userName)
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.bringToFront()
  await expect(
    page.getByText(`已在其他窗口登录，当前登录账号：${clerk.fullName} (${clerk.userName})。`),
  ).toBeVisible()
})

test.describe('unsaved input and a server that cannot be reached at times', () => {
  test.use({ expectedPageErrors: [/502/] })

  test('a new session of the same user is taken over silently; another user replaces the window only after a warning', {
    tag: ['@smoke', '@any-company'],
  }, async ({ page, portal, context, cast: { clerk, sales, noticeCall } }) => {
    await portal.signInAs(clerk.userName)
    await typeOrder(page, '佛山经销商')

    await test.step('while the server cannot say whose the new session is, the window stops with a way on and out', async () => {
      // It answers again with the click on retry; the portal's own retries before that fail.
      const clicked = () => page.evaluate(() => 'clicked' in window)
      await context.route(/permissions\/getUserInfo/, async (route) =>
        (await clicked()) ? route.continue() : route.fulfill({ status: 502 }),
      )
      await portal.signInAs(clerk.userName)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      const dialog = page.getByRole('dialog', { name: '暂时无法确认登录状态' })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('button', { name: '退出此窗口' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeVisible()
      await page.evaluate(() =>
        window.addEventListener('click', () => Object.assign(window, { clicked: true }), { capture: true }),
      )
      await dialog.getByRole('button', { name: /重\s*试/ }).click()
      await expect(dialog).toBeHidden()
      await expectTyped(page, '佛山经销商')
      await context.unroute(/permissions\/getUserInfo/)
    })

    await test.step('the same user signs in elsewhere', async () => {
      const certificate = await signInElsewhere(page, portal, clerk.userName)
      await page.getByRole('tab', { name: '首页' }).click()
      const notices = page.waitForRequest(`**/${noticeCall}`)
      await chooseTabAction(page, '刷新')
      expect((await notices).headers().certificate).toBe(certificate)
      await page.getByRole('tab', { name: newOrder().name }).click()
      await expectTyped(page, '佛山经销商')
    })

    await test.step('that session ends elsewhere, and another user signs in there', async () => {
      const [, other = page] = context.pages()
      await other.bringToFront()
      await signOut(other, clerk.fullName)
      await expect(page.getByRole('dialog', { name: '登录状态已失效' })).toBeVisible()
      await signIn(other, portal, sales.userName)
      const dialog = page.getByRole('dialog', { name: `${sales.fullName} 已在其他窗口登录` })
      await expect(dialog).toContainText(`此窗口不能再以 ${clerk.fullName} 的身份操作`)
      await expect(dialog.getByRole('listitem')).toHaveText(newOrder().name)
      await page.bringToFront()
      await page.keyboard.press('Escape')
      await dialog.getByRole('button', { name: `以 ${sales.fullName} 的身份继续` }).click()
      await expect(page.getByRole('heading', { name: new RegExp(sales.fullName) })).toBeVisible()
    })
  })
})

/** Signs a user in in another window, whatever a sign-in would ask for there, and shows two tabs. */
async function enterElsewhere(page: Page, userName: string, certificate: string, url: string): Promise<Page> {
  await page.context().addCookies([{ name: 'Admin-Token', value: certificate, url }])
  const other = await page.context().newPage()
  await other.goto('/profile')
  await expect(other.getByRole('tab')).toHaveCount(2)
  await expect(other.getByRole('button', { name: userName })).toBeVisible()
  await notifyWindows(other, 'signedIn')
  return other
}

test('a second step says who has signed in elsewhere and keeps the code; its sign-in then replaces the session of the other window', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { clerk, sales } }) => {
  await portal.apply('two-factor')
  await page.goto('/dashboard')
  await signIn(page, portal, clerk.userName)
  const code = page.getByRole('textbox', { name: '验证码' })
  await expect(code).toBeFocused()
  await page.keyboard.type('12')

  const other = await enterElsewhere(
    page,
    sales.fullName,
    await portal.certificateOf(sales.userName),
    portal.url,
  )
  await page.bringToFront()
  await expect(
    page.getByRole('status').filter({ hasText: `${sales.fullName} 已在其他窗口登录。` }),
  ).toBeVisible()
  await expect(code).toHaveValue('12')
  await expect(code).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: `以 ${sales.fullName} 的身份继续` })).toBeFocused()

  await code.fill(await portal.codeOf(clerk.userName, 'twoFactor'))
  await expect(page.getByRole('heading', { name: new RegExp(clerk.fullName) })).toBeVisible()
  await other.bringToFront()
  await expect(
    other.getByText(`${clerk.fullName} 已在其他窗口登录，此窗口已切换为 ${clerk.fullName}。`),
  ).toBeVisible()
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(other.getByRole('heading', { name: new RegExp(clerk.fullName) })).toBeVisible()
  await expect(other.getByRole('tab')).toHaveCount(1)
})

test('a window that is loaded again after its session has ended or changed elsewhere keeps nothing of it', async ({
  page,
  portal,
}) => {
  const leaveDraft = async () => {
    await enterAt(page, portal, 'wangjing', '/profile')
    await expect(page.getByRole('tab')).toHaveCount(2)
    await page.evaluate(() => sessionStorage.setItem('oms_draft', '1'))
  }

  await test.step('the session has ended', async () => {
    await leaveDraft()
    await page.context().clearCookies({ name: 'Admin-Token' })
    await page.reload()
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    const [, ofThisTab] = await storedNames(page)
    expect(ofThisTab).toEqual([])
  })

  await test.step('another user has signed in', async () => {
    await leaveDraft()
    await portal.signInAs('lihao')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: /李浩/ })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(1)
    expect(await page.evaluate(() => sessionStorage.getItem('oms_draft'))).toBeNull()
  })
})
