import type { Page } from '@playwright/test'
import { addWidget } from './support/home.ts'
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

const greeting = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const lastEntry = (page: Page) => page.getByRole('region', { name: '通知公告' }).getByRole('listitem').last()

/** Scrolling keys work from the start, and the focus is framed on all sides. */
async function expectKeysAndFocus(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: '通知公告' })).toBeAttached()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(lastEntry(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Home')
  await expect(greeting(page)).toBeInViewport()

  const cutOff: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const framed = await page.evaluate(framedFocus)
    if (!framed) break
    if (framed.cutOff) cutOff.push(framed.name)
  }
  expect(cutOff).toEqual([])

  // A press on something that takes no focus leaves the keys working.
  await greeting(page).click()
  await page.keyboard.press('End')
  await expect(lastEntry(page)).toBeInViewport({ ratio: 1 })
}

/** The element that has the focus, and whether a box around it cuts off its outline; nothing past the end of the page. */
function framedFocus(): { name: string; cutOff: boolean } | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
  const room =
    outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const box = focused.getBoundingClientRect()
  let cutOff = false
  for (let around = focused.parentElement; around; around = around.parentElement) {
    const { overflowX, contentVisibility } = getComputedStyle(around)
    if (overflowX === 'visible' && contentVisibility === 'visible') continue
    const edge = around.getBoundingClientRect()
    cutOff ||=
      box.left - room < edge.left ||
      box.top - room < edge.top ||
      box.right + room > edge.right ||
      box.bottom + room > edge.bottom
  }
  return { name: focused.getAttribute('aria-label') ?? focused.textContent, cutOff }
}

test('home is used by keys; its widgets are moved by keyboard and by drag, and hidden; a reload keeps that until it is reset', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast }) => {
  await enter(page, portal, cast.clerk.userName)
  for (const width of [390, 1440]) {
    await test.step(`scrolling keys and the focus at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.reload()
      await expectKeysAndFocus(page)
    })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const bar = await customise(page)

  await test.step('by keyboard, which keeps the focus', async () => {
    await page.getByRole('button', { name: '左移通知公告' }).focus()
    await page.keyboard.press('Enter')
    expect(await firstTitles(page, 4)).toEqual(['销售订单', '提货单', '通知公告', '审批'])
    await expect(bar.getByRole('status')).toHaveText(/^通知公告：第 4 位，共 \d+ 位$/)
    await expect(page.getByRole('button', { name: '左移通知公告' })).toBeFocused()
    await page.getByRole('button', { name: '置顶审批' }).press('Enter')
    expect(await firstTitles(page, 2)).toEqual(['审批', '销售订单'])
    await page.getByRole('button', { name: '隐藏提货单' }).press('Enter')
  })

  await test.step('by drag to the place of another one', async () => {
    const handle = (title: string) =>
      page
        .getByRole('group', { name: title, exact: true })
        .filter({ has: page.getByRole('button', { name: `右移${title}` }) })
    await handle('审批').dragTo(handle('销售订单'))
    await expect(titles(page).first()).toHaveText('销售订单')
    await handle('通知公告').dragTo(handle('销售订单'))
    await expect(titles(page).first()).toHaveText('通知公告')
  })

  await bar.getByRole('button', { name: /^完\s*成$/ }).press('Enter')
  await page.reload()
  await expect(titles(page).first()).toHaveText('通知公告')
  await expect(page.getByRole('region', { name: '提货单' })).toHaveCount(0)

  await test.step('one that is not there is added', async () => {
    await addWidget(page, '我的工作信息')
    await expect(page.getByRole('region', { name: '我的工作信息' })).toBeVisible()
  })

  await test.step('the first order comes back on request', async () => {
    await (await customise(page)).getByRole('button', { name: '恢复默认' }).click()
    expect(await firstTitles(page, 4)).toEqual(['销售订单', '提货单', '审批', '通知公告'])
  })
})
