import type { Page } from '@playwright/test'
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
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { clerk, orderSystem, summary, pickups, home: another } }) => {
  const [ordering = ''] = summary.groups
  const [collecting = ''] = pickups.groups
  await enter(page, portal, clerk.userName)
  expect(await width(page)).toBe(210)

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

test.describe('on a phone in Spanish', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'es-ES' })

  test('long names in the drawer are wholly readable, and nothing lies beside it [S-2.35]', async ({
    page,
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
