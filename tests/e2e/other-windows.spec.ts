import { storedNames } from './support/entrance.ts'
import { expectTyped, newOrder, typeOrder } from './support/new-order.ts'
import { openNoticeList } from './support/notices.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signInElsewhere, signOut } from './support/sessions.ts'

test.use({ locale: 'zh-CN' })

/** What a session may leave in Web Storage, keys of sub-systems included (specification §4). */
const leftovers = {
  local: ['RTM_departments', 'RTM_responsibilityId', 'RTM_positionCode', 'RTM_of_a_sub_system', 'oms_draft'],
  session: ['RTM_tabs', 'RTM_shortcutNoticeClosed', 'OSS_cache'],
}

test('windows of one browser sign out and in together, believe the cookie rather than a message, and a sign-out leaves harmless preferences only [S-2.32] [S-4.7] [S-5.15] [S-9.2]', {
  tag: ['@smoke', '@session'],
}, async ({ page, portal, context, cast: { clerk, sales } }) => {
  await page.goto('/profile')
  await signIn(page, portal, clerk.userName)
  await expect(page.getByRole('tab')).toHaveCount(2)
  const other = await context.newPage()
  await other.goto('/404')
  await expect(other.getByRole('button', { name: clerk.fullName })).toBeVisible()

  await test.step('the certificate is in a cookie of this site alone, for three days', async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'Admin-Token')
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: false, httpOnly: false })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThanOrEqual(3)
  })

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

  await test.step('signing out asks, ends both windows and leaves nothing of the session', async () => {
    await page.getByRole('button', { name: '收起菜单' }).click()
    await page.evaluate(({ local, session }) => {
      for (const key of local) localStorage.setItem(key, localStorage.getItem(key) ?? '"left"')
      for (const key of session) sessionStorage.setItem(key, sessionStorage.getItem(key) ?? '"left"')
    }, leftovers)
    await page.getByRole('button', { name: clerk.fullName }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    const question = page.getByRole('dialog', { name: '确定要退出系统吗？' })
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: /取\s*消/ }).click()
    await expect(question).toBeHidden()
    await signOut(page, clerk.fullName)
    await expect(other).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
    expect(await storedNames(page)).toEqual([['RTM_sidebarOpened', 'RTM_userName'], []])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
    // Sub-apps, toasts and dialogs are removed with the frame.
    await expect(page.locator('[data-sub-app], [role=dialog], .ant-message-notice')).toHaveCount(0)
  })

  await test.step('a sign-in in one of them is followed by the other', async () => {
    await page.getByLabel('密码', { exact: true }).fill('half a pass')
    await signIn(other, portal, clerk.userName)
    await expect(other).toHaveURL(/\/dashboard$/)
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.bringToFront()
    await expect(
      page.getByText(`已在其他窗口登录，当前登录账号：${clerk.fullName} (${clerk.userName})。`),
    ).toBeVisible()
  })

  await test.step('a new session of the same user is taken over silently, unsaved input is kept', async () => {
    await typeOrder(page, '佛山经销商')
    const certificate = await signInElsewhere(page, portal, clerk.userName)
    const calls = page.waitForRequest(/\/api\//)
    await page.getByRole('tab', { name: '首页' }).click()
    expect((await calls).headers().certificate).toBe(certificate)
    await page.getByRole('tab', { name: newOrder().name }).click()
    await expectTyped(page, '佛山经销商')
  })

  await test.step('another user replaces the window only after a warning that names the unsaved input', async () => {
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
    await expect(page.getByRole('tab')).toHaveCount(1)
  })
})
