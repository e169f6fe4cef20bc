import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** Home with all it holds. */
async function whole(page: Page) {
  await expect(page.getByRole('region', { name: '通知公告' })).toBeAttached()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

const greeting = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const lastEntry = (page: Page) => page.getByRole('region', { name: '通知公告' }).getByRole('listitem').last()

test('scrolling keys work on home from the start, and the focus is framed on all sides', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await enter(page, portal, cast.clerk.userName)
  await expectKeysAndFocus(page)

  await page.setViewportSize({ width: 1440, height: 800 })
  await page.reload()
  await expectKeysAndFocus(page)
})

async function expectKeysAndFocus(page: Page): Promise<void> {
  await whole(page)
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
