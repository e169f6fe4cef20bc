import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { codeOf } from './support/codes.ts'
import { applyScenario } from './support/control.ts'
import { storedNames } from './support/entrance.ts'
import { everyLook, inLooks } from './support/looks.ts'
import { typeOrder } from './support/new-order.ts'
import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import type { RunningPortal } from './support/portal-process.ts'
import { signInElsewhere, signOutElsewhere, tellWindows } from './support/sessions.ts'
import { certificateOf } from './support/sign-on.ts'

test.use({ locale: 'zh-CN' })

/** Somebody is in in another window, whatever their sign-in asked of them there. */
async function enterElsewhere(
  context: BrowserContext,
  portal: RunningPortal,
  world: string,
  userName: string,
): Promise<Page> {
  const value = await certificateOf(portal, world, userName)
  await context.addCookies([{ name: 'Admin-Token', value, url: portal.url }])
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('tab')).toHaveCount(1)
  await tellWindows(other, 'signedIn')
  return other
}

async function reachSecondStep(page: Page, portal: RunningPortal, world: string) {
  await applyScenario(portal, world, 'two-factor')
  await page.goto('/dashboard')
  await signIn(page, portal, 'wangjing')
  const code = page.getByRole('textbox', { name: '验证码' })
  await expect(code).toBeFocused()
  return code
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: '李浩 已在其他窗口登录。' })
const nowIn = (page: Page, name: string) => page.getByText(`已在其他窗口登录，当前登录账号：${name}。`)

inLooks(everyLook, () => {
  test('a second step says who has signed in elsewhere, and keeps what was typed', async ({
    page,
    context,
    portal,
    world,
  }) => {
    const code = await reachSecondStep(page, portal, world)
    await page.keyboard.type('12')
    const other = await enterElsewhere(context, portal, world, 'lihao')
    await page.bringToFront()
    await expect(notice(page)).toBeVisible()
    await expect(code).toHaveValue('12')
    await expect(code).toBeFocused()
    await expectAccessible(page)

    await code.fill(await codeOf(portal, world, 'wangjing', 'twoFactor'))
    await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
    await other.bringToFront()
    await expect(other.getByText('王静 已在其他窗口登录，此窗口已切换为 王静。')).toBeVisible()
  })
})

test('or goes on as them, by keyboard', async ({ page, context, portal, world }) => {
  await reachSecondStep(page, portal, world)
  await enterElsewhere(context, portal, world, 'lihao')
  await page.bringToFront()
  await expect(notice(page)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: '以 李浩 的身份继续' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /李浩/ })).toBeVisible()
})

test('the same user’s sign-in elsewhere is what a second step waits for', async ({
  page,
  context,
  portal,
  world,
}) => {
  await reachSecondStep(page, portal, world)
  await enterElsewhere(context, portal, world, 'wangjing')
  await page.bringToFront()
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  await expect(nowIn(page, '王静 (wangjing)')).toBeVisible()
})

test('a sign-in page that follows another window says so', async ({ page, context, portal, world }) => {
  await page.goto('/dashboard')
  await page.getByLabel('密码', { exact: true }).fill('half a pass')
  await enterElsewhere(context, portal, world, 'lihao')
  await page.bringToFront()
  await expect(nowIn(page, '李浩 (lihao)')).toBeVisible()
})

test('a window that is loaded again after its session has ended elsewhere keeps nothing of it', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await typeOrder(page, '佛山经销商')
  await page.evaluate(() => sessionStorage.setItem('oms_draft', '1'))
  await signOutElsewhere(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
  const [, ofThisTab] = await storedNames(page)
  expect(ofThisTab).toEqual([])
})

test('nor of somebody else’s, when it is theirs that it finds', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await typeOrder(page, '佛山经销商')
  await page.evaluate(() => sessionStorage.setItem('oms_draft', '1'))
  await signInElsewhere(page, portal, 'lihao')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /李浩/ })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(1)
  expect(await page.evaluate(() => sessionStorage.getItem('oms_draft'))).toBeNull()
})
