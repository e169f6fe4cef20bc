import type { Page } from '@playwright/test'
import { expectClickBesideStaysIn, expectTabStaysIn } from '../support/accessibility.ts'
import { expectFits, inspect } from '../support/looks.ts'
import { goWithin } from '../support/navigation.ts'
import { expectTyped, fillOrder, newOrder } from '../support/new-order.ts'
import { enterAt } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { loseCookie, signInElsewhere } from '../support/sessions.ts'
import { withhold } from '../support/withhold.ts'

test.use({
  locale: 'zh-CN',
  expectedPageErrors: [/Failed to load resource|dynamically imported module|502/],
})

const cancel = { name: /取\s*消|继续编辑/ }

/** The dialog is accessible, fits and keeps the focus. */
async function expectGood(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await inspect(page, name, () => expectFits(dialog))
  await expectTabStaysIn(dialog)
  await expectClickBesideStaysIn(dialog)
  return dialog
}

const jump = '/dashboard?menu=LTC_PAYMENTS&systemCode=LTC&businessKey=HK1'

async function chooseOfUser(page: Page, item: string) {
  await page.getByTitle('我的账号').click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('dialogs of the top bar, the tabs and of jumps are accessible, fit and keep the focus', async ({
  page,
  portal,
}) => {
  test.slow()
  await enterAt(page, portal, 'lihao', newOrder().address)
  await fillOrder(page, '佛山经销商')

  await chooseOfUser(page, '切换职位')
  await (await expectGood(page, '切换职位')).getByRole('button', cancel).click()
  await chooseOfUser(page, '修改密码')
  await (await expectGood(page, '修改密码')).getByRole('button', cancel).click()
  await chooseOfUser(page, '退出登录')
  await (await expectGood(page, '确定要退出系统吗？')).getByRole('button', cancel).click()

  await page.getByRole('button', { name: '页签操作' }).click()
  await page.getByRole('menuitem', { name: '关闭', exact: true }).click()
  const question = await expectGood(page, '放弃未保存的内容？')
  await question.getByRole('button', { name: /放\s*弃/ }).click()
  await expect(question).toBeHidden()

  await goWithin(page, jump)
  await (await expectGood(page, '目标页面需要其他角色')).getByRole('button', cancel).click()

  await test.step('a jump to another department', async () => {
    const record = JSON.stringify({ value: ['CERAMIC'], expiresAt: Date.now() + 3_600_000 })
    await page.addInitScript((kept) => localStorage.setItem('RTM_departments', kept), record)
    const target = '/dashboard?menu=OSS_BATHROOM_DEALERS&systemCode=OSS&businessKey=X1'
    await enterAt(page, portal, 'wangjing', target)
    await expectGood(page, '目标页面属于其他事业部')
  })
})

test('dialogs about a session that ended or that another window has replaced are accessible and fit', {
  tag: '@session',
}, async ({ page, portal }) => {
  test.slow()
  await enterAt(page, portal, 'lihao', newOrder().address)
  await fillOrder(page, '佛山经销商')
  await portal.apply('two-factor')
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  const again = await expectGood(page, '登录状态已失效')
  await again.getByLabel('密码', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(again.getByText('请输入密码')).toBeVisible()
  await inspect(page, 'without a password')
  await again.getByLabel('密码', { exact: true }).fill('Tiles@2026')
  await page.keyboard.press('Enter')
  const code = again.getByRole('textbox', { name: '验证码' })
  await expect(code).toBeFocused()
  await expectGood(page, '登录状态已失效')
  await code.focus()
  await page.keyboard.type(await portal.codeOf('lihao', 'twoFactor'))
  await expect(again).toBeHidden()

  await page.getByRole('tab', { name: newOrder().name }).click()
  await expectTyped(page, '佛山经销商')
  await signInElsewhere(page, portal, 'wangjing')
  await page.bringToFront()
  await (await expectGood(page, '王静 已在其他窗口登录'))
    .getByRole('button', { name: '以 王静 的身份继续' })
    .click()
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  await loseCookie(page)
  await expectGood(page, 'taken过期，需重新登录')
})

test('dialogs about what cannot be loaded are accessible and fit', async ({ page, portal }) => {
  await withhold(page, /`again\.lead`|"again\.lead"/)
  await test.step('the menus of a jump', async () => {
    await page.route('**/findMenuInfoAllSystem', (route) =>
      route.request().postData()?.includes('responsibilityIds') ? route.abort() : route.continue(),
    )
    await enterAt(page, portal, 'lihao', jump)
    const question = await expectGood(page, '暂时无法打开目标页面')
    await question.getByRole('button', cancel).click()
    await expect(question).toBeHidden()
  })

  await test.step('the user of the session', async () => {
    await goWithin(page, newOrder().address)
    await fillOrder(page, '佛山经销商')
    let requests = 0
    await page.route(/permissions\/getUserInfo/, (route) => {
      requests += 1
      return route.fulfill({ status: 502 })
    })
    await portal.signInAs('lihao')
    const focus = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await focus()
    const dialog = await expectGood(page, '暂时无法确认登录状态')
    const before = requests
    await dialog.getByRole('button', { name: /重\s*试/ }).click()
    await expect.poll(() => requests).toBeGreaterThan(before)
    // From now on any focus of the window closes it, also one that the browser gives by itself.
    await page.unroute(/permissions\/getUserInfo/)
    await expect(async () => {
      await focus()
      await expect(dialog).toBeHidden({ timeout: 1000 })
    }).toPass()
  })

  await test.step('the form that signs in again', async () => {
    await loseCookie(page)
    const dialog = page.getByRole('dialog', { name: '登录状态已失效' })
    await expect(dialog.getByRole('alert')).toContainText('该区域加载失败')
    await expectGood(page, '登录状态已失效')
  })
})
