/// <reference lib="dom" />
// What stands in evaluate runs in the browser.
import { portalClassPrefixes, portalRootId } from '@portal/protocol/rules/own-selector'
import type { Page } from 'playwright-core'

interface Probe {
  readonly tag: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** A button and an icon of the portal's antd, which the frame has shown before anything is compared. */
const portalClasses = portalClassPrefixes.map((prefix) => (prefix.endsWith('-') ? `${prefix}btn` : prefix))

/** One element for each way in which a selector without a name of its own meets the portal's. */
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
