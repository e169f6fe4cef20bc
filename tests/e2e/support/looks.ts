import type { Locator } from '@playwright/test'
import { expect, test } from './portal.ts'

type Look = readonly [colorScheme: 'light' | 'dark', width: number]

/** On a desk and on a phone, light and dark. */
export const everyLook: readonly Look[] = [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
]

/** For what hardly depends on the other combinations: each scheme once, each width once. */
export const twoLooks: readonly Look[] = [
  ['light', 1440],
  ['dark', 390],
]

/** Declares the tests of `body` once for each look. */
export function inLooks(looks: readonly Look[], body: () => void): void {
  for (const [colorScheme, width] of looks) {
    test.describe(`in the ${colorScheme} scheme at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })
      body()
    })
  }
}

/** From its left to its right edge on the screen. */
export async function expectFits(element: Locator): Promise<void> {
  const box = await element.boundingBox()
  const width = element.page().viewportSize()?.width ?? 0
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
}
