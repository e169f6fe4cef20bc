import { controlOf } from './support/control.ts'
import { enterByDoor, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('the form tells browsers and password managers what its fields are', async ({ page }) => {
  await page.goto('/login')
  const userName = page.getByLabel('用户名', { exact: true })
  const password = page.getByLabel('密码', { exact: true })
  await expect(userName).toBeFocused()
  await expect(userName).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: '隐藏密码' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('locked capitals are said while the password is typed', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('密码', { exact: true })
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
  await expect(page.getByRole('status').filter({ hasText: '大写锁定已打开' })).toBeVisible()
  await password.dispatchEvent('keyup', { key: 'CapsLock', modifierCapsLock: false })
  await expect(page.getByText('大写锁定已打开')).toBeHidden()
})

test('a form that is on its way is not sent twice', async ({ page, portal, world }) => {
  const fault = { target: 'login', kind: 'latency', ms: 1_500 } as const
  await controlOf(portal).addFault({ pathParams: { world }, body: fault })
  await page.goto('/login')
  await page.getByLabel('用户名', { exact: true }).fill('wangjing')
  await page.getByLabel('密码', { exact: true }).fill('Tiles@2026')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const busy = page.getByRole('button', { name: '正在登录…' })
  await expect(busy).toBeDisabled()
  await busy.dispatchEvent('click')
  await expect(page).toHaveURL(/\/dashboard$/)
  const sent = await controlOf(portal).listRequests({ pathParams: { world }, query: { call: 'login' } })
  expect(sent).toHaveLength(1)
})

test('a wrong password is refused in place, and the next try follows at once by keyboard', async ({
  page,
  portal,
}) => {
  await page.goto('/login')
  await expect(page.getByLabel('用户名', { exact: true })).toBeFocused()
  await page.keyboard.type('wangjing')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Wrong@2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the user name is remembered after the sign-out, the password is not', async ({ page, portal }) => {
  await enterByDoor(page, portal, 'wangjing')
  await page.getByRole('button', { name: '王静' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.reload()
  await expect(page.getByLabel('用户名', { exact: true })).toHaveValue('wangjing')
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
})

test('on a shared machine nobody is remembered', async ({ page, portal }) => {
  await page.goto('/login')
  await page.getByRole('checkbox', { name: '记住账号' }).uncheck()
  await signIn(page, portal, 'wangjing')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.context().clearCookies({ name: 'Admin-Token' })
  await page.goto('/login')
  await expect(page.getByLabel('用户名', { exact: true })).toHaveValue('')
  await expect(page.getByRole('checkbox', { name: '记住账号' })).not.toBeChecked()
})
