import type { Page } from '@playwright/test'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** Home with all it holds. */
async function whole(page: Page) {
  await expect(page.getByRole('region', { name: '快捷入口' }).getByRole('button').first()).toBeAttached()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

const greeting = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const lastEntry = (page: Page) => page.getByRole('region', { name: '快捷入口' }).getByRole('listitem').last()

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the keys that scroll do so from the start, and reach the end at once [S-2.15]', async ({
      page,
      portal,
    }) => {
      await enter(page, portal, 'wangjing')
      await whole(page)
      await page.reload()
      await whole(page)
      await page.keyboard.press('End')
      await expect(lastEntry(page)).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Home')
      await expect(greeting(page)).toBeInViewport()

      await test.step('wherever something was pressed that takes no focus', async () => {
        await greeting(page).click()
        await page.keyboard.press('End')
        await expect(lastEntry(page)).toBeInViewport({ ratio: 1 })
      })
    })

    test('what has the focus is framed on all sides', async ({ page, portal }) => {
      await enter(page, portal, 'wangjing')
      await whole(page)
      const cutOff: string[] = []
      for (;;) {
        await page.keyboard.press('Tab')
        const framed = await page.evaluate(framedFocus)
        if (!framed) break
        if (framed.cutOff) cutOff.push(framed.name)
      }
      expect(cutOff).toEqual([])
    })
  })
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
