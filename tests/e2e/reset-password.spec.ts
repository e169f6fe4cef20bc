import type { Page } from '@playwright/test'
import { codeOf, otherThan } from './support/codes.ts'
import { controlOf } from './support/control.ts'
import { keptByBrowser } from './support/entrance.ts'
import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import type { RunningPortal } from './support/portal-process.ts'

test.use({ locale: 'zh-CN' })

const alert = (page: Page) => page.getByRole('alert')
const codeField = (page: Page) => page.getByRole('textbox', { name: '验证码' })
const newPassword = (page: Page) => page.getByLabel('新密码', { exact: true })
const confirmation = (page: Page) => page.getByLabel('确认密码', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: '设置新密码' })
const step = (page: Page) => page.locator('[aria-current="step"]')

/** Goes as far as the new password, by keyboard. */
async function proveAccount(page: Page, portal: RunningPortal, world: string): Promise<void> {
  await expect(page.getByLabel('用户名')).toBeFocused()
  await page.keyboard.type('chenwen')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await codeOf(portal, world, 'chenwen', 'passwordReset'))
  await expect(newPassword(page)).toBeFocused()
}

test('a forgotten password is replaced by keyboard alone, and the wanted page opens with the new one', async ({
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

test('the new password is judged as it is typed, by the documented rules', async ({
  page,
  portal,
  world,
}) => {
  await page.goto('/reset_password')
  await proveAccount(page, portal, world)
  const policy = '密码强度包含大写字母、小写字母、数字和特殊字符（如!@#&*）的组合，长度8-16位'
  await expect(page.getByText(policy)).toBeVisible()
  const met = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: '已满足' }) })
  for (const [typed, rules] of [
    ['t', ['含小写字母', '不含其他字符']],
    ['tI', ['含小写字母', '含大写字母', '不含其他字符']],
    ['tI2#', ['含小写字母', '含大写字母', '含数字', '含特殊字符 ! @ # & *', '不含其他字符']],
    ['tI2# tiles', ['8-16 位', '含小写字母', '含大写字母', '含数字', '含特殊字符 ! @ # & *']],
  ] as const) {
    await newPassword(page).fill(typed)
    await expect(met).toHaveText([...rules])
  }
  await save(page).click()
  await expect(newPassword(page)).toBeFocused()
  await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('请输入确认密码')).toBeVisible()
  await newPassword(page).fill('Marble#2027')
  await confirmation(page).fill('Marble#2028')
  await save(page).click()
  await expect(page.getByText('两次输入密码不一致!')).toBeVisible()
  await expect(confirmation(page)).toBeFocused()
  expect(await keptByBrowser(page)).not.toContain('Marble')
})

test('a proof that has grown old leads back to the first step with the reason', async ({
  page,
  portal,
  world,
}) => {
  await page.goto('/reset_password')
  await proveAccount(page, portal, world)
  const change = { action: 'travel', by: '11m' } as const
  await controlOf(portal).changeClock({ pathParams: { world }, body: { change } })
  await newPassword(page).fill('Marble#2027')
  await confirmation(page).fill('Marble#2027')
  await save(page).click()
  await expect(alert(page)).toHaveText('验证已失效，请重新获取验证码')
  await expect(step(page)).toHaveText('账号')
  await expect(page.getByLabel('用户名')).toHaveValue('chenwen')
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
