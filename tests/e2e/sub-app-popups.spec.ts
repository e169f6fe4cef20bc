import type { Page } from '@playwright/test'
import { animationsEnded } from './support/accessibility.ts'
import { goWithin } from './support/navigation.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', viewport: { width: 1440, height: 560 } })

const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: '用途' })

/** Opens the menu of the field, compares their places and closes it again. */
async function expectMenuAtField(page: Page): Promise<void> {
  await field(page).click()
  const first = page.getByTitle('展厅陈列').filter({ visible: true })
  await expect(first).toBeVisible()
  await animationsEnded(page)
  const [at, top, end] = await Promise.all(
    [field(page), first, page.getByTitle('展会').filter({ visible: true })].map((part) => part.boundingBox()),
  )
  if (!at || !top || !end) throw new Error('The field or its list is not on the screen')
  const bottom = end.y + end.height
  const gap = Math.min(Math.abs(top.y - (at.y + at.height)), Math.abs(at.y - bottom))
  expect(gap).toBeLessThan(24)
  expect(Math.abs(top.x - at.x)).toBeLessThan(24)
  expect([top.y >= 0, bottom <= 560]).toEqual([true, true])
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
}

test('menus of a sub-app are styled and adjoin their field', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { clerk, orders } }) => {
  await enterAt(page, portal, clerk.userName, orders.address)

  await test.step('by the tokens of its own antd', async () => {
    const status = page.getByRole('button', { name: '状态', exact: true })
    await status.press('Enter')
    const option = page.getByRole('option', { name: '已发货' })
    await expect(option).toBeVisible()
    await expect(page.getByRole('option').first()).toBeFocused()
    const [fieldBox, optionBox] = [await status.boundingBox(), await option.boundingBox()]
    expect(optionBox?.y).toBeGreaterThan(fieldBox?.y ?? Number.POSITIVE_INFINITY)
    expect(Math.abs((optionBox?.x ?? 0) - (fieldBox?.x ?? 0))).toBeLessThan(40)
    await expect(option).toHaveCSS('cursor', 'pointer')
    // The tokens hang on an id of its page.
    await expect(option).not.toHaveCSS('padding-left', '0px')
    await page.keyboard.press('Escape')
    await expect(option).toBeHidden()
    await expect(status).toBeFocused()
  })

  await test.step('after the page was scrolled', async () => {
    await goWithin(page, `${orders.address}/sample/new`)
    await field(page).scrollIntoViewIfNeeded()
    await expectMenuAtField(page)
  })

  await test.step('after the page was hidden meanwhile', async () => {
    await page.getByRole('tab', { name: orders.name }).click()
    await expect(field(page)).toBeHidden()
    await page.goBack()
    await expectMenuAtField(page)
  })

  await test.step('after the window became narrow', async () => {
    await page.setViewportSize({ width: 390, height: 560 })
    await expectMenuAtField(page)
  })
})
