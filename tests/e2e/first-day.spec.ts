import type { BrowserContext } from '@playwright/test'
import { newestOrderNumbers } from './support/database.ts'
import { chooseMenu } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { certificateCookie, signOut } from './support/sessions.ts'

test.use({ locale: 'zh-CN' })

/** Calls whose address names the certificate (specification §7). */
const documented = [/\/permissions\/getUserInfo\?token=/, /\/baseSystemSsoService\/sso\//]

/** Every address that a window of the browser requests or shows, from now on. */
function recordAddresses(context: BrowserContext): readonly string[] {
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url()))
  for (const page of context.pages()) page.on('framenavigated', (frame) => addresses.push(frame.url()))
  context.on('page', (page) => page.on('framenavigated', (frame) => addresses.push(frame.url())))
  return addresses
}

test('an order clerk signs in, reads orders of the database in a sub-app, opens one beside them and signs out; the certificate is in no address, storage or journal [S-1.3] [S-1.9] [S-2.12]', {
  tag: ['@smoke', '@any-company', '@firefox', '@session'],
}, async ({ page, portal, world, context, cast }) => {
  const { clerk, orders, orderSystem, windowSystem } = cast
  const addresses = recordAddresses(context)
  const userName = page.getByLabel('用户名', { exact: true })
  const password = page.getByLabel('密码', { exact: true })
  await page.goto('/')
  await expect(page).toHaveURL(/\/login\?redirect=%2F$/)
  await expect(page).toHaveTitle(/^登录 - /)

  await test.step('a wrong password is refused in the words of the server, and the next attempt needs the keyboard alone', async () => {
    await expect(userName).toBeFocused()
    await page.keyboard.type(clerk.userName)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Wrong@2026')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
    await expect(password).toBeFocused()
    await password.fill(cast.password)
    await page.keyboard.press('Enter')
  })

  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: new RegExp(clerk.fullName) })).toBeVisible()
  await expect(page).toHaveTitle(/^首页 - /)
  await expect(page.getByRole('menuitem', { name: new RegExp(`${orderSystem}\\s*OSS`) })).toBeVisible()
  const certificate = (await certificateCookie(page)) ?? ''
  expect(certificate.length).toBeGreaterThan(20)

  await test.step('the order list shows what the database has', async () => {
    await chooseMenu(page, ...orders.groups, orders.name)
    await expect(page).toHaveURL(portal.url + orders.address)
    await expect(page.getByRole('tab', { name: orders.name })).toHaveAttribute('aria-selected', 'true')
    const numbers = await newestOrderNumbers(portal, world, 10)
    for (const [row, number] of numbers.entries()) {
      await expect(page.getByRole('row').nth(row + 1)).toContainText(number)
    }
  })

  const [newest = ''] = await newestOrderNumbers(portal, world, 1, { settled: true })
  await test.step('the sub-app has the portal open an order in a tab of its own', async () => {
    await page
      .getByRole('button', { name: newest })
      .or(page.getByRole('link', { name: newest }))
      .click()
    await expect(page).toHaveURL(`${portal.url}${orders.address}/${newest}`)
    await expect(page.getByRole('tab', { name: `订单 ${newest}` })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: new RegExp(newest) })).toBeVisible()
  })

  await test.step('Back leads to the list, which is still there, and to the home page', async () => {
    await page.goBack()
    await expect(page.getByRole('tab', { name: orders.name })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('row').filter({ hasText: newest })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('heading', { name: new RegExp(clerk.fullName) })).toBeVisible()
  })

  await test.step('the certificate is in no address but the documented ones, no storage and no journal', async () => {
    const opened = context.waitForEvent('page')
    await page.getByRole('menuitem', { name: new RegExp(windowSystem.name) }).click()
    await (await opened).waitForLoadState()
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage, ...history.state }),
    )
    expect(stored).not.toContain(certificate)
    const revealing = addresses.filter((address) => decodeURIComponent(address).includes(certificate))
    expect(revealing.filter((address) => !documented.some((known) => known.test(address)))).toEqual([])
    const journal = await fetch(`${portal.url}/__portal/worlds/${world}/requests?limit=10000`)
    const requests = await journal.text()
    expect(requests).toContain('getUserInfo')
    expect(requests).not.toContain(certificate)
    await page.bringToFront()
  })

  await test.step('signing out asks first and ends the session; the user name is remembered, the password is not', async () => {
    await signOut(page, clerk.fullName)
    expect(await certificateCookie(page)).toBeUndefined()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
    await expect(userName).toHaveValue(clerk.userName)
    await expect(password).toHaveValue('')
    await expect(password).toBeFocused()
  })
})
