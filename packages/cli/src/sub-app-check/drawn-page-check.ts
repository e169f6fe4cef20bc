import { portalRootId } from '@portal/protocol/rules/portal-root'
import { errors, type Page, type Request, type Response } from 'playwright-core'
import type { PortalVisit } from './portal-visit.ts'
import { type Finding, problem, some } from './recommendation.ts'
import { lookOfPortal, ownWindow, shownPage, shownTab } from './seen-page.ts'

/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
const drawnKinds = new Set(['image', 'font', 'media', 'stylesheet'])

/** Whether a picture, font, sound or style sheet was requested where none is. */
export function isMisdirected(response: Response): boolean {
  if (!drawnKinds.has(response.request().resourceType())) return false
  return response.status() >= 400 || /html/i.test(response.headers()['content-type'] ?? '')
}

/** Whether a browser has refused another origin's file, as it does with an HTML page in place of a picture. */
export const isRefused = (request: Request): boolean =>
  drawnKinds.has(request.resourceType()) && /BLOCKED_BY_ORB/.test(request.failure()?.errorText ?? '')

/** @param addresses of all openings; what is drawn may be asked for, or answered, late */
export function misdirectedFindings(addresses: readonly string[]): Finding[] {
  const nowhere = [...new Set(addresses)]
  if (nowhere.length === 0) return []
  return [
    problem(
      'addresses',
      `${some(nowhere)} ${nowhere.length === 1 ? 'leads' : 'lead'} nowhere. Relative addresses that a script writes are ` +
        "the portal's: begin them with window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__, or import the files.",
    ),
  ]
}

/**
 * What the visible page does that it can't do in a window that it shares.
 * @param refused moves of its router that the portal has not followed
 */
export async function drawnPageFindings(page: Page, refused: readonly string[]): Promise<Finding[]> {
  const { handlers, titles, precedence, covered } = await page.evaluate(
    (shown) => ({
      handlers: [...document.querySelectorAll(`${shown} *`)].flatMap((part) =>
        [...part.attributes]
          .filter(({ name }) => /^on[a-z]+$/.test(name))
          .map(({ name }) => `${name} of <${part.tagName.toLowerCase()}>`),
      ),
      titles: document.querySelectorAll('head > title').length,
      precedence: document.querySelectorAll('head > [data-precedence]').length,
      covered: [...document.querySelectorAll<HTMLElement>('[data-portal-part]')].flatMap((part) => {
        const { left, top, width, height } = part.getBoundingClientRect()
        const isCovered = [0.1, 0.5, 0.9].some((share) => {
          const above = document
            .elementFromPoint(left + width * share, top + height * share)
            ?.closest('[data-page-of], [data-sub-app-overlay]')
          // A dialog is meant to.
          const dialog = '[role="dialog"], [aria-modal="true"]'
          return above && !above.matches(dialog) && !above.querySelector(dialog)
        })
        return isCovered ? [part.dataset.portalPart ?? ''] : []
      }),
    }),
    shownPage,
  )
  const found: (Finding | false)[] = [
    covered.length > 0 &&
      problem(
        'overlap',
        `It lies over the portal's ${some(covered)}, out of reach while it is shown. Keep inside the page what has a fixed place. ${ownWindow}`,
      ),
    handlers.length > 0 &&
      problem(
        'inline handlers',
        `${some([...new Set(handlers)])} can do nothing: the portal's content policy allows no code in attributes. Use addEventListener. ${ownWindow}`,
      ),
    refused.length > 0 &&
      problem(
        'router',
        `Refused: ${some(refused)}. Its addresses begin with the property base that mount gets. Give that to its router, or use a memory router.`,
      ),
    titles > 1 &&
      problem(
        'title',
        "It draws a <title>, which takes the place of the portal's own. Call setTabTitle of the bridge.",
      ),
    precedence > 0 &&
      problem(
        'styles',
        'It draws styles with precedence, which stay in the head of the portal after it is gone. Import style sheets instead.',
      ),
  ]
  return found.filter((one) => one !== false)
}

/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
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
