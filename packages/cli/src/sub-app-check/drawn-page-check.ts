/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import type { Page, Request, Response } from 'playwright-core'
import { advice, type Finding, problem, some } from './finding.ts'
import { ownWindow } from './own-window.ts'
import { shownPage } from './page-area.ts'
import { pathsOfRouters, pathWithBase } from './router-paths.ts'

/** The portal's words for an address that it has not let a page go to. */
export const refusedMove = /tried to take over the portal by ((?:push|replace)State\([^"\\]*\))/

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
 * Features used by the visible page that the portal can't provide.
 * @param address that of the page, below the portal's
 */
export async function drawnPageFindings(page: Page, address: string): Promise<Finding[]> {
  const { handlers, hasBase, heard, refused } = await page.evaluate(
    ({ shown, refusal }) => ({
      handlers: [...document.querySelectorAll(`${shown} *`)].flatMap((part) =>
        [...part.attributes]
          .filter(({ name }) => /^on[a-z]+$/.test(name))
          .map(({ name }) => `${name} of <${part.tagName.toLowerCase()}>`),
      ),
      // The portal has none of its own.
      hasBase: document.querySelector('base') !== null,
      heard: window.portalCheckRest?.listeners() ?? [],
      // The portal's error log lists what it has refused.
      refused: Object.values<string>({ ...sessionStorage }).flatMap((text) =>
        [...text.matchAll(new RegExp(refusal, 'g'))].map(([, move = '']) => move),
      ),
    }),
    { shown: shownPage, refusal: refusedMove.source },
  )
  const findings: Finding[] = []
  const moves = [...new Set(refused)]
  const inline = [...new Set(handlers)]
  if (hasBase) {
    findings.push(
      problem(
        'base',
        "A script of it makes a <base>, which has no effect in the portal: the portal's own links would lead elsewhere. Take it out, and build with full addresses.",
      ),
    )
  }
  if (handlers.length > 0) {
    findings.push(
      problem(
        'inline handlers',
        `${some(inline)} ${inline.length === 1 ? 'does' : 'do'} nothing: the portal's content policy allows no code in ` +
          `attributes. Use addEventListener. ${ownWindow}`,
      ),
    )
  }
  const unknown = pathWithBase(await pathsOfRouters(page, shownPage), address)
  if (moves.length > 0 || unknown !== undefined) {
    const wrong =
      unknown === undefined
        ? `${some(moves)} ${moves.length === 1 ? 'is' : 'are'} refused`
        : `Its router takes ${unknown} for a path of its own, and has no page there`
    findings.push(
      problem(
        'router',
        `${wrong}: its addresses begin with the property base that mount gets. Give that to its router, or use a memory router.`,
      ),
    )
  }
  const missed = heard.filter((one) => /^(?:load|pageshow|DOMContentLoaded|readystatechange) of /.test(one))
  if (missed.length > 0) {
    findings.push(
      advice(
        'start',
        `It waits for ${some([...new Set(missed)])}, which is over when the portal mounts it: what it does then is not done. Do it in mount.`,
      ),
    )
  }
  return findings
}
