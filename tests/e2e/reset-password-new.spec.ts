import { controlOf } from './support/control.ts'
import { keptByBrowser } from './support/entrance.ts'
import { expect, test } from './support/portal.ts'
import { alert, confirmation, newPassword, proveAccount, save, step } from './support/reset-password.ts'

test.use({ locale: 'zh-CN' })

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
