import type { Page } from '@playwright/test'
import { openFirstOrder } from './support/open-order.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** What people see of the watermark: its picture, where it lies, and whether the mouse goes through it. */
const watermark = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.getBoundingClientRect()
    const mark = [...document.querySelectorAll<HTMLElement>('div')].find((element) => {
      const { backgroundImage, pointerEvents } = getComputedStyle(element)
      return (
        backgroundImage.startsWith('url("blob:') ||
        (backgroundImage.startsWith('url("data:') && pointerEvents === 'none')
      )
    })
    if (!mark || !main) return undefined
    const style = getComputedStyle(mark)
    const { top, left, width, height } = mark.getBoundingClientRect()
    return {
      covers: top <= main.top && left <= main.left && width >= main.width && height >= main.height,
      shows: style.display !== 'none' && style.visibility === 'visible' && style.opacity === '1',
      lets: style.pointerEvents === 'none',
      repeats: style.backgroundRepeat.includes('repeat'),
    }
  })

const inPlace = { covers: true, shows: true, lets: true, repeats: true }

/** Does something to the watermark's element, as people do with the browser's tools. */
const tamper = (page: Page, act: 'remove' | 'hide' | 'fade' | 'unclass') =>
  page.evaluate((how) => {
    const mark = [...document.querySelectorAll<HTMLElement>('div')].find(({ style }) => style.backgroundImage)
    if (!mark) throw new Error('There is no watermark')
    if (how === 'remove') mark.remove()
    if (how === 'hide') mark.style.setProperty('display', 'none', 'important')
    if (how === 'fade') mark.style.setProperty('opacity', '0')
    if (how === 'unclass') mark.setAttribute('style', '')
  }, act)

test('the full name lies over the main area, sub-apps too, and is in nobody’s way [S-2.45] [S-9.16]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await expect.poll(() => watermark(page)).toEqual(inPlace)
  await openFirstOrder(page)
  expect(await watermark(page)).toEqual(inPlace)
})

test('it is the full name in light grey, tilted by 25 degrees [S-2.45] [S-9.16]', async ({
  page,
  portal,
}) => {
  // What is drawn for it: each text with its colour, each turn in degrees.
  await page.addInitScript(() => {
    const drawn: (string | number)[][] = []
    Object.assign(window, { drawn })
    const { fillText, rotate } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function draw(text, ...place) {
      drawn.push([text, String(this.fillStyle)])
      fillText.call(this, text, ...place)
    }
    CanvasRenderingContext2D.prototype.rotate = function turn(angle) {
      drawn.push([Math.round((angle * 180) / Math.PI)])
      rotate.call(this, angle)
    }
  })
  await enter(page, portal, 'wangjing')
  await expect.poll(() => watermark(page)).toEqual(inPlace)
  const drawn = await page.evaluate(() => (window as unknown as { drawn: [string, string?][] }).drawn)
  const turn = drawn.findIndex(([degrees]) => Math.abs(Number(degrees)) === 25)
  expect(turn).toBeGreaterThan(0)
  const [text, color = ''] = drawn[turn - 1] ?? []
  expect(text).toBe('王静')
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
  // Over the white page: a grey, whose parts lie close together, and light.
  const parts = [red, green, blue].map((part) => 255 + (part - 255) * alpha)
  expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(10)
  expect(Math.min(...parts)).toBeGreaterThan(220)
})

for (const act of ['remove', 'hide', 'fade', 'unclass'] as const) {
  test(`it comes back after somebody did "${act}" to it`, async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    await expect.poll(() => watermark(page)).toEqual(inPlace)
    await tamper(page, act)
    await expect.poll(() => watermark(page)).toEqual(inPlace)
  })
}
