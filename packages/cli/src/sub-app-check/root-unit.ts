/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
import type { Page } from 'playwright-core'
import { type Finding, problem } from './finding.ts'
import { ownWindow } from './own-window.ts'

/** The size of `rem` in a standalone page, in px. */
interface RootUnit {
  readonly px: number
  /** Set in the attribute of the root, which the portal has as well while the page is shown. */
  readonly isByScript: boolean
  /** Its style sheets have lengths in it. */
  readonly isUsed: boolean
}

/** That of the portal and of browsers. */
const usualPx = 16

export const rootUnitOf = (page: Page): Promise<RootUnit> =>
  page.evaluate(() => {
    const root = document.documentElement
    const textOf = (sheet: CSSStyleSheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
      } catch {
        // Of another origin.
        return ''
      }
    }
    return {
      px: Number.parseFloat(getComputedStyle(root).fontSize),
      isByScript: root.style.fontSize !== '',
      isUsed: [...document.styleSheets].some((sheet) => /[\d.]rem\b/.test(textOf(sheet))),
    }
  })

/** The root of the document is the portal's: a rule for it sets the font of the page, and not the unit. */
export function rootUnitFindings({ px, isByScript, isUsed }: RootUnit): Finding[] {
  if (!isUsed || isByScript || px === usualPx) return []
  const times = Number((usualPx / px).toFixed(2))
  return [
    problem(
      'rem',
      `Its styles make a rem ${px}px. In the portal it is ${usualPx}px, and lengths in rem come out ${times} times as large. ` +
        `Use px, or lengths for the usual root. ${ownWindow}`,
    ),
  ]
}
