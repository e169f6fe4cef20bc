import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expectNoOverflow } from './entrance.ts'
import { expect, test } from './portal.ts'

type Look = readonly [colorScheme: 'light' | 'dark', width: number]

/** Each scheme once, each width once, down to the narrowest phone. */
const deskAndPhone: readonly Look[] = [
  ['light', 1440],
  ['dark', 360],
]

async function setLook(page: Page, [colorScheme, width]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 844 })
}

/** Runs the check on the open page in each look; leaves it light and on a desk. */
async function inEachLook(page: Page, check: () => Promise<unknown>): Promise<void> {
  for (const look of deskAndPhone) {
    await test.step(look.join(' '), async () => {
      await setLook(page, look)
      await check()
    })
  }
  await setLook(page, ['light', 1440])
}

/**
 * The screen that the page shows is accessible and not wider than the window: light on a desk, dark on the narrowest
 * phone. `more` is checked in each look.
 */
export const inspect = (
  page: Page,
  screen: string,
  more: () => Promise<void> = async () => {},
): Promise<void> =>
  test.step(screen, () =>
    inEachLook(page, async () => {
      await expectAccessible(page)
      await expectNoOverflow(page)
      await more()
    }),
  )

/** The same for what closes when the window changes its size: it is opened for each width. */
export const inspectOpened = (
  page: Page,
  screen: string,
  open: () => Promise<unknown>,
  close: () => Promise<unknown> = () => page.keyboard.press('Escape'),
): Promise<void> =>
  test.step(screen, () =>
    inEachLook(page, async () => {
      await open()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await close()
    }),
  )

/** From its left to its right edge on the screen. */
export async function expectFits(element: Locator): Promise<void> {
  const box = await element.boundingBox()
  const width = element.page().viewportSize()?.width ?? 0
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
}
