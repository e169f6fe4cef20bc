import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openSettings } from './support/settings.ts'

test.use({ locale: 'zh-CN', colorScheme: 'light' })

const darkPage = 'rgb(14, 17, 22)'
const pageColor = (page: Page) =>
  page.evaluate(() => (document.body ? getComputedStyle(document.body).backgroundColor : ''))

async function chooseDark(page: Page) {
  const drawer = await openSettings(page)
  await drawer.getByText('深色', { exact: true }).click()
  await expect.poll(() => pageColor(page)).toBe(darkPage)
}

test.describe('the next visit', () => {
  test.use({ expectedPageErrors: [/Failed to load resource|ERR_FAILED|dynamically imported/] })

  test('is dark before any script of the portal has run, and so is the sign-in page', async ({
    page,
    portal,
  }) => {
    await enter(page, portal, 'wangjing')
    await chooseDark(page)

    // The portal's own scripts never come: what is seen is the first paint.
    await page.route(/\/assets\/(index|start|react)-.*\.js/, (route) => route.abort())
    await page.goto('/login', { waitUntil: 'commit' })
    await expect.poll(() => pageColor(page)).toBe(darkPage)
    await page.unroute(/\/assets\/(index|start|react)-.*\.js/)

    await page.context().clearCookies({ name: 'Admin-Token' })
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    expect(await pageColor(page)).toBe(darkPage)
    await expectAccessible(page)
  })
})

test('other windows follow at once, and what is set to the system follows the system', async ({
  page,
  portal,
  context,
}) => {
  await enter(page, portal, 'wangjing')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: /王静/ })).toBeVisible()
  await chooseDark(page)
  await expect.poll(() => pageColor(other)).toBe(darkPage)

  await page.getByRole('dialog').getByText('跟随系统', { exact: true }).click()
  await expect.poll(() => pageColor(page)).not.toBe(darkPage)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => pageColor(page)).toBe(darkPage)
})

for (const scheme of ['浅色', '深色']) {
  test(`everything can be read in any colour, ${scheme} [S-2.41]`, async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    const drawer = await openSettings(page)
    await drawer.getByText(scheme, { exact: true }).click()
    for (const color of ['金色', '红色', '紫色']) {
      await drawer.getByRole('radio', { name: color }).check()
      await expectAccessible(page)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible(page)
  })
}

test.describe('a theme style sheet', () => {
  test.use({ expectedPageErrors: [/Failed to load resource/] })

  test('is fetched when the theme changes; one that does not come harms nothing', async ({
    page,
    portal,
  }) => {
    const asked: string[] = []
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch()
      const config: unknown = await answer.json()
      await route.fulfill({
        json: Object.assign({}, config, { themeStylesheet: '/brand/{color}-{scheme}.css' }),
      })
    })
    await page.route('**/brand/*.css', (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return asked.length === 1
        ? route.fulfill({ contentType: 'text/css', body: '#main { outline-color: rgb(1, 2, 3) }' })
        : route.fulfill({ status: 404, body: '' })
    })
    await enter(page, portal, 'wangjing')
    expect(asked).toEqual([])
    const outline = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).outlineColor)
    const drawer = await openSettings(page)
    await drawer.getByRole('radio', { name: '绿色' }).check()
    await expect.poll(outline).toBe('rgb(1, 2, 3)')
    await drawer.getByText('深色', { exact: true }).click()
    await expect.poll(() => asked).toEqual(['/brand/389e0d-light.css', '/brand/389e0d-dark.css'])
    await expect.poll(() => pageColor(page)).toBe(darkPage)
    expect(await outline()).toBe('rgb(1, 2, 3)')
  })
})
