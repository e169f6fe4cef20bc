import type { Page } from '@playwright/test'
import { expectAccessible, expectClickBesideStaysIn, expectTabStaysIn } from './support/accessibility.ts'
import { codeOf } from './support/codes.ts'
import { applyScenario } from './support/control.ts'
import { everyLook, expectFits, inLooks } from './support/looks.ts'
import { typeOrder } from './support/new-order.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signInElsewhere } from './support/sessions.ts'

test.use({ locale: 'zh-CN' })

/** A dialog that can be read by everybody, that fits on the screen and keeps the focus. */
async function expectGood(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expectFits(dialog)
  await expectTabStaysIn(dialog)
  await expectClickBesideStaysIn(dialog)
  return dialog
}

async function chooseOfUser(page: Page, item: string) {
  await page.getByTitle('我的账号').click()
  await page.getByRole('menuitem', { name: item }).click()
}

inLooks(everyLook, () => {
  test('the dialogs of the top bar and of the tabs are good to use', async ({ page, portal }) => {
    await enter(page, portal, 'lihao')
    await typeOrder(page, '佛山经销商')
    const cancel = { name: /取\s*消/ }

    await chooseOfUser(page, '切换职位')
    await (await expectGood(page, '切换职位')).getByRole('button', cancel).click()
    await chooseOfUser(page, '修改密码')
    await (await expectGood(page, '修改密码')).getByRole('button', cancel).click()
    await chooseOfUser(page, '退出登录')
    await (await expectGood(page, '确定要退出系统吗？')).getByRole('button', cancel).click()

    await page.getByRole('button', { name: '页签操作' }).click()
    await page.getByRole('menuitem', { name: '关闭', exact: true }).click()
    await (await expectGood(page, '放弃未保存的内容？')).getByRole('button', cancel).click()
  })

  test('so is the one that signs in again, with both its steps', async ({ page, portal, world }) => {
    await enter(page, portal, 'lihao')
    await typeOrder(page, '佛山经销商')
    await applyScenario(portal, world, 'two-factor')
    await page.getByRole('tab', { name: '首页' }).click()
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
    const again = await expectGood(page, '登录状态已失效')
    await again.getByLabel('密码', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(again.getByText('请输入密码')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type('Tiles@2026')
    await page.keyboard.press('Enter')
    const code = again.getByRole('textbox', { name: '验证码' })
    await expect(code).toBeFocused()
    await expectGood(page, '登录状态已失效')
    await code.focus()
    await page.keyboard.type(await codeOf(portal, world, 'lihao', 'twoFactor'))
    await expect(again).toBeHidden()
  })

  test('so are those that say that somebody else is here, or nobody', async ({ page, portal }) => {
    await enter(page, portal, 'lihao')
    await typeOrder(page, '佛山经销商')
    await signInElsewhere(page, portal, 'wangjing')
    await page.bringToFront()
    await (await expectGood(page, '王静 已在其他窗口登录'))
      .getByRole('button', { name: '以 王静 的身份继续' })
      .click()
    await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
    await page.context().clearCookies({ name: 'Admin-Token' })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expectGood(page, 'taken过期，需重新登录')
  })
})
