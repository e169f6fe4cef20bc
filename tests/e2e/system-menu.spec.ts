import type { Locator, Page } from '@playwright/test'
import { goWithin } from './support/navigation.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', scenarios: ['default', 'deep-menus'] })

const systems = (page: Page) => page.getByRole('menu', { name: '业务系统' })
/** Every item of the system bar and of the menus that hang from it. */
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name, exact: true })

const trail = ['第1层', '第2层', '第3层']
/** A page whose sub-app has started names itself by its path. */
const tabOf = (page: Page, place: number) =>
  page.getByRole('tab', { name: new RegExp(`^(第3层页面${place}|/pages/deep/3-${place})$`) })

/** Goes down, step by step, until the item has the focus. */
async function reach(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible()
  await expect(async () => {
    const before = await page.evaluateHandle(() => document.activeElement)
    if (await goal.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('ArrowDown')
    // A second step before the first has been taken would go past it.
    await page.waitForFunction((one) => one !== document.activeElement, before, { timeout: 1000 })
    await expect(goal).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
}

test('systems are side by side as far as there is room, open windows of their own, and lead four levels down by mouse and by keyboard [S-9.17] [S-2.23]', {
  tag: '@menus',
}, async ({ page, context, portal }) => {
  await enter(page, portal, 'admin')
  const more = systems(page).getByText('更多')
  const customers = item(page, /客户关系\s*CRM/)

  await test.step('by name and code, the rest under "more"', async () => {
    for (const [width, shown] of [
      [1280, 3],
      [1920, 6],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const side = systems(page).locator(':scope > [role="menuitem"], :scope > li > [role="menuitem"]')
      await expect(side).toHaveCount(shown + 1)
      await expect(side.first()).toHaveText('订单服务OSS')
      for (const system of (await side.all()).slice(0, -1)) {
        expect((await system.boundingBox())?.width).toBeLessThanOrEqual(120)
      }
      await side.last().hover()
      await expect(customers).toBeVisible()
      await page.mouse.move(width / 2, 700)
      await expect(customers).toBeHidden()
    }
  })

  await test.step('a system of its own opens in a new window within the click, signed in [S-6.9]', async () => {
    await more.hover()
    const opening = context.waitForEvent('page')
    const signOn = context.waitForEvent('request', (request) =>
      request.url().includes('/baseSystemSsoService/sso/CRM/'),
    )
    await customers.click()
    const [opened, request] = await Promise.all([opening, signOn])
    const { searchParams } = new URL(request.url())
    expect([searchParams.get('path'), searchParams.get('Certificate')]).toEqual(['/', expect.anything()])
    // It goes there once the system has not refused.
    await opened.waitForURL(/\/systems\/CRM/)
    // The new window gets no handle on the portal.
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.bringToFront()
    await page.mouse.move(900, 700)
    await expect(customers).toBeHidden()
  })

  await page.setViewportSize({ width: 1920, height: 800 })
  for (const [key, code] of [
    ['Enter', 'LTC'],
    ['Space', 'CZDP'],
  ] as const) {
    await test.step(`${key} does what a click does, and opens no menu`, async () => {
      const system = systems(page).getByRole('menuitem', { name: new RegExp(code) })
      await system.focus()
      await page.keyboard.press(key)
      await expect(page.getByRole('navigation', { name: '菜单' })).toContainText(code)
      await expect(system).toBeFocused()
      await expect(system).toHaveAttribute('aria-expanded', 'false')

      await more.hover()
      await expect(customers).toBeVisible()
      await customers.focus()
      const opening = context.waitForEvent('page')
      await page.keyboard.press(key)
      const opened = await opening
      await opened.waitForURL(/\/systems\/CRM/)
      expect(await opened.evaluate(() => window.opener)).toBeNull()
      // Choosing an item closes its menu.
      await page.bringToFront()
      await page.mouse.move(900, 700)
      await expect(customers).toBeHidden()
    })
  }

  await test.step('the arrow down opens its menu', async () => {
    const contracts = systems(page).getByRole('menuitem', { name: /LTC/ })
    await contracts.focus()
    await page.keyboard.press('ArrowDown')
    await expect(contracts).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('menu').locator(':focus')).not.toHaveText(/LTC/)
  })

  // A menu that is rendered again while it opens waits for the next move of the mouse.
  await goWithin(page, '/profile')
  await page.waitForLoadState('networkidle')

  await test.step('four levels down by mouse', async () => {
    await systems(page).getByText('订单服务').hover()
    await expect(item(page, '第1层')).toBeVisible()
    for (const name of trail) await item(page, name).last().hover()
    await item(page, '第3层页面1').last().click()
    await expect(tabOf(page, 1)).toHaveAttribute('aria-selected', 'true')
    // In the sidebar only, with the pointer still where the menus were.
    await expect(item(page, '第3层页面1')).toHaveCount(1)
    await page.mouse.move(700, 700)
    await expect(item(page, '第1层')).toHaveCount(1)
  })

  await test.step('and by keyboard', async () => {
    await item(page, /订单服务/)
      .first()
      .focus()
    await page.keyboard.press('ArrowDown')
    for (const name of trail) {
      const parent = item(page, name).last()
      await reach(page, parent)
      // Its menu takes the focus once it is there: a step before that leads past it.
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(parent).not.toBeFocused({ timeout: 1000 })
      }).toPass()
    }
    await reach(page, item(page, '第3层页面2').last())
    await page.keyboard.press('Enter')
    await expect(tabOf(page, 2)).toHaveAttribute('aria-selected', 'true')
  })
})
