import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/portal.ts'
import { offerProvider, signOnCode, signOnLink } from './support/sign-on.ts'

test.use({ locale: 'zh-CN' })

test.beforeEach(({ context }) => offerProvider(context))

const offer = { name: '使用 OA 登录' }

test('a sign-on in a window of its own comes back to the page that asked for it', async ({ page }) => {
  await page.goto('/child/oms/orders/ceramic?status=approved')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', offer).click()
  const provider = await opened
  await expect(page.getByText('请在新打开的窗口中继续登录。')).toBeVisible()
  await expectAccessible(page)
  const closed = provider.waitForEvent('close')
  await provider.getByRole('link', { name: '王静（wangjing）' }).click()
  await closed
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\?status=approved$/)
  await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
})

test('an answer whose asking window was reloaded signs on in its own, and the asking window follows', async ({
  page,
}) => {
  await page.goto('/login?redirect=%2Fchild%2Foms%2Forders%2Fceramic')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', offer).click()
  const provider = await opened
  await page.reload()
  await expect(page.getByRole('button', offer)).toBeVisible()
  await provider.getByRole('link', { name: '王静（wangjing）' }).click()
  await expect(provider).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
  await expect(provider.getByRole('button', { name: '王静' })).toBeVisible()
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
})

test('whoever asks again while the window is open signs on in it all the same', async ({ page, portal }) => {
  await page.goto('/login?redirect=%2Fchild%2Foms%2Forders%2Fceramic')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', offer).click()
  const provider = await opened
  await provider.getByRole('link', { name: '王静（wangjing）' }).waitFor()

  await test.step('after an answer that nobody asked for, too', async () => {
    await provider.goto(`${portal.url}/auth-redirect?code=stolen&state=guessed`)
    await expect(provider.getByRole('alert')).toHaveText(/^单点登录失败 ~ 此次登录并非由当前窗口发起/)
  })

  const asked = provider.waitForURL(/sso-provider/)
  await page.getByRole('button', offer).click()
  await asked
  const closed = provider.waitForEvent('close')
  await provider.getByRole('link', { name: '王静（wangjing）' }).click()
  await closed
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
})

test('a browser that opens no windows signs on in this one [S-2.3]', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login?redirect=%2Fchild%2Foms%2Forders%2Fceramic')
  await page.getByRole('button', offer).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '王静（wangjing）' }).click()
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
  expect(await page.evaluate(() => sessionStorage.getItem('RTM_signOn'))).toBeNull()

  await test.step('and its state is good for nothing afterwards', async () => {
    await page.goBack()
    await page.getByRole('link', { name: '刘芳（liufang）' }).click()
    await expect(page.getByText(/^单点登录失败 ~ 此次登录并非由当前窗口发起/)).toBeVisible()
    await expect(page.getByRole('button', { name: '王静' })).toBeVisible()
  })
})

test('a sign-on that is given up says so, and leads to the wanted address all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/login?redirect=%2Fchild%2Foms%2Forders%2Fceramic')
  await page.getByRole('button', offer).click()
  await page.getByRole('link', { name: '取消登录' }).click()
  await expect(page.getByRole('alert')).toHaveText('单点登录失败 ~ 您取消了登录。')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fchild%2Foms%2Forders%2Fceramic$/)
})

test('a sign-on that was given up bars no link of another system', async ({ page, portal, world }) => {
  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', offer).click()
  await (await opened).close()
  await page.goto(signOnLink(await signOnCode(portal, world, 'wangjing')))
  await expect(page.getByRole('button', { name: '王静' })).toBeVisible()
})

test('an answer that nobody asked for signs nobody in', async ({ page, portal, world }) => {
  const code = await signOnCode(portal, world, 'liufang')
  for (const query of [`code=${code}&state=guessed`, `code=${code}`, '']) {
    await page.goto(`/auth-redirect?${query}`)
    await expect(page.getByRole('alert')).toHaveText(/^单点登录失败 ~ 此次登录并非由当前窗口发起/)
    expect(page.url()).not.toContain(code)
  }
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
})

test('a message of another window is no answer', async ({ page, portal, world }) => {
  const code = await signOnCode(portal, world, 'liufang')
  await page.goto('/login')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', offer).click()
  await opened
  await page.evaluate((stolen) => {
    const { state } = JSON.parse(sessionStorage.getItem('RTM_signOn') ?? '{}').value
    window.postMessage({ type: 'portal-sign-on', code: stolen, state, error: '' }, location.origin)
  }, code)
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
})
