import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const firstTitles = (page: Page, count: number) =>
  titles(page).evaluateAll((all, wanted) => all.slice(0, wanted).map((one) => one.textContent), count)

async function customise(page: Page) {
  await page.getByRole('button', { name: '自定义首页' }).click()
  return page.getByRole('region', { name: '自定义首页' })
}

test('widgets are moved and hidden by the keyboard; a reload and another sign-in keep that', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  const bar = await customise(page)
  await page.getByRole('button', { name: '前移通知公告' }).focus()
  await page.keyboard.press('Enter')
  expect(await firstTitles(page, 2)).toEqual(['通知公告', '审批'])
  await expect(bar.getByRole('status')).toHaveText(/^通知公告：第 1 位，共 \d+ 位$/)
  await expect(page.getByRole('button', { name: '后移通知公告' })).toBeFocused()
  await page.getByRole('button', { name: '隐藏文件资料' }).press('Enter')
  await bar.getByRole('button', { name: /^完\s*成$/ }).press('Enter')

  await page.reload()
  await expect(titles(page).first()).toHaveText('通知公告')
  await expect(page.getByRole('region', { name: '文件资料' })).toHaveCount(0)

  await test.step('until the first order is asked for again', async () => {
    await (await customise(page)).getByRole('button', { name: '恢复默认' }).click()
    expect(await firstTitles(page, 2)).toEqual(['审批', '通知公告'])
    await expect(page.getByRole('heading', { name: '文件资料', includeHidden: true })).toHaveCount(1)
  })
})

test('a widget is dragged to the place of another one', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await customise(page)
  const handle = (title: string) =>
    page
      .getByRole('group', { name: title, exact: true })
      .filter({ has: page.getByRole('button', { name: `后移${title}` }) })
  await handle('通知公告').dragTo(handle('审批'))
  await expect(titles(page).first()).toHaveText('通知公告')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test('home, its arranging and the list of points are accessible', async ({ page, portal }) => {
      await enter(page, portal, 'dealer.chengdu')
      await expect(page.getByRole('region', { name: '销售订单' }).getByRole('listitem')).toHaveCount(5)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('button', { name: '核对并入账' }).click()
      const drawer = page.getByRole('dialog', { name: '待入账积分' })
      await drawer.getByRole('checkbox').nth(1).check()
      await expectAccessible(page)
      await drawer
        .getByRole('button', { name: 'Close' })
        .or(drawer.getByRole('button', { name: '关闭' }))
        .click()
      await expect(drawer).toBeHidden()
      await customise(page)
      await expectAccessible(page)
    })
  })
}

for (const width of [360, 768, 2560]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('nothing is wider than the screen, and nothing jumps while it loads', async ({ page, portal }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number } // the only type that is observed
            Object.assign(window, { shifts: Reflect.get(window, 'shifts') + value })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await enter(page, portal, 'dealer.chengdu')
      await expect(page.getByRole('region', { name: '销售订单' }).getByRole('listitem')).toHaveCount(5)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      const overflow = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main > div')].map(
          (box) => box.scrollWidth - box.clientWidth,
        ),
      )
      expect(Math.max(...overflow)).toBeLessThanOrEqual(0)
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.1)
    })
  })
}

for (const width of [800, 1440, 1920, 2560]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 1000 } })

    test('every row of widgets is full', async ({ page, portal }) => {
      await enter(page, portal, 'wangjing')
      const title = page.getByRole('heading', { level: 2 })
      const widgets = page.getByRole('main').getByRole('region').filter({ has: title })
      await expect(page.getByRole('region', { name: '快捷入口' })).toBeVisible()
      // A card that waits for its turn is another one than the card that it becomes.
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      const boxes = await widgets.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })),
      )
      const ends = boxes
        .filter((box) => !boxes.some(({ top, left }) => top === box.top && left > box.left))
        .map(({ right }) => Math.round(right))
      expect(ends.length).toBeGreaterThan(3)
      expect(new Set(ends).size).toBe(1)
    })
  })
}
