import { otherThan } from './support/codes.ts'
import { keptByBrowser } from './support/entrance.ts'
import { signIn } from './support/people.ts'
import { withoutSecureContext } from './support/plain-http.ts'
import { expect, test } from './support/portal.ts'
import { alert, codeField, confirmation, newPassword, save, step } from './support/reset-password.ts'

test.use({ locale: 'zh-CN' })

test('a forgotten password is replaced by keyboard on an intranet without https, and the wanted page opens with the new one [S-2.2]', {
  tag: '@session',
}, async ({ page, portal, context, cast: { clerk } }) => {
  await withoutSecureContext(context)
  await page.clock.install()
  const userName = page.getByLabel('用户名')
  await page.goto('/notification/list')
  await page.getByRole('link', { name: '忘记密码？' }).press('Enter')
  await expect(page).toHaveURL(/\/reset_password\?redirect=%2Fnotification%2Flist$/)
  await expect(page).toHaveTitle(/^重置密码 - /)

  await test.step('an account must be named, and one that does not exist is refused in the words of the server', async () => {
    await expect(step(page)).toHaveText('账号')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('请输入用户名')).toBeVisible()
    await userName.fill('nobody')
    await page.keyboard.press('Enter')
    await expect(alert(page)).toHaveText('账号 nobody 不存在')
    await expect(step(page)).toHaveText('账号')
  })

  await test.step('a wrong code is refused in place; another code can be requested, another account chosen', async () => {
    await userName.fill(clerk.userName)
    await page.keyboard.press('Enter')
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type(otherThan(await portal.codeOf(clerk.userName, 'passwordReset')))
    await expect(alert(page)).toHaveText('验证码错误，还可尝试 4 次')
    await expect(codeField(page)).toHaveValue('')
    await page.clock.fastForward('01:00')
    await page.getByRole('button', { name: '重新发送' }).click()
    await expect(page.getByText('新的验证码已发送。')).toBeVisible()
    await page.getByRole('button', { name: '更换账号' }).click()
    await expect(userName).toHaveValue(clerk.userName)
  })

  await test.step('the code leads to the new password', async () => {
    await userName.press('Enter')
    await expect(step(page)).toHaveText('验证')
    await expect(page.getByRole('status').filter({ hasText: '2/3 验证' })).toBeAttached()
    await expect(page.getByText(clerk.maskedPhone)).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type(await portal.codeOf(clerk.userName, 'passwordReset'))
    await expect(step(page)).toHaveText('新密码')
    await expect(newPassword(page)).toBeFocused()
  })

  await test.step('the new password is checked as it is typed, by the documented rules', async () => {
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

  await test.step('it is sent encrypted', async () => {
    const sent = page.waitForRequest(/updateUserPassword/)
    await confirmation(page).fill('Marble#2027')
    await page.keyboard.press('Enter')
    expect(decodeURIComponent((await sent).postData() ?? '')).not.toContain('Marble')
  })

  await expect(page).toHaveURL(/\/login\?redirect=%2Fnotification%2Flist$/)
  await expect(page.getByText('密码已重置，请使用新密码登录。')).toBeVisible()
  await expect(page.getByLabel('用户名', { exact: true })).toHaveValue(clerk.userName)
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  await signIn(page, portal, clerk.userName)
  await expect(alert(page)).toHaveText('用户名或密码错误')
  await page.getByLabel('密码', { exact: true }).fill('Marble#2027')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/notification\/list$/)
  await expect(page.getByRole('button', { name: clerk.fullName })).toBeVisible()
})
