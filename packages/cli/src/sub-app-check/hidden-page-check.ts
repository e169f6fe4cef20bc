/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import { portalRootId } from '@portal/protocol/rules/portal-root'
import { errors, type Page } from 'playwright-core'
import { type Finding, problem, some } from './finding.ts'
import { lookOfPortal, shownPage, shownTab } from './page-area.ts'
import type { PortalVisit } from './portal-visit.ts'

const about = 'another tab'
const patienceMs = 40_000
/** Time in which the portal answers a press, or lets it through. */
const pressMs = 5000

/** What no page may change of the portal while it is not on the screen. */
interface PortalState {
  readonly look: string
  /** Attributes of the elements around all pages, such as a theme. */
  readonly attributes: readonly string[]
}

export const stateOfPortal = async (page: Page): Promise<PortalState> => ({
  look: await lookOfPortal(page),
  attributes: await page.evaluate((rootId) => {
    const root = document.getElementById(rootId)
    return [document.documentElement, document.body, ...(root ? [root] : [])].flatMap((element) =>
      [...element.attributes].flatMap(({ name, value }) =>
        value.trim() === '' && /^(?:class|style)$/.test(name)
          ? []
          : [`${name}="${value}" of <${element.localName}>`],
      ),
    )
  }, portalRootId),
})

/**
 * Leaves the page as it is, with the dialog that it has opened or the theme that it has set, and comes back by a press
 * of the mouse on its tab.
 */
export async function checkHidden(
  { page, showHome, seen }: PortalVisit,
  before: PortalState,
): Promise<Finding[]> {
  const shown = page.locator(shownPage)
  const tab = page.locator(`[id="${await page.locator(shownTab).getAttribute('id')}"]`)
  // As Back does, past anything that the page has opened.
  await showHome()
  await shown.waitFor({ state: 'detached', timeout: patienceMs })
  const left = leftOnPortal(before, await stateOfPortal(page))
  try {
    await tab.click({ timeout: pressMs })
    await shown.waitFor({ timeout: pressMs })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    return [...left, deaf]
  }
  return (await seen()) ? left : [...left, blank]
}

const deaf = problem(
  about,
  'While another tab is in front, the portal does not answer the mouse: what a press of a button has opened lies over it, or keeps ' +
    'presses to itself. Put dialogs into document.body or into the container that mount gets.',
)

const blank = problem(
  about,
  'It shows nothing when its tab is in front again. Leave the page as it is while it is hidden.',
)

/** What a hidden page leaves on elements of the portal. */
export function leftOnPortal(before: PortalState, now: PortalState): Finding[] {
  const more = now.attributes.filter((one) => !before.attributes.includes(one))
  if (more.length === 0 && now.look === before.look) return []
  const what = more.length > 0 ? `the portal has ${some(more)}` : 'the portal looks different'
  return [
    problem(
      about,
      `While another tab is in front, ${what}. Set a theme on document.documentElement or document.body, which have it while the page is ` +
        'shown, or on an element of your own, and put its rules into the style sheets of the page.',
    ),
  ]
}
