/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import type { Page } from 'playwright-core'
import { type Finding, problem } from './finding.ts'
import { lookOfPortal } from './page-area.ts'

/** Side effects of a mounted page on the portal around it. */
export async function traces(page: Page, before: string): Promise<Finding[]> {
  const findings: Finding[] = []
  if ((await lookOfPortal(page)) !== before) {
    findings.push(
      problem(
        'styles',
        'Its styles change elements of the portal, such as body, headings or buttons. Put them below a class of your own.',
      ),
    )
  }
  const head = await page.evaluate(() => ({
    titles: document.querySelectorAll('head > title').length,
    precedence: document.querySelectorAll('head > [data-precedence]').length,
  }))
  if (head.titles > 1) {
    findings.push(
      problem(
        'title',
        "It draws a <title>, which takes the place of the portal's own. Call setTabTitle of the bridge.",
      ),
    )
  }
  if (head.precedence > 0) {
    findings.push(
      problem(
        'styles',
        'It draws styles with precedence, which stay in the head of the portal after it is gone. Import style sheets instead.',
      ),
    )
  }
  return findings
}
