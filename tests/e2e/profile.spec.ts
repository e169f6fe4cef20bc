import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('the profile shows positions and responsibilities, and leads to the dialogs of the user menu [S-1.6] [S-2.48]', {
  tag: '@smoke',
}, async ({ page, portal }) => {
  await enter(page, portal, 'lihao')
  await page.getByRole('button', { name: '关闭快捷通知' }).click()
  await page.getByTitle('我的账号').click()
  await page.getByRole('menuitem', { name: '个人资料' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page).toHaveTitle(/^个人资料 - /)
  await expect(page.getByRole('tab', { name: '个人资料' })).toHaveAttribute('aria-selected', 'true')
  const positions = page.getByRole('region', { name: '职位' })
  await expect(positions.getByRole('listitem')).toHaveText([
    /华南区域经理.*当前.*默认/,
    /^华东区域经理（兼）/,
    /^工程渠道顾问/,
  ])
  await expect(page.getByRole('region', { name: '各系统角色' })).toContainText('长期合同 LTC')
  await expect(page.getByRole('region', { name: '销售区域' })).toBeHidden()

  await test.step('another position shows at once', async () => {
    await page.getByRole('main').getByRole('button', { name: '切换职位' }).click()
    const dialog = page.getByRole('dialog', { name: '切换职位' })
    await dialog.getByRole('radio', { name: '工程渠道顾问' }).check()
    await dialog.getByRole('button', { name: /确\s*定|切\s*换/ }).click()
    await expect(dialog).toBeHidden()
    await expect(positions.getByRole('listitem').filter({ hasText: '工程渠道顾问' })).toContainText('当前')
  })

  await test.step('the password is changed in the dialog of the user menu', async () => {
    await page.getByRole('main').getByRole('button', { name: '修改密码' }).click()
    await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible()
  })
})
