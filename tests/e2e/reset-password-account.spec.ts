import { codeOf, otherThan } from './support/codes.ts'
import { expect, test } from './support/portal.ts'
import { alert, codeField, step } from './support/reset-password.ts'

test.use({ locale: 'zh-CN' })

test('an account that does not exist is named in the words of the server', async ({ page }) => {
  await page.goto('/reset_password')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('请输入用户名')).toBeVisible()
  await page.getByLabel('用户名').fill('nobody')
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveText('账号 nobody 不存在')
  await expect(step(page)).toHaveText('账号')
})

test('a wrong code is refused in place, another one can be had, and so can another account', async ({
  page,
  portal,
  world,
}) => {
  await page.clock.install()
  await page.goto('/reset_password')
  await page.getByLabel('用户名').fill('chenwen')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(otherThan(await codeOf(portal, world, 'chenwen', 'passwordReset')))
  await expect(alert(page)).toHaveText('验证码错误，还可尝试 4 次')
  await expect(codeField(page)).toHaveValue('')
  await page.clock.fastForward('01:00')
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect(page.getByText('新的验证码已发送。')).toBeVisible()
  await page.getByRole('button', { name: '更换账号' }).click()
  await expect(page.getByLabel('用户名')).toHaveValue('chenwen')
  await page.getByRole('link', { name: '返回登录' }).click()
  await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
})
