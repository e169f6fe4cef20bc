import { otherThan } from './support/codes.ts'
import { keptByBrowser } from './support/entrance.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })

test('a code that is sent to a phone signs in and leads to the wanted page; its form is loaded on demand', {
  tag: '@session',
}, async ({ page, portal, cast: { clerk } }) => {
  const { phone } = clerk
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/profile')
  const before = scripts.length
  await page.getByRole('button', { name: '手机验证码登录' }).click()
  await expect(page.getByLabel('手机号')).toBeFocused()
  expect(scripts.length).toBeGreaterThan(before)

  await page.keyboard.type(phone.replace(/^(\d{3})(\d{4})/, '$1 $2 '))
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText('验证码已发送，请查收短信。')).toBeVisible()
  await expect(page.getByRole('button', { name: /^发送验证码 \(\d+\)$/ })).toBeVisible()
  await expect(page.getByLabel('验证码', { exact: true })).toBeFocused()
  const code = await portal.codeOf(clerk.userName, 'phoneSignIn')
  await page.keyboard.type(otherThan(code))
  await expect(page.getByRole('alert')).toHaveText('验证码错误，还可尝试 4 次')
  await page.keyboard.type(code)
  await expect(page).toHaveURL(/\/profile$/)
  expect(await keptByBrowser(page)).not.toContain(phone)
})
