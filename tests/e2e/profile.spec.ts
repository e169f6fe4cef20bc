import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('the profile shows positions and responsibilities, and leads to the dialogs of the user menu [S-1.6] [S-2.48]', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { sales, positions: held } }) => {
  const [first, second, third] = held
  await enterAt(page, portal, sales.userName, '/404')
  await page.getByTitle('我的账号').click()
  await page.getByRole('menuitem', { name: '个人资料' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page).toHaveTitle(/^个人资料 - /)
  await expect(page.getByRole('tab', { name: '个人资料' })).toHaveAttribute('aria-selected', 'true')
  const positions = page.getByRole('region', { name: '职位' })
  await expect(positions.getByRole('listitem')).toHaveText([
    new RegExp(`${first}.*当前.*默认`),
    new RegExp(`^${second}`),
    new RegExp(`^${third}`),
  ])
  await expect(page.getByRole('region', { name: '各系统角色' })).toContainText(/ LTC/)
  await expect(page.getByRole('region', { name: '销售区域' })).toBeHidden()

  await test.step('another position shows at once', async () => {
    await page.getByRole('main').getByRole('button', { name: '切换职位' }).click()
    const dialog = page.getByRole('dialog', { name: '切换职位' })
    await dialog.getByRole('radio', { name: third }).check()
    await dialog.getByRole('button', { name: /确\s*定|切\s*换/ }).click()
    await expect(dialog).toBeHidden()
    await expect(positions.getByRole('listitem').filter({ hasText: third })).toContainText('当前')
  })

  await test.step('the password is changed in the dialog of the user menu', async () => {
    await page.getByRole('main').getByRole('button', { name: '修改密码' }).click()
    await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible()
  })
})
