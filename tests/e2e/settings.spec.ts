import type { Page } from '@playwright/test'
import { goWithin } from './support/navigation.ts'
import { chooseLanguage, chooseMenu, enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'
import { openSettings } from './support/settings.ts'

test.use({
  locale: 'zh-CN',
  colorScheme: 'light',
  expectedPageErrors: [/Failed to load resource|ERR_FAILED|dynamically imported/],
})

/** The menu of the user in the languages that it is opened in. */
const account = /^(我的账号|My account|Mi cuenta|マイアカウント)/
const darkPage = 'rgb(14, 17, 22)'
const pageColor = (page: Page) =>
  page.evaluate(() => (document.body ? getComputedStyle(document.body).backgroundColor : ''))

test('settings apply at once, in other windows too, hold from the first paint of the next visit, and can be taken back [S-2.27] [S-2.42]', {
  tag: ['@smoke', '@firefox'],
}, async ({ page, portal, context, cast: { clerk, product } }) => {
  await enter(page, portal, clerk.userName)
  const home = page.getByRole('tab', { name: '首页' })
  const sidebarLogo = page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: product })
  const bannerLogo = page.getByRole('banner').getByRole('link', { name: product })
  await expect(home).toBeVisible()
  const drawer = await openSettings(page)
  const custom = drawer.getByRole('button', { name: /^自定义/ })

  await test.step('the tab bar is hidden, the logo moves to the sidebar', async () => {
    await drawer.getByRole('switch', { name: '页签栏' }).click()
    await expect(home).toBeHidden()
    await drawer.getByRole('switch', { name: '在侧边栏显示 Logo' }).click()
    await expect(sidebarLogo).toBeVisible()
    await expect(bannerLogo).toBeHidden()
  })

  await test.step('a custom colour is picked, in a picker with an edge in the dark scheme', async () => {
    await custom.click()
    const picker = page.getByRole('tooltip')
    await expect(picker.getByRole('slider').first()).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect
      .poll(() =>
        picker.evaluate((box) => {
          const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(box)
          return { borderTopWidth, isSeen: borderTopColor !== backgroundColor }
        }),
      )
      .toEqual({ borderTopWidth: '1px', isSeen: true })
    await page.emulateMedia({ colorScheme: 'light' })
    const hex = picker.getByRole('textbox').first()
    await hex.fill('13a8a8')
    await hex.press('Enter')
    await expect(custom).toContainText('#13a8a8')
  })

  await test.step('after a reload all is as it was set', async () => {
    await page.reload()
    await expect(sidebarLogo).toBeVisible()
    await expect(home).toBeHidden()
    await openSettings(page)
    await expect(custom).toContainText('#13a8a8')
    const primary = await page.evaluate(() =>
      document.documentElement.style.getPropertyValue('--light-primary'),
    )
    expect(primary).toBe('#13a8a8')
  })

  await test.step('the defaults come back', async () => {
    await drawer.getByRole('button', { name: '恢复默认设置' }).click()
    await expect(home).toBeVisible()
    await expect(bannerLogo).toBeVisible()
  })

  await test.step('another window follows', async () => {
    const other = await context.newPage()
    await other.goto('/404')
    await expect(other.getByRole('tab', { name: '首页' })).toBeVisible()
    await page.bringToFront()
    await drawer.getByText('深色', { exact: true }).click()
    for (const window of [page, other]) await expect.poll(() => pageColor(window)).toBe(darkPage)
    await other.close()
  })

  await test.step('the next visit is dark with its first paint, and so is the sign-in page', async () => {
    // The portal's own scripts never come.
    await page.route(/\/assets\/(index|start|react)-.*\.js/, (route) => route.abort())
    await page.goto('/login', { waitUntil: 'commit' })
    await expect.poll(() => pageColor(page)).toBe(darkPage)
    await page.unroute(/\/assets\/(index|start|react)-.*\.js/)
    await context.clearCookies({ name: 'Admin-Token' })
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
    expect(await pageColor(page)).toBe(darkPage)
  })
})

test('portal and sub-apps follow colour, size and language, and a header that is not fixed scrolls with the page [S-2.41] [S-9.5]', {
  tag: '@any-company',
}, async ({ page, portal, cast: { clerk, orders, ordersIn } }) => {
  await enter(page, portal, clerk.userName)
  const drawer = await openSettings(page)

  await test.step('the header scrolls away, and each tab stays where it was scrolled to [S-2.43]', async () => {
    await drawer.getByRole('switch', { name: '固定顶栏' }).click()
    await closeDrawer(page)
    const banner = page.getByRole('banner')
    await expect(banner).toBeInViewport()

    await page.getByRole('heading', { name: new RegExp(clerk.fullName) }).hover()
    await page.mouse.wheel(0, 2000)
    await expect(banner).not.toBeInViewport()
    await expect(page.getByRole('navigation', { name: '菜单' })).toBeInViewport({ ratio: 1 })

    await page.mouse.wheel(0, -4000)
    await expect(banner).toBeInViewport()
    await chooseMenu(page, ...orders.groups, orders.name)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(banner).toBeInViewport()
  })

  const query = page.getByRole('main').getByRole('button', { name: /^查\s*询$/ })
  await test.step('each size has heights of its own, in the portal and in the sub-app', async () => {
    const heights = async () => {
      const parts = [
        page.getByRole('button', { name: /^事业部/ }),
        page.getByRole('tab').first(),
        page.getByRole('navigation', { name: '菜单' }).getByRole('menuitem').first(),
        query,
      ]
      return Promise.all(parts.map(async (part) => (await part.boundingBox())?.height ?? 0))
    }
    const searchHeight = async () => {
      await page.keyboard.press('Control+k')
      const field = page.getByRole('combobox', { name: '全局搜索' })
      await expect(field).toBeVisible()
      const box = await field.boundingBox()
      await field.press('Escape')
      await expect(field).toBeHidden()
      return box?.height ?? 0
    }
    const bySize: number[][] = []
    for (const size of ['小', '中', '大']) {
      await openSettings(page)
      await drawer.getByText(size, { exact: true }).click()
      await closeDrawer(page)
      bySize.push([...(await heights()), await searchHeight()])
    }
    const [small = [], medium = [], large = []] = bySize
    for (const [part, height] of medium.entries()) {
      expect(small[part]).toBeLessThan(height)
      expect(large[part]).toBeGreaterThan(height)
    }
  })

  await test.step('the sub-app follows the colour', async () => {
    const add = page.getByRole('main').getByRole('button', { name: '新建订单' })
    const color = () => add.evaluate((button) => getComputedStyle(button).backgroundColor)
    const before = await color()
    await openSettings(page)
    await drawer.getByRole('radio', { name: '紫色' }).check()
    await expect.poll(color).not.toBe(before)
    await closeDrawer(page)
  })

  for (const [language, submenu, texts] of [
    ['English', '语言', { lang: 'en', create: 'New order', total: /orders/ }],
    ['Español', 'Language', { lang: 'es', create: 'Nuevo pedido', total: /pedidos/ }],
    ['日本語', 'Idioma', { lang: 'ja', create: '新規注文', total: /件/ }],
  ] as const) {
    await test.step(language, async () => {
      await page.getByTitle(account).click()
      await chooseLanguage(page, language, submenu)
      await expect(page.getByRole('button', { name: texts.create, exact: true })).toBeVisible()
      await expect(page.getByText(texts.total).first()).toBeVisible()
      await expect(
        page.getByRole('navigation').getByRole('menuitem', { name: ordersIn[texts.lang] }).first(),
      ).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${texts.lang}`))
    })
  }

  await test.step('a word of two characters gets no space in Japanese', async () => {
    await page.getByTitle(account).click()
    await page.getByRole('menuitem', { name: 'パスワード変更' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: '変更', exact: true })).toBeVisible()
  })
})

async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('with storage that is blocked people sign in, work, choose settings for this window, and sign out', {
  tag: '@smoke',
}, async ({ page, portal }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('no access', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await signIn(page, portal, 'wangjing')
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  await goWithin(page, '/child/oms/orders/ceramic')
  await expect(page.getByRole('table').first()).toBeVisible()
  const drawer = await openSettings(page)
  await drawer.getByRole('switch', { name: '页签栏' }).click()
  await expect(page.getByRole('tab', { name: '首页' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('table').first()).toBeVisible()
  await signOut(page, '王静')
})
