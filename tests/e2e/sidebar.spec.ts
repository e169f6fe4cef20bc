import type { Page } from '@playwright/test'
import { languages } from '@portal/protocol/languages'
import { animationsEnded } from './support/accessibility.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const sidebar = (page: Page) => page.getByRole('navigation', { name: '菜单' })
const item = (page: Page, name: string) => sidebar(page).getByRole('menuitem', { name, exact: true })
const width = async (page: Page) => (await sidebar(page).boundingBox())?.width
const remembered = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('RTM_sidebarOpened') ?? '{}').value)

test('the sidebar is 210 px wide, collapses to its icons as a reload keeps it, and is a drawer below 992 px [S-2.33] [S-4.21] [S-9.9]', {
  tag: ['@smoke', '@any-company', '@menus'],
}, async ({ page, portal, cast: { clerk, orderSystem, summary, pickups, home: another } }) => {
  const [ordering = ''] = summary.groups
  const [collecting = ''] = pickups.groups
  await enter(page, portal, clerk.userName)
  expect(await width(page)).toBe(210)

  await test.step('its edge takes nothing of the page beside it', async () => {
    const { x, y, width: wide } = (await sidebar(page).boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const hit = await page.evaluate(
      ([left, top]) => !!document.elementFromPoint(left, top)?.closest('main'),
      [x + wide + 1, y + 200] as const,
    )
    expect(hit).toBe(true)
  })

  await test.step('one group is open at a time [S-2.34]', async () => {
    await item(page, ordering).click()
    await expect(item(page, summary.name)).toBeVisible()
    await item(page, collecting).click()
    await expect(item(page, pickups.name)).toBeVisible()
    await expect(item(page, summary.name)).toBeHidden()
  })

  await test.step('collapsed it shows a group beside its icon', async () => {
    await page.getByRole('button', { name: '收起菜单' }).click()
    await expect.poll(() => width(page)).toBe(56)
    expect(await remembered(page)).toBe(0)
    await page.reload()
    await expect(page.getByRole('button', { name: '展开菜单' })).toHaveAttribute('aria-expanded', 'false')
    expect(await width(page)).toBe(56)
    await item(page, ordering).hover()
    await expect(page.getByRole('menuitem', { name: summary.name })).toBeVisible()
    await page.getByRole('button', { name: '展开菜单' }).click()
    await expect.poll(() => width(page)).toBe(210)
    expect(await remembered(page)).toBe(1)
  })

  await test.step('992 px have a sidebar, 991 px a drawer that closes on navigation [S-2.35] [S-4.22] [S-4.24]', async () => {
    await page.setViewportSize({ width: 992, height: 800 })
    await expect.poll(() => width(page)).toBe(210)
    await page.setViewportSize({ width: 991, height: 800 })
    await expect(sidebar(page)).toHaveCount(0)
    const drawer = page.getByRole('dialog', { name: '菜单' })
    await expect(drawer).toHaveCount(0)
    await page.getByRole('button', { name: '展开菜单' }).click()
    await expect(drawer).toBeVisible()
    await drawer.getByRole('menuitem', { name: new RegExp(orderSystem) }).click()
    await drawer.getByRole('menuitem', { name: another.name }).click()
    await expect(page).toHaveURL(new RegExp(`${another.address}$`))
    await expect(drawer).toBeHidden()
    // The drawer is none of the choices that are remembered.
    await page.setViewportSize({ width: 992, height: 800 })
    await expect.poll(() => width(page)).toBe(210)
  })
})

/** The tools of the top bar and of the bar at the lower edge, on phones of any width. */
async function expectToolsInReach(page: Page): Promise<void> {
  const buttons = page.getByRole('banner').getByRole('button')
  const places = page.getByRole('navigation').locator('a, button')
  await expect(buttons).toHaveCount(5)
  await expect(places).toHaveCount(5)
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()))
    // 24 by 24 pixels at least (WCAG 2.2, 2.5.8).
    for (const box of boxes) {
      expect(box?.width).toBeGreaterThanOrEqual(24)
      expect(box?.height).toBeGreaterThanOrEqual(24)
    }
    const last = boxes.at(-1)
    expect((last?.x ?? width) + (last?.width ?? 0)).toBeLessThanOrEqual(width)
    for (const place of await places.all()) {
      const { x, y, height } = (await place.boundingBox()) ?? { x: -1, y: 0, height: 0 }
      expect(x).toBeGreaterThanOrEqual(0)
      // A thumb hits it, at the lower edge of the screen.
      expect(height).toBeGreaterThanOrEqual(44)
      expect(y + height).toBeGreaterThan(790)
      const text = place.locator('span').last()
      expect(await text.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    }
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'es-ES' })

  test('in every language the tools are large enough for a finger; in the drawer long names are readable [S-2.35]', async ({
    page,
    context,
    portal,
    world,
  }) => {
    await inWorld(portal, world, ({ db }) =>
      db.system.updateMany({
        where: { code: 'OSS' },
        data: { nameEn: 'Servicio de pedidos y distribución' },
      }),
    )
    await portal.signInAs('wangjing')
    for (const language of languages) {
      await test.step(language, async () => {
        await context.addCookies([{ name: 'language', value: language, url: portal.url }])
        await page.goto('/404')
        await expect(page.locator(`html[lang^="${language}"]`)).toBeVisible()
        await expectToolsInReach(page)
      })
    }
    await context.addCookies([{ name: 'language', value: 'es', url: portal.url }])
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menú' })
    for (const name of [
      /Servicio de pedidos/,
      'Pedidos',
      'Pedidos de cerámica',
      'Hacer pedidos de cerámica',
    ]) {
      await drawer.getByRole('menuitem', { name, exact: true }).click()
    }
    await expect(drawer.getByRole('menuitem', { name: 'Nuevo pedido de cerámica' })).toBeVisible()
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      await animationsEnded(page)
      const cut = await drawer.getByRole('menuitem').evaluateAll((items) =>
        items
          .flatMap((item) => [item, ...item.querySelectorAll('*')])
          .filter(
            (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
          )
          .filter((part) => part.clientWidth > 0 && part.textContent !== '')
          .map((part) => part.textContent),
      )
      expect(cut).toEqual([])
      expect(await drawer.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    }
  })
})
