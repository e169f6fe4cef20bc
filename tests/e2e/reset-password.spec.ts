import { codeOf } from './support/codes.ts'
import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import {
  alert,
  codeField,
  confirmation,
  newPassword,
  proveAccount,
  save,
  step,
} from './support/reset-password.ts'

test.use({ locale: 'zh-CN' })

test('a forgotten password is replaced by keyboard alone, and the wanted page opens with the new one [S-2.2]', async ({
  page,
  portal,
  world,
}) => {
  await page.goto('/notification/list')
  await page.getByRole('link', { name: '忘记密码？' }).press('Enter')
  await expect(page).toHaveURL(/\/reset_password\?redirect=%2Fnotification%2Flist$/)
  await expect(page).toHaveTitle(/^重置密码 - /)
  await expect(step(page)).toHaveText('账号')
  await page.getByLabel('用户名').fill('chenwen')
  await page.keyboard.press('Enter')

  await expect(step(page)).toHaveText('验证')
  await expect(page.getByRole('status').filter({ hasText: '2/3 验证' })).toBeAttached()
  await expect(page.getByText('199****0004')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await codeOf(portal, world, 'chenwen', 'passwordReset'))

  await expect(step(page)).toHaveText('新密码')
  await expect(newPassword(page)).toBeFocused()
  await page.keyboard.type('Marble#2027')
  await confirmation(page).focus()
  await page.keyboard.type('Marble#2027')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/login\?redirect=%2Fnotification%2Flist$/)
  await expect(page.getByText('密码已重置，请使用新密码登录。')).toBeVisible()
  await expect(page.getByLabel('用户名', { exact: true })).toHaveValue('chenwen')
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  await signIn(page, portal, 'chenwen')
  await expect(alert(page)).toHaveText('用户名或密码错误')
  await page.getByLabel('密码', { exact: true }).fill('Marble#2027')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: '陈雯' })).toBeVisible()
})

test('somebody with a session reaches the page too, and signs in anew afterwards', async ({
  page,
  portal,
  world,
}) => {
  await enter(page, portal, 'chenwen')
  await page.goto('/reset_password')
  await proveAccount(page, portal, world)
  await newPassword(page).fill('Marble#2027')
  await confirmation(page).fill('Marble#2027')
  await save(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('密码已重置，请使用新密码登录。')).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
})

test('the page of a sub-system that a link named opens after a look at the reset', async ({
  page,
  portal,
}) => {
  const query = new URLSearchParams({
    redirectUrlCode: 'OSS',
    redirectUrl: '/orders/ceramic',
    params: '{"page":"2"}',
  })
  await page.goto(`/login?${query}`)
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await expect(page).toHaveTitle(/^重置密码 - /)
  await page.getByRole('link', { name: '返回登录' }).click()
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\?page=2$/)
})
