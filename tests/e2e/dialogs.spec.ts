import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { typeOrder } from './support/new-order.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { endAllSessions } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

/** A dialog that can be read by everybody, and that fits on the screen. */
async function expectGood(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  const box = await dialog.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  return dialog
}

async function chooseOfUser(page: Page, item: string) {
  await page.getByTitle('我的账号').click()
  await page.getByRole('menuitem', { name: item }).click()
}

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
] as const) {
  test.describe(`in the ${colorScheme} scheme at ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } })

    test('the dialogs around a session are good to use', async ({ page, portal, world }) => {
      await enter(page, portal, 'lihao')
      await typeOrder(page, '佛山经销商')
      const cancel = { name: /取\s*消/ }

      await chooseOfUser(page, '切换职位')
      await (await expectGood(page, '切换职位')).getByRole('button', cancel).click()
      await chooseOfUser(page, '修改密码')
      await (await expectGood(page, '修改密码')).getByRole('button', cancel).click()
      await chooseOfUser(page, '退出登录')
      await (await expectGood(page, '确定要退出系统吗？')).getByRole('button', cancel).click()

      await endAllSessions(portal, world)
      await page.getByRole('tab', { name: '首页' }).click()
      const again = await expectGood(page, '登录状态已失效')
      await expect(again.getByLabel('密码', { exact: true })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(again.getByText('请输入密码')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.type('Tiles@2026')
      await page.keyboard.press('Enter')
      await expect(again).toBeHidden()
    })
  })
}
