import { portalClassPrefixes } from '@portal/protocol/rules/own-selector'
import { portalRootId } from '@portal/protocol/rules/portal-root'
import { errors, type Page } from 'playwright-core'

/// <reference lib="dom" />
// Functions passed to waitForFunction run in the browser.

/** Where the portal shows pages of sub-apps. */
export const pageArea = 'main section[data-page-of]'
/** The visible one; the others keep their layout behind it. */
export const shownPage = `${pageArea}:not([aria-hidden])`
export const mountedPage = `${pageArea}[aria-busy="false"]`
/** The portal's own message about a page, which may contain other alerts. */
export const portalAlert = `${pageArea} > [role="alert"]`

/** A framework may draw a moment after mount has ended. */
const patienceMs = 5000

/** Whether the page that is mounted shows anything, or comes to show it; the head that it keeps is not seen. */
export async function hasRendered(page: Page, within = mountedPage): Promise<boolean> {
  try {
    await page.waitForFunction(
      (mounted) => {
        const pictures = 'img, svg, canvas, input, textarea, select, video, iframe'
        const range = document.createRange()
        const isSeen = (node: Node): boolean => {
          if (node.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim()) return false
          range.selectNode(node)
          return [...range.getClientRects()].some(({ width, height }) => width > 0 && height > 0)
        }
        return [...document.querySelectorAll(`${mounted} *`)].some((part) => {
          if (part.closest('qiankun-head, script, style')) return false
          const mayBeSeen = part.matches(pictures) || part.shadowRoot !== null
          const texts = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
          return (mayBeSeen && isSeen(part)) || texts.some(isSeen)
        })
      },
      within,
      { timeout: patienceMs },
    )
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}

/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.

interface Probe {
  readonly tag: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** A button and an icon of the portal's antd, which the frame has shown before anything is compared. */
const portalClasses = portalClassPrefixes.map((prefix) => (prefix.endsWith('-') ? `${prefix}btn` : prefix))

/** One element for each way in which a selector without own names matches the portal's. */
const probes: readonly Probe[] = [
  ...['h1', 'p', 'a', 'button', 'input', 'table', 'ul'].map((tag) => ({ tag })),
  ...portalClasses.map((name) => ({ tag: 'span', attributes: { class: name } })),
  { tag: 'div', attributes: { title: 'a', role: 'button', 'aria-label': 'a', tabindex: '-1' } },
]

const looked = [
  'margin',
  'padding',
  'color',
  'backgroundColor',
  'fontFamily',
  'fontSize',
  'boxSizing',
  'borderTopWidth',
  'listStyleType',
] as const

/** How elements of the portal look that no sub-app may change. */
export const lookOfPortal = (page: Page): Promise<string> =>
  page.evaluate(
    ({ probes, looked, rootId }) => {
      const added = probes.map(({ tag, attributes = {} }) => {
        const element = document.createElement(tag)
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
        return element
      })
      document.body.append(...added)
      const root = document.getElementById(rootId)
      const look = [document.documentElement, document.body, ...(root ? [root] : []), ...added].map(
        (element) => {
          const style = getComputedStyle(element)
          return looked.map((name) => style[name])
        },
      )
      for (const element of added) element.remove()
      return JSON.stringify(look)
    },
    { probes, looked, rootId: portalRootId },
  )
