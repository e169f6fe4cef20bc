/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import type { Page } from 'playwright-core'
import { type Finding, problem } from './finding.ts'
import { checkHidden, stateOfPortal } from './hidden-page-check.ts'
import { mountedPage, pageArea, shownPage } from './page-area.ts'
import { stateOfPage } from './page-state.ts'
import { closeTab } from './unmount-check.ts'

/** Time for what a press opens. */
const pressedMs = 1000
const patienceMs = 40_000

/** Marks a button that opens a dialog. */
const openers = '[aria-haspopup="dialog"], [data-bs-toggle="modal"], [data-bs-toggle="offcanvas"]'

/**
 * Presses a button of the visible page, preferably one that opens a dialog, and returns whether anything changed;
 * undefined without a button that is safe to press.
 */
const answersPress = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(
    ({ shown, openers, patienceMs }) => {
      const area = document.querySelector(shown)
      const buttons = [...(area?.querySelectorAll<HTMLElement>('button, [role="button"]') ?? [])].filter(
        (one) => one.getClientRects().length > 0 && !one.closest('form, a[href], :disabled'),
      )
      const button = buttons.find((one) => one.matches(openers)) ?? buttons[0]
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
    { shown: shownPage, openers, patienceMs: 1000 },
  )

/** Presses, as `answersPress`, and closes the tab that the press has opened, if any. */
async function pressFirst(page: Page): Promise<boolean | undefined> {
  const areas = page.locator(pageArea)
  const before = await areas.count()
  await stateOfPage(page)
  const isAnswering = await answersPress(page)
  await page.waitForTimeout(pressedMs)
  if ((await areas.count()) > before) await closeTab(page)
  return isAnswering
}

interface Ways {
  readonly open: () => Promise<void>
  readonly showHome: () => Promise<void>
}

/**
 * Presses a button in the first opening of a page, switches to another tab, and presses the button in a second opening,
 * after reloading the portal.
 */
export async function checkPress(page: Page, { open, showHome }: Ways): Promise<Finding[]> {
  const findings: Finding[] = []
  const openAndPress = async () => {
    await open()
    await page.locator(mountedPage).first().waitFor({ state: 'attached', timeout: patienceMs })
    return pressFirst(page)
  }
  try {
    await page.reload()
    await page.getByRole('tab', { selected: true }).waitFor({ timeout: patienceMs })
    await page.waitForLoadState('networkidle', { timeout: patienceMs })
    const before = await stateOfPortal(page)
    const isAnswered = await openAndPress()
    if ((await page.locator(shownPage).count()) === 0) await open()
    const id = await page.locator('[data-active="true"] > [role="tab"]').getAttribute('id')
    const tab = page.locator(`[id="${id}"]`)
    findings.push(...(await checkHidden(page, { tab, before, showOther: showHome })))
    if (!isAnswered) return findings
    // From another one: a dialog that it has left open may keep the keyboard from its own.
    await showHome()
    await closeTab(page, tab)
    if ((await openAndPress()) !== false) return findings
  } catch {
    // A press may lead out of the portal.
    return findings
  }
  return [
    ...findings,
    problem(
      'opening again',
      'A button that answers a press in the first opening does so no more when it is opened again. Begin what it needs at each ' +
        'mount, not once.',
    ),
  ]
}
