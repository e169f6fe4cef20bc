import type { Page } from '@playwright/test'
import { animationsEnded } from './support/accessibility.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('menus of a sub-app are styled and stand at their field', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/child/oms/orders/ceramic')
  const field = page.getByRole('combobox', { name: '状态' })
  await field.click()
  const option = page.getByTitle('已发货').last()
  await expect(option).toBeVisible()
  const [fieldBox, optionBox] = [await field.boundingBox(), await option.boundingBox()]
  expect(optionBox?.y).toBeGreaterThan(fieldBox?.y ?? Number.POSITIVE_INFINITY)
  expect(Math.abs((optionBox?.x ?? 0) - (fieldBox?.x ?? 0))).toBeLessThan(40)
  await expect(option).toHaveCSS('cursor', 'pointer')
  // By the tokens of its own antd, which hang on an id of its page.
  await expect(option).not.toHaveCSS('padding-left', '0px')
})

test.describe('a pop-up of a sub-app', () => {
  test.use({ viewport: { width: 1440, height: 560 } })

  for (const [when, stir] of [
    ['right after its page was scrolled', async () => {}],
    [
      'when its page was scrolled and hidden meanwhile',
      async (page: Page) => {
        await page.getByRole('tab', { name: '首页', exact: true }).click()
        await expect(page).toHaveURL(/\/dashboard$/)
        await page.goBack()
      },
    ],
    [
      'when the window became narrow',
      async (page: Page) => void (await page.setViewportSize({ width: 390, height: 560 })),
    ],
  ] as const) {
    test(`adjoins its field ${when}`, async ({ page, portal }) => {
      await enter(page, portal, 'wangjing')
      await page.goto('/child/oms/orders/ceramic/sample')
      const field = page.getByRole('main').getByRole('combobox', { name: '用途' })
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await field.scrollIntoViewIfNeeded()
      await stir(page)
      await field.click()
      const first = page.getByTitle('展厅陈列').filter({ visible: true })
      await expect(first).toBeVisible()
      await animationsEnded(page)
      const [at, top, end] = await Promise.all(
        [field, first, page.getByTitle('展会').filter({ visible: true })].map((part) => part.boundingBox()),
      )
      if (!at || !top || !end) throw new Error('The field or its list is not on the screen')
      const bottom = end.y + end.height
      const gap = Math.min(Math.abs(top.y - (at.y + at.height)), Math.abs(at.y - bottom))
      expect(gap).toBeLessThan(24)
      expect(Math.abs(top.x - at.x)).toBeLessThan(24)
      expect([top.y >= 0, bottom <= 560]).toEqual([true, true])
    })
  }
})
