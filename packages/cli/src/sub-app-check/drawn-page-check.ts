/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import type { Page, Response } from 'playwright-core'
import { type Finding, problem, some } from './finding.ts'
import { ownWindow } from './own-window.ts'
import { shownPage } from './page-area.ts'

const drawnKinds = new Set(['image', 'font', 'media', 'stylesheet'])

/** Whether a picture, font, sound or style sheet was asked for where none is. */
export function isMisdirected(response: Response): boolean {
  if (!drawnKinds.has(response.request().resourceType())) return false
  return response.status() >= 400 || /html/i.test(response.headers()['content-type'] ?? '')
}

/**
 * What the page that is shown holds and the portal cannot give it.
 * @param misdirected addresses that led nowhere
 */
export async function drawnPageFindings(page: Page, misdirected: readonly string[]): Promise<Finding[]> {
  const { handlers, base } = await page.evaluate(
    (shown) => ({
      handlers: [...document.querySelectorAll(`${shown} *`)].flatMap((part) =>
        [...part.attributes]
          .filter(({ name }) => /^on[a-z]+$/.test(name))
          .map(({ name }) => `${name} of <${part.tagName.toLowerCase()}>`),
      ),
      base: document.querySelector('body base')?.getAttribute('href') ?? undefined,
    }),
    shownPage,
  )
  const findings: Finding[] = []
  if (base !== undefined) {
    findings.push(
      problem(
        'base',
        `Its <base href="${base}"> becomes that of the whole portal, whose own links then lead elsewhere. Take it out, and build with full addresses.`,
      ),
    )
  }
  if (misdirected.length > 0) {
    findings.push(
      problem(
        'addresses',
        `${some([...new Set(misdirected)])} ${misdirected.length === 1 ? 'leads' : 'lead'} nowhere. Relative addresses that a script writes are ` +
          "the portal's: begin them with window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__, or import the files.",
      ),
    )
  }
  if (handlers.length > 0) {
    findings.push(
      problem(
        'inline handlers',
        `${some([...new Set(handlers)])} ${handlers.length === 1 ? 'does' : 'do'} nothing: the portal's content policy allows no code in ` +
          `attributes. Use addEventListener. ${ownWindow}`,
      ),
    )
  }
  return findings
}
