import type { Page } from '@playwright/test'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

/** The watermark on the screen: whether it is shown, covers the main area, repeats and lets the mouse through. */
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

/** Changes the element of the watermark, as users can with the developer tools. */
const tamper = (page: Page, act: 'remove' | 'hide' | 'fade' | 'unclass') =>
  page.evaluate(async (how) => {
    const mark = [...document.querySelectorAll<HTMLElement>('div')].find(({ style }) => style.backgroundImage)
    if (!mark?.parentElement) throw new Error('There is no watermark')
    // antd restores it once a frame at most, and so overlooks a change in the frame in which it has drawn it.
    let framesAtRest = 0
    const drawn = new MutationObserver(() => {
      framesAtRest = 0
    })
    drawn.observe(mark, { attributes: true })
    drawn.observe(mark.parentElement, { childList: true })
    while (framesAtRest < 4) {
      framesAtRest += 1
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    drawn.disconnect()
    if (how === 'remove') mark.remove()
    if (how === 'hide') mark.style.setProperty('display', 'none', 'important')
    if (how === 'fade') mark.style.setProperty('opacity', '0')
    if (how === 'unclass') mark.setAttribute('style', '')
  }, act)

test('the watermark is the full name over the main area, sub-apps included, and survives tampering [S-2.45] [S-9.16]', async ({
  page,
  portal,
  cast: { clerk, orders },
}) => {
  // Records each text with its colour and each rotation in degrees that is drawn.
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
  await enter(page, portal, clerk.userName)
  await expect.poll(() => watermark(page)).toEqual(inPlace)

  await test.step('light grey, rotated by 25 degrees', async () => {
    const drawn = await page.evaluate(() => (window as unknown as { drawn: [string, string?][] }).drawn)
    const turn = drawn.findIndex(([degrees]) => Math.abs(Number(degrees)) === 25)
    expect(turn).toBeGreaterThan(0)
    const [text, color = ''] = drawn[turn - 1] ?? []
    expect(text).toBe(clerk.fullName)
    const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
    // Over the white page: a grey, whose parts lie close together, and light.
    const parts = [red, green, blue].map((part) => 255 + (part - 255) * alpha)
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(10)
    expect(Math.min(...parts)).toBeGreaterThan(220)
  })

  for (const act of ['remove', 'hide', 'fade', 'unclass'] as const)
    await test.step(`${act}: it comes back`, async () => {
      await tamper(page, act)
      await expect.poll(() => watermark(page)).toEqual(inPlace)
    })

  await test.step('over a page of a sub-app', async () => {
    await chooseMenu(page, ...orders.groups, orders.name)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(await watermark(page)).toEqual(inPlace)
  })
})
