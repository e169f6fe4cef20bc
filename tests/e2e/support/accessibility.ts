import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

declare global {
  interface Window {
    readonly axe: { run(options: RunOptions): Promise<AxeResults> }
  }
}

/** Resolves when no animation is running: halfway through, colours aren't final. */
export const animationsEnded = (page: Pick<Page, 'evaluate'>): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Resolves when the page has not changed for some frames: React follows a change of scheme or width in steps. */
const renderSettled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        let unchanged = 0
        let frames = 0
        const observer = new MutationObserver(() => {
          unchanged = 0
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        const frame = () => {
          unchanged += 1
          frames += 1
          if (unchanged < 6 && frames < 300) requestAnimationFrame(frame)
          else {
            observer.disconnect()
            done()
          }
        }
        requestAnimationFrame(frame)
      }),
  )

/** The serious violations of the rules of axe on the page; of one rule alone where it is named. */
async function seriousViolations(page: Page, rule?: string): Promise<string[]> {
  // As text: the portal's content policy refuses a script tag, and rightly so.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axeFile, 'utf8'))
  await renderSettled(page)
  await animationsEnded(page)
  const { violations } = await page.evaluate(
    // Neither what passes is described, nor a selector sought for what does not: its HTML says which it is.
    (only) =>
      window.axe.run({
        resultTypes: ['violations'],
        selectors: false,
        ...(only === undefined ? {} : { runOnly: [only] }),
      }),
    rule,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The page has no serious problem for users of a keyboard, a screen reader or high contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await seriousViolations(page)).toEqual([])
}

/** Its texts have enough contrast, which is all that depends on the colour scheme. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await seriousViolations(page, 'color-contrast')).toEqual([])
}

/** Tab wraps around in a dialog and never leaves it, in either direction, until every stop was visited. */
export async function expectTabStaysIn(dialog: Locator): Promise<void> {
  const stops = await dialog.getByRole('button').or(dialog.getByRole('textbox')).count()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step <= stops + 1; step++) {
      await dialog.page().keyboard.press(key)
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
  }
}

/** A click beside a dialog neither closes it (specification §5) nor takes the focus out of it. */
export async function expectClickBesideStaysIn(dialog: Locator): Promise<void> {
  await dialog.page().mouse.click(3, 3)
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
}
