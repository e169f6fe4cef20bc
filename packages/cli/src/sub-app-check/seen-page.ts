import { portalClassPrefixes } from '@portal/protocol/rules/portal-class-prefixes'
import { portalRootId } from '@portal/protocol/rules/portal-root'
import type { ElementHandle, Frame, Page } from 'playwright-core'
import type { Facts } from './compared-runs.ts'

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

const readStyles = [
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
    ({ probes, readStyles, rootId }) => {
      const added = [...document.createRange().createContextualFragment(probes).children]
      document.body.append(...added)
      const look = [document.documentElement, document.body, document.getElementById(rootId), ...added].map(
        (element) => {
          const style = element && getComputedStyle(element)
          return readStyles.map((name) => style?.[name])
        },
      )
      for (const element of added) element.remove()
      return JSON.stringify(look)
    },
    { probes, readStyles, rootId: portalRootId },
  )

/** What helps a page that cannot share a window with the portal and other pages. */
export const ownWindow =
  'Or let the portal give its pages windows of their own: "host": "iframe" for it in config.json.'

/// <reference lib="dom" />
// Functions passed to evaluate run in the browser.
/** Of every window; panel and window are between the same usual widths of layouts. */
export const viewport = { width: 1900, height: 1000 }

/** A page that is open, wherever it is. */
export interface SeenPage {
  readonly frame: Frame
  /** Selects its own elements, with what it has put into the body. */
  readonly within: string
  /** Requests that are on their way. */
  readonly pending: () => number
}

/** In qiankun; in a window of its own the body is all its own. */
export const withinPortal = `${shownPage} [data-sub-app-instance], body > [data-sub-app-overlay]`

const looked = [
  'position',
  'backgroundColor',
  'color',
  'fontSize',
  'fontWeight',
  'paddingTop',
  'paddingLeft',
  'borderTopWidth',
  'borderTopLeftRadius',
  'boxShadow',
] as const
/** Enough to tell pages apart; a long list is looked at no further. */
const most = 400

const factsNow = ({ frame, within }: SeenPage): Promise<Facts> =>
  frame.evaluate(
    ({ within, looked, most }) => {
      const roots = [...document.querySelectorAll(within)]
      const facts: Record<string, string> = {}
      const partsOf = (root: ParentNode): Element[] =>
        [...root.children].flatMap((part) => [
          part,
          ...(part.localName === 'svg' ? [] : partsOf(part.shadowRoot ?? part)),
        ])
      const textOf = (part: Element) =>
        part instanceof HTMLInputElement ||
        part instanceof HTMLTextAreaElement ||
        part instanceof HTMLSelectElement
          ? part.value || part.getAttribute('placeholder') || ''
          : [...part.childNodes]
              .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
              .join(' ')
      const isDrawn = (part: Element, style: CSSStyleDeclaration) =>
        part.matches('img, svg, canvas, input, textarea, select, video, iframe, button, [role]') ||
        !/^(?:rgba\(.*, 0\)|transparent)$/.test(style.backgroundColor) ||
        style.boxShadow !== 'none' ||
        style.borderTopWidth !== '0px'
      const parts = roots.flatMap((root) => [
        ...(root.matches('[data-sub-app-overlay]') ? [root] : []),
        ...partsOf(root),
      ])
      for (const part of parts) {
        if (Object.keys(facts).length >= most) break
        if (part.closest('qiankun-head, script, style, option')) continue
        const { width, height } = part.getBoundingClientRect()
        if (width === 0 || height === 0) continue
        if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const text = textOf(part)
          .trim()
          .replace(/\s+/g, ' ')
          .replace(/\d+:\d\d(?::\d\d)?/g, '0:00')
        const style = getComputedStyle(part)
        if (!text && !isDrawn(part, style)) continue
        const role = part.getAttribute('role')
        const name = `${part.localName}${role ? `[${role}]` : ''}${text ? ` “${text.slice(0, 40)}”` : ''}`
        let key = name
        for (let number = 2; key in facts; number += 1) key = `${name} (${number})`
        facts[key] = looked.map((one) => `${one}: ${style[one]}`).join('; ')
      }
      return facts
    },
    { within, looked, most },
  )

/** Gives a window what a page in the portal inherits from it (`lib/styles` of the shell), but for rules of its own. */
export const inherit = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    const style = document.createElement('style')
    style.textContent =
      'body { font: 14px/22px sans-serif; color: #1c2430 } @media (prefers-color-scheme: dark) { body { color: #e6eaf0 } }'
    document.head?.prepend(style)
  })

/** Whether it shows anything, or comes to show it: a framework may draw a moment after mount has ended. */
export async function isDrawn(seen: SeenPage): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    if (Object.keys(await factsNow(seen)).length > 0) return true
    await seen.frame.waitForTimeout(betweenLooksMs)
  }
  return false
}

const betweenLooksMs = 250
const looks = 20

const idle = (frame: Frame) =>
  frame.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })).then(() => {}))

/** What is seen once nothing changes any more, or after five seconds and the time that its window is busy. */
export async function settledFacts(seen: SeenPage): Promise<Facts> {
  let facts: Facts = {}
  for (let look = 0; look < looks; look += 1) {
    // A page that loads another one is looked at again; a busy one is still drawing.
    const next = await idle(seen.frame)
      .then(() => factsNow(seen))
      .catch(() => facts)
    if (look > 0 && seen.pending() === 0 && JSON.stringify(next) === JSON.stringify(facts)) break
    facts = next
    await seen.frame.waitForTimeout(betweenLooksMs)
  }
  return facts
}

/** What opens something comes first. */
const openers =
  '[aria-haspopup], [role="combobox"], [data-bs-toggle="modal"], [data-bs-toggle="offcanvas"], [data-bs-toggle="dropdown"]'

/** What is safe to press: no links, and nothing that sends a form. */
export async function pressable(
  { frame, within }: SeenPage,
  most: number,
): Promise<ElementHandle<HTMLElement>[]> {
  const list = await frame.evaluateHandle(
    ({ within, openers, most }) => {
      const all = [...document.querySelectorAll(within)]
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>(`button, [role="button"], ${openers}`)])
        .filter(
          (one) =>
            one.checkVisibility({ visibilityProperty: true }) && !one.closest('form, a[href], :disabled'),
        )
      const opening = all.filter((one) => one.matches(openers))
      return [...new Set([...opening, ...all])].slice(0, most)
    },
    { within, openers, most },
  )
  const handles = await list.getProperties()
  // Elements of an array of such.
  return [...handles.values()].map((handle) => handle.asElement() as ElementHandle<HTMLElement>)
}
