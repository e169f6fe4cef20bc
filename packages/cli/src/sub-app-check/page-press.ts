/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import type { Page } from 'playwright-core'
import { type Finding, problem } from './finding.ts'
import { mountedPage, pageArea, shownPage } from './page-area.ts'
import { stateOfPage } from './page-state.ts'
import { closeShown } from './unmount-check.ts'

/** Time for what a press opens. */
const pressedMs = 1000
const patienceMs = 40_000

/**
 * Presses the first button of the page that is shown, and tells whether anything changed; undefined without a button
 * that can be pressed without sending or leaving anything.
 */
const answersPress = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(
    ({ shown, patienceMs }) => {
      const area = document.querySelector(shown)
      const button = [...(area?.querySelectorAll<HTMLElement>('button, [role="button"]') ?? [])].find(
        (one) => one.getClientRects().length > 0 && !one.closest('form, a[href], :disabled'),
      )
      if (!button) return undefined
      return new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => end(true))
        const end = (hasChanged: boolean) => {
          observer.disconnect()
          clearTimeout(timer)
          resolve(hasChanged)
        }
        const timer = setTimeout(end, patienceMs, false)
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
        button.click()
      })
    },
    { shown: shownPage, patienceMs: 1000 },
  )

/** Presses, as `answersPress`, and closes the tab that the press has opened, if any. */
async function pressFirst(page: Page): Promise<boolean | undefined> {
  const areas = page.locator(pageArea)
  const before = await areas.count()
  await stateOfPage(page)
  const isAnswering = await answersPress(page)
  await page.waitForTimeout(pressedMs)
  if ((await areas.count()) > before) await closeShown(page)
  return isAnswering
}

/** Presses the first button in the first opening of a page and in the second; the portal begins afresh for it. */
export async function checkPress(page: Page, open: () => Promise<void>): Promise<Finding[]> {
  const openAndPress = async () => {
    await open()
    await page.locator(mountedPage).first().waitFor({ state: 'attached', timeout: patienceMs })
    return pressFirst(page)
  }
  try {
    await page.reload()
    await page.getByRole('tab', { selected: true }).waitFor({ timeout: patienceMs })
    if (!(await openAndPress())) return []
    await closeShown(page)
    if ((await openAndPress()) !== false) return []
  } catch {
    // A press may lead out of the portal.
    return []
  }
  return [
    problem(
      'opening again',
      'Its first button answers a press in the first opening, and no more when it is opened again. Begin what it needs at each ' +
        'mount, not once.',
    ),
  ]
}
