import type { Page } from '@playwright/test'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openSettings } from './support/settings.ts'

test.use({
  locale: 'zh-CN',
  colorScheme: 'light',
  expectedPageErrors: [/Failed to load resource|ERR_FAILED|dynamically imported/],
})

const darkPage = 'rgb(14, 17, 22)'
const pageColor = (page: Page) =>
  page.evaluate(() => (document.body ? getComputedStyle(document.body).backgroundColor : ''))

test('a theme is applied in every window with its style sheet, and before the first script of the next visit', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, context, cast }) => {
  const asked: string[] = []
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch()
    const config: unknown = await answer.json()
    await route.fulfill({
      json: Object.assign({}, config, {
        // The specification's default, which needs no sheet of its own.
        themeColor: '#1890ff',
        themeStylesheet: '/brand/{color}-{scheme}.css',
      }),
    })
  })
  await page.route('**/brand/*.css', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return asked.length === 1
      ? route.fulfill({ contentType: 'text/css', body: '#main { outline-color: rgb(1, 2, 3) }' })
      : route.fulfill({ status: 404, body: '' })
  })
  await enterAt(page, portal, cast.clerk.userName, '/404')
  expect(asked).toEqual([])
  const other = await context.newPage()
  await other.goto('/404')
  await expect(other.getByRole('tab', { name: '首页' })).toBeVisible()
  const drawer = await openSettings(page)

  await test.step('a style sheet is fetched for each theme; one that is missing changes nothing', async () => {
    const outline = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).outlineColor)
    await drawer.getByRole('radio', { name: '绿色' }).check()
    await expect.poll(outline).toBe('rgb(1, 2, 3)')
    await drawer.getByText('深色', { exact: true }).click()
    await expect.poll(() => asked).toEqual(['/brand/389e0d-light.css', '/brand/389e0d-dark.css'])
    await expect.poll(() => pageColor(page)).toBe(darkPage)
    expect(await outline()).toBe('rgb(1, 2, 3)')
  })

  await test.step('another window follows', async () => {
    await expect.poll(() => pageColor(other)).toBe(darkPage)
    await other.close()
  })

  await test.step('the theme of the system is followed where that is chosen', async () => {
    await drawer.getByText('跟随系统', { exact: true }).click()
    await expect.poll(() => pageColor(page)).not.toBe(darkPage)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => pageColor(page)).toBe(darkPage)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => pageColor(page)).not.toBe(darkPage)
  })

  await test.step('the next visit is dark with its first paint, and so is the sign-in page', async () => {
    await drawer.getByText('深色', { exact: true }).click()
    await expect.poll(() => pageColor(page)).toBe(darkPage)
    // The portal's own scripts never come.
    await page.route(/\/assets\/(index|start|react)-.*\.js/, (route) => route.abort())
    await page.goto('/login', { waitUntil: 'commit' })
    await expect.poll(() => pageColor(page)).toBe(darkPage)
    await page.unroute(/\/assets\/(index|start|react)-.*\.js/)

    await page.context().clearCookies({ name: 'Admin-Token' })
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    expect(await pageColor(page)).toBe(darkPage)
  })
})
