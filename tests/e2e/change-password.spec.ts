import { enterAt, signIn } from './support/people.ts'
import { withoutSecureContext } from './support/plain-http.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const policy = '密码强度包含大写字母、小写字母、数字和特殊字符（如!@#&*）的组合，长度8-16位'

test('a password is changed on an intranet without https, in the documented words, and the next sign-in takes the new one [S-1.5] [S-2.30]', {
  tag: ['@smoke', '@session'],
}, async ({ page, portal, context, cast: { withoutPosition: user, password } }) => {
  await withoutSecureContext(context)
  await enterAt(page, portal, user.userName, '/404')
  expect(await page.evaluate(() => crypto.subtle)).toBeUndefined()
  await page.getByRole('button', { name: user.fullName }).click()

  await test.step('a user without positions is offered none [S-2.31]', async () => {
    await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: '切换职位' })).toHaveCount(0)
  })

  await page.getByRole('menuitem', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  const submit = dialog.getByRole('button', { name: /确\s*定/ })

  await test.step('each field is checked when it is left [S-5.5] [S-5.9]', async () => {
    for (const [name, value, problem] of [
      ['旧密码', '', '请输入旧密码'],
      ['新密码', '', '请输入新密码'],
      ['新密码', 'tiles2026', policy],
      ['新密码', 'Tiles$2026', policy],
      ['确认密码', '', '请输入确认密码'],
      ['确认密码', 'Tiles@2028', '两次输入密码不一致!'],
    ] as const) {
      await field(name).fill(value)
      await field(name).blur()
      await expect(dialog.getByText(problem, { exact: true })).toBeVisible()
    }
    await expect(async () => {
      const message = await dialog.getByText('两次输入密码不一致!').boundingBox()
      const buttons = await submit.boundingBox()
      expect((buttons?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0)).toBeGreaterThanOrEqual(8)
    }).toPass()
  })

  await test.step('neither Escape nor a click outside closes the dialog [S-5.13]', async () => {
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
  })

  await test.step('the server’s refusal is shown', async () => {
    await field('旧密码').fill('Wrong@2026')
    await field('新密码').fill('Tiles@2027')
    await field('确认密码').fill('Tiles@2027')
    await submit.click()
    await expect(page.getByText('旧密码错误')).toBeVisible()
    await expect(dialog).toBeVisible()
  })

  await test.step('passwords travel encrypted', async () => {
    await field('旧密码').fill(password)
    const sent = page.waitForRequest(/changePassword/)
    await field('确认密码').press('Enter')
    const body = decodeURIComponent((await sent).postData() ?? '')
    expect(body).not.toContain('Tiles')
    expect(body).not.toContain(password)
  })

  await expect(page.getByText('密码修改成功，请重新登录')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  await signIn(page, portal, user.userName)
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
  await page.getByLabel('密码', { exact: true }).fill('Tiles@2027')
  await page.getByLabel('密码', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})
