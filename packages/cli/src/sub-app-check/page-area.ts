/// <reference lib="dom" />
// What stands in waitForFunction runs in the browser.
import { errors, type Page } from 'playwright-core'

/** Where the portal shows pages of sub-apps. */
export const pageArea = 'main section[data-page-of]'
export const mountedPage = `${pageArea}[aria-busy="false"]`
/** What the portal itself says of a page; a page may hold alerts of its own. */
export const portalAlert = `${pageArea} > [role="alert"]`

/** A framework may draw a moment after mount has ended. */
const patienceMs = 5000

/** Whether the page that is mounted shows anything, or comes to show it; the head that it keeps is not seen. */
export async function hasDrawn(page: Page): Promise<boolean> {
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
      mountedPage,
      { timeout: patienceMs },
    )
    return true
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false
    throw error
  }
}
