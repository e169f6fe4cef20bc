import { portalClassPrefixes } from '@portal/protocol/rules/portal-class-prefixes'
import { portalRootId } from '@portal/protocol/rules/portal-root'
import type { Page } from 'playwright-core'

/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
/** Where the portal shows pages of sub-apps; what follows are marks of its own, which no role or text of a page has. */
export const pageArea = 'main section[data-page-of]'
/** The visible one; the others keep their layout behind it. */
export const shownPage = `${pageArea}:not([aria-hidden])`
/** The portal's own message about the visible page, which may contain other alerts. */
export const portalAlert = `${shownPage} > [role="alert"]`
/** The portal's tab in front. */
export const shownTab = '[data-portal-part="tabs"] [data-tab-key][data-active="true"] > [role="tab"]'
/** The answer to the portal's question by which input is lost. */
export const discardButton = '[data-portal-answer="lose"]'

/** One element for each way in which a selector without own names matches the portal's. */
const probes = [
  ...['h1', 'p', 'a', 'button', 'input', 'table', 'ul'].map((tag) => `<${tag}></${tag}>`),
  // A button and an icon of the portal's antd, which the frame has shown before anything is compared.
  ...portalClassPrefixes.map(
    (prefix) => `<span class="${prefix}${prefix.endsWith('-') ? 'btn' : ''}"></span>`,
  ),
  '<div title="a" role="button" aria-label="a" tabindex="-1"></div>',
].join('')

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
      const added = [...document.createRange().createContextualFragment(probes).children]
      document.body.append(...added)
      const look = [document.documentElement, document.body, document.getElementById(rootId), ...added].map(
        (element) => {
          const style = element && getComputedStyle(element)
          return looked.map((name) => style?.[name])
        },
      )
      for (const element of added) element.remove()
      return JSON.stringify(look)
    },
    { probes, looked, rootId: portalRootId },
  )

/** What helps a page that cannot share a window with the portal and other pages. */
export const ownWindow =
  'Or let the portal give its pages windows of their own: "host": "iframe" for it in config.json.'
