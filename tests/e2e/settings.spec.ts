import type { Page } from '@playwright/test'
import { expectNoOverflow } from './support/entrance.ts'
import { goWithin } from './support/navigation.ts'
import { chooseMenu, enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'
import { openSettings } from './support/settings.ts'

test.use({ locale: 'zh-CN' })

test('settings apply at once, hold after a reload, and can be taken back [S-2.27] [S-2.42]', {
  tag: ['@smoke', '@any-company', '@firefox'],
}, async ({ page, portal, cast: { clerk, product } }) => {
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
    await closeDrawer(page)
  })

  await test.step('on a phone the tools are in one menu, and the drawer fits', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: '更多工具' }).click()
    await page.getByRole('menuitem', { name: '界面设置' }).click()
    await expect(drawer.getByRole('switch').first()).toBeVisible()
    await expectNoOverflow(page)
  })
})

test('portal and sub-apps follow colour and size, and a header that is not fixed scrolls with the page [S-2.41]', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { clerk, orders } }) => {
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
  })
})

async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const troubles = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  },
  blocked: () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('no access', 'SecurityError')
        },
      })
  },
}

for (const [what, trouble] of Object.entries(troubles)) {
  test(`with storage that is ${what} people sign in, work, choose settings for this window, and sign out`, async ({
    page,
    portal,
  }) => {
    await page.addInitScript(trouble)
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
}
