import { expectAccessible } from './support/accessibility.ts'
import { chooseMenu, enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test('sign-in, home page and an embedded page are accessible', async ({ page, portal }) => {
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
      await expectAccessible(page)
      await enter(page, portal, 'wangjing')
      await expect(page.getByRole('heading', { name: '通知公告' })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: '通知' }).first()).toBeVisible()
      await expectAccessible(page)
      await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expectAccessible(page)
    })
  })
}

for (const language of ['zh', 'en', 'ja', 'es'])
  test.describe(`on phones in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 800 } })

    test('what stands in the top bar can be hit', async ({ page, portal, context }) => {
      await enter(page, portal, 'wangjing')
      await context.addCookies([{ name: 'language', value: language, url: portal.url }])
      await page.reload()
      await expect(page.locator(`html[lang^="${language}"]`)).toBeVisible()
      const buttons = page.getByRole('banner').getByRole('button')
      await expect(buttons).toHaveCount(6)
      for (const width of [360, 385, 390, 400, 430]) {
        await page.setViewportSize({ width, height: 800 })
        const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
        // 24 by 24 pixels at least (WCAG 2.2, 2.5.8).
        for (const box of boxes) {
          expect(box?.width).toBeGreaterThanOrEqual(24)
          expect(box?.height).toBeGreaterThanOrEqual(24)
        }
        const last = boxes.at(-1)
        expect((last?.x ?? width) + (last?.width ?? 0)).toBeLessThanOrEqual(width)
      }
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('everything is reached through the drawer, and nothing is wider than the screen', async ({
    page,
    portal,
  }) => {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await page.goto('/login')
    expect(await overflow()).toBeLessThanOrEqual(0)
    await enter(page, portal, 'wangjing')
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: '展开菜单' }).click()
    const drawer = page.getByRole('dialog')
    for (const name of [/订单服务/, '订单管理', '瓷砖订单', '瓷砖订单查询']) {
      await drawer.getByRole('menuitem', { name, exact: true }).click()
    }
    await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic$/)
    await expect(drawer).toBeHidden()
    await expect(page.getByText(/共 \d+ 条订单/)).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
})

test.describe('in English', () => {
  test.use({ locale: 'en-GB' })

  test('names in the top bar have room, and a tab’s menu opens at its very edge', async ({
    page,
    portal,
  }) => {
    await page.goto('/login')
    await signIn(page, portal, 'admin', { userName: 'User name', password: 'Password', submit: 'Sign in' })
    const name = page.getByRole('banner').getByText('System Administrator')
    await expect(name).toBeVisible()
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
    await expect(page.getByRole('banner').getByTitle('Group Head Office')).toBeInViewport()

    await page.getByRole('tab', { name: 'Home' }).click({ button: 'right', position: { x: 1, y: 20 } })
    await expect(page.getByRole('menuitem', { name: 'Close others' })).toBeVisible()
  })
})
