import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import type { RunningPortal } from './support/portal-process.ts'

test.use({ locale: 'zh-CN' })

const systems = (page: Page) => page.getByRole('menu', { name: '业务系统' })
/** Every item of the system bar and of the menus that hang from it. */
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name, exact: true })

for (const [width, shown] of [
  [1280, 3],
  [1440, 4],
  [1920, 6],
] as const) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test(`${shown} systems stand side by side, by name and code, the rest under "more" [S-9.17]`, async ({
      page,
      portal,
    }) => {
      await enter(page, portal, 'admin')
      const side = systems(page).locator(':scope > [role="menuitem"], :scope > li > [role="menuitem"]')
      await expect(side).toHaveCount(shown + 1)
      await expect(side.first()).toHaveText('订单服务OSS')
      for (const system of (await side.all()).slice(0, -1)) {
        expect((await system.boundingBox())?.width).toBeLessThanOrEqual(120)
      }
      await side.last().hover()
      await expect(item(page, /客户关系\s*CRM/)).toBeVisible()
    })
  })
}

test.describe('with deep menus', () => {
  test.use({ scenarios: ['default', 'deep-menus'] })
  const trail = ['第1层', '第2层', '第3层']
  const target = '第3层页面2'
  /** A page whose sub-app has started names itself by its path. */
  const titled = /^(第3层页面2|\/pages\/deep\/3-2)$/

  /** A menu that is drawn anew while it opens waits for the next move of the mouse. */
  async function enterSettled(page: Page, portal: RunningPortal): Promise<void> {
    await enter(page, portal, 'wangjing')
    await page.waitForLoadState('networkidle')
  }

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

  /** Opens the menu of the order system; the sidebar has its first level too. */
  async function openOrders(page: Page): Promise<void> {
    await systems(page).getByText('订单服务').hover()
    await expect(item(page, '第1层')).toHaveCount(2)
  }

  test('four levels are reached by mouse [S-2.23]', async ({ page, portal }) => {
    await enterSettled(page, portal)
    await openOrders(page)
    for (const name of trail) await item(page, name).last().hover()
    await item(page, target).click()
    await expect(page.getByRole('tab', { name: titled })).toHaveAttribute('aria-selected', 'true')
  })

  test('four levels are reached by keyboard [S-2.23]', async ({ page, portal }) => {
    await enterSettled(page, portal)
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
    await reach(page, item(page, target))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: titled })).toHaveAttribute('aria-selected', 'true')
  })

  test('an open menu is accessible', async ({ page, portal }) => {
    await enterSettled(page, portal)
    await openOrders(page)
    await item(page, '第1层').last().hover()
    await expect(item(page, '第1层页面1')).toBeVisible()
    await expectAccessible(page)
  })
})

test('a system of its own opens in a new window within the click, signed in by the sso call [S-6.9]', async ({
  page,
  context,
  portal,
}) => {
  await enter(page, portal, 'admin')
  await systems(page).getByText('更多').hover()
  const opening = context.waitForEvent('page')
  const asked = context.waitForEvent('request', (request) =>
    request.url().includes('/baseSystemSsoService/sso/CRM/'),
  )
  await item(page, /客户关系\s*CRM/).click()
  const [opened, request] = await Promise.all([opening, asked])
  expect(new URL(request.url()).searchParams.get('Certificate')).toBeTruthy()
  // The new window gets no handle on the portal.
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test.describe('by keyboard a system', () => {
  test.use({ viewport: { width: 1920, height: 800 } })
  /** A system that stands in the bar, with the focus. */
  const focused = async (page: Page, name: RegExp): Promise<Locator> => {
    const system = systems(page).getByRole('menuitem', { name })
    await system.focus()
    return system
  }

  for (const key of ['Enter', 'Space']) {
    test(`does with ${key} what it does with a click, and keeps its menu closed`, async ({
      page,
      context,
      portal,
    }) => {
      await enter(page, portal, 'admin')
      const contracts = await focused(page, /LTC/)
      await page.keyboard.press(key)
      await expect(page.getByRole('navigation', { name: '菜单' })).toContainText('LTC')
      await expect(contracts).toBeFocused()
      await expect(contracts).toHaveAttribute('aria-expanded', 'false')

      await systems(page).getByText('更多').hover()
      const customers = item(page, /客户关系\s*CRM/)
      await expect(customers).toBeVisible()
      await customers.focus()
      const opening = context.waitForEvent('page')
      await page.keyboard.press(key)
      expect(await (await opening).evaluate(() => window.opener)).toBeNull()
      await expect(customers).toHaveAttribute('aria-expanded', 'false')
    })
  }

  test('opens its menu with the arrow down, whose groups open with Enter as before', async ({
    page,
    portal,
  }) => {
    await enter(page, portal, 'admin')
    const contracts = await focused(page, /LTC/)
    await page.keyboard.press('ArrowDown')
    await expect(contracts).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByRole('menu').locator(':focus')).not.toHaveText(/LTC/)
  })
})
