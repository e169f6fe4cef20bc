import { expectAccessible } from './support/accessibility.ts'
import { expectTyped, newOrder, typeOrder } from './support/new-order.ts'
import { chooseMenu, enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { renewCookie, signInElsewhere, signOut } from './support/sessions.ts'

test.use({ locale: 'zh-CN' })

test('windows of one browser sign out and in together', async ({ page, portal, context }) => {
  await enter(page, portal, 'wangjing')
  const other = await context.newPage()
  await other.goto('/child/oms/orders/ceramic')
  await expect(other.getByText(/共 \d+ 条订单/)).toBeVisible()

  await signOut(page, '王静')
  await expect(other).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  await signIn(other, portal, 'wangjing')
  await expect(other).toHaveURL(/\/dashboard$/)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('somebody else in one window means a clean start in the others', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/orders/ceramic')
  await expect(page.getByRole('tab')).toHaveCount(2)
  // Attached, not visible: the browser of the tests draws nothing in a window that is not in front.
  const said = page.getByText('李浩 已在其他窗口登录，此窗口已切换为 李浩。').waitFor({ state: 'attached' })
  await signInElsewhere(page, portal, 'lihao')
  await said
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: /李浩/ })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(1)
})

test('unsaved input waits for its user, and is named before it goes to make way for another', async ({
  page,
  portal,
  context,
}) => {
  await enter(page, portal, 'wangjing')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await typeOrder(page, '佛山经销商')
  await signOut(other, '王静')
  await expect(page.getByRole('dialog', { name: '登录状态已失效' })).toBeVisible()

  await signIn(other, portal, 'lihao')
  const dialog = page.getByRole('dialog', { name: '李浩 已在其他窗口登录' })
  await expect(dialog).toContainText('此窗口不能再以 王静 的身份操作')
  await expect(dialog.getByRole('listitem')).toHaveText(newOrder)
  await page.bringToFront()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: '以 李浩 的身份继续' }).click()
  await expect(page.getByRole('heading', { name: /李浩/ })).toBeVisible()
})

test('the same user’s new session is taken over without a word', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await typeOrder(page, '佛山经销商')
  const certificate = await signInElsewhere(page, portal, 'wangjing')
  await page.getByRole('tab', { name: '首页' }).click()
  await page.getByRole('button', { name: '页签操作' }).click()
  const notices = page.waitForRequest(/findNoticeList/)
  await page.getByRole('menuitem', { name: '刷新' }).click()
  expect((await notices).headers().certificate).toBe(certificate)
  await page.getByRole('tab', { name: newOrder }).click()
  await expectTyped(page, '佛山经销商')
})

test.describe('while the server cannot be reached', () => {
  test.use({ expectedPageErrors: [/502/] })

  test('nothing goes on under a name that is not known, and there is a way on and out', async ({
    page,
    portal,
    context,
  }) => {
    await enter(page, portal, 'wangjing')
    await typeOrder(page, '佛山经销商')
    const getUserInfo = /permissions\/getUserInfo/
    // It comes back with the click that tries again: what the portal tries by itself before is in vain.
    const isBack = () => page.evaluate(() => 'clicked' in window)
    await context.route(getUserInfo, async (route) =>
      (await isBack()) ? route.continue() : route.fulfill({ status: 502 }),
    )
    await renewCookie(page, portal, 'wangjing')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    const dialog = page.getByRole('dialog', { name: '暂时无法确认登录状态' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await expect(dialog.getByRole('button', { name: '退出此窗口' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await page.evaluate(() =>
      window.addEventListener('click', () => Object.assign(window, { clicked: true }), { capture: true }),
    )
    await dialog.getByRole('button', { name: /重\s*试/ }).click()
    await expect(dialog).toBeHidden()
    await expectTyped(page, '佛山经销商')
  })
})

test('a message that is a lie changes nothing', async ({ page, portal, context }) => {
  await enter(page, portal, 'wangjing')
  const other = await context.newPage()
  await other.goto('/404')
  await other.evaluate(() => {
    const channel = new BroadcastChannel('portal-session')
    for (const message of [
      { portalSession: 'signedOut' },
      { portalSession: 'signedIn' },
      'signedOut',
      null,
    ]) {
      channel.postMessage(message)
    }
  })
  await page.bringToFront()
  await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
  await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
})
