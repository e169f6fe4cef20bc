/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import type { Page } from 'playwright-core'
import { type Finding, problem } from './finding.ts'
import { shownPage } from './page-area.ts'

const about = 'opening again'
/** Time between two looks at a page that may still be drawing. */
const settledMs = 300
const looks = 15

/** What one opening of a page can be compared by with another. */
export interface PageState {
  /** Number of CSS rules in its styles. */
  readonly rules: number
  readonly text: string
  /** Size of each element, in their order. */
  readonly sizes: readonly string[]
}

const stateNow = (page: Page): Promise<PageState> =>
  page.evaluate((shown) => {
    const area = document.querySelector<HTMLElement>(shown)
    const sheets = [...(area?.querySelectorAll<HTMLStyleElement | HTMLLinkElement>('style, link') ?? [])]
    const rulesOf = ({ sheet }: HTMLStyleElement | HTMLLinkElement) => {
      try {
        return sheet?.cssRules.length ?? 0
      } catch {
        // A sheet of another origin is closed to scripts.
        return 0
      }
    }
    const parts = [...(area?.querySelectorAll('*') ?? [])].filter(
      (part) => !part.closest('qiankun-head, script, style, link'),
    )
    return {
      rules: sheets.reduce((sum, sheet) => sum + rulesOf(sheet), 0),
      text: parts
        .flatMap(({ childNodes }) => [...childNodes])
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
        .join(''),
      sizes: parts.slice(0, 500).map((part) => {
        const { width, height } = part.getBoundingClientRect()
        return `${part.tagName} ${Math.round(width)}x${Math.round(height)}`
      }),
    }
  }, shownPage)

/** The state of the page that is shown, once it is the same twice. */
export async function stateOfPage(page: Page): Promise<PageState> {
  let state = await stateNow(page)
  for (let look = 0; look < looks; look += 1) {
    await page.waitForTimeout(settledMs)
    const next = await stateNow(page)
    if (JSON.stringify(next) === JSON.stringify(state)) break
    state = next
  }
  return state
}

/** What an opening lacks that the first one had. */
export function lostSince(first: PageState, again: PageState): Finding[] {
  const findings: Finding[] = []
  if (again.rules < first.rules) {
    findings.push(
      problem(
        about,
        `It has ${again.rules} of its ${first.rules} CSS rules when it is opened again. Write styles at each mount, not once.`,
      ),
    )
  }
  if (first.text.trim() !== '' && again.text.trim() === '') {
    findings.push(
      problem(
        about,
        'It stays empty when it is opened again. Draw at each mount: its scripts may be evaluated only once.',
      ),
    )
  } else if (first.text === again.text && collapsed(first.sizes, again.sizes) > 0.25) {
    findings.push(
      problem(
        about,
        'With the same content, much of it has no size when it is opened again; see its styles.',
      ),
    )
  }
  return findings
}

/** The share of elements that have lost their size; none where the elements are others. */
function collapsed(first: readonly string[], again: readonly string[]): number {
  if (first.length !== again.length || first.length === 0) return 0
  const isEmpty = (size = '') => / 0x|x0$/.test(size)
  return first.filter((size, index) => !isEmpty(size) && isEmpty(again[index])).length / first.length
}
