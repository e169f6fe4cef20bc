import { languages } from '@portal/protocol/languages'
import { expectNoOverflow } from './support/entrance.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('on a phone the tools of the top bar are large enough in every language, and the drawer leads to every page', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, context, cast: { clerk, orderSystem, orders } }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  await expectNoOverflow(page)
  await enterAt(page, portal, clerk.userName, '/dashboard')
  await expectNoOverflow(page)

  await test.step('the drawer', async () => {
    await page.getByRole('button', { name: '展开菜单' }).click()
    const drawer = page.getByRole('dialog')
    for (const name of [new RegExp(orderSystem), ...orders.groups, orders.name]) {
      await drawer.getByRole('menuitem', { name, exact: true }).click()
    }
    await expect(page).toHaveURL(portal.url + orders.address)
    await expect(drawer).toBeHidden()
    await expect(
      page
        .getByRole('main')
        .getByText(/TC\d{8}/)
        .first(),
    ).toBeVisible()
    await expectNoOverflow(page)
  })

  const buttons = page.getByRole('banner').getByRole('button')
  for (const language of languages) {
    await test.step(language, async () => {
      await context.addCookies([{ name: 'language', value: language, url: portal.url }])
      await page.goto('/404')
      await expect(page.locator(`html[lang^="${language}"]`)).toBeVisible()
      await expect(buttons).toHaveCount(5)
      const places = page.getByRole('navigation').locator('a, button')
      await expect(places).toHaveCount(5)
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
    })
  }
})

test('in English names in the top bar are not cut, and the menu of a tab opens at its very edge', async ({
  page,
  portal,
  context,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: portal.url }])
  await portal.signInAs('admin')
  await page.goto('/dashboard')
  const name = page.getByRole('banner').getByText('System Administrator')
  await expect(name).toBeVisible()
  expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('banner').getByTitle('Group Head Office')).toBeInViewport()

  await page.getByRole('tab', { name: 'Home' }).click({ button: 'right', position: { x: 1, y: 20 } })
  await expect(page.getByRole('menuitem', { name: 'Close others' })).toBeVisible()
})
