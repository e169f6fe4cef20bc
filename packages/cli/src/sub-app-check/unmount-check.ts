/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import { advice, type Finding, ok, problem, some } from './finding.ts'
import type { PortalVisit } from './portal-visit.ts'
import { distinctErrors } from './reported-errors.ts'

const about = 'unmounting'
/** Time after unmount for work that is still pending. */
const aftermathMs = 1000

interface Rest {
  readonly nodes: readonly string[]
  readonly globals: readonly string[]
}

/** What is left once a page was closed, and what it put off itself is over. */
export async function restAfterClosing({ page, closeTab }: PortalVisit): Promise<Rest> {
  await closeTab()
  await page.waitForTimeout(aftermathMs)
  return page.evaluate(() => ({
    nodes: [...document.head.children, ...document.body.children].map(
      ({ tagName, id, className }) =>
        `<${tagName.toLowerCase()}${id && `#${id}`}${typeof className === 'string' && className && `.${className}`}>`,
    ),
    globals: Object.keys(window),
  }))
}

/** What the second list has beyond the first, each as often as that is. */
export function surplus(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before]
  return after.filter((one) => {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/**
 * Growth from one closing to the next is a leak.
 * @param errors of both; the portal reports a rejected unmount like any other uncaught error
 */
export function judged(once: Rest, twice: Rest, errors: readonly string[] = []): Finding[] {
  const [nodes, globals] = [surplus(once.nodes, twice.nodes), surplus(once.globals, twice.globals)]
  const found = [
    errors.length > 0 &&
      problem(
        about,
        `Closing its page, or opening it again, fails: ${some(distinctErrors(errors))}. ` +
          'Make the teardown end without an error: what comes after it is not given back.',
      ),
    nodes.length > 0 &&
      advice(
        about,
        `After it was closed, elements stay in the page, more with each time: ${some([...new Set(nodes)])}. ` +
          'Remove what you append to the body.',
      ),
    globals.length > 0 &&
      advice(
        about,
        `After it was closed, values stay in the window, more with each time: ${some(globals)}. ` +
          'Keep state by container, not in the window.',
      ),
  ].filter((one) => one !== false)
  return found.length > 0 ? found : [ok(about, 'It goes away without a trace.')]
}
