import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import { hasOwnSelectorsOnly } from './own-selectors.ts'
import { scopeNamed, scopeSheet, watchSheets } from './scoped-sheets.ts'

/** Also one of a picture in the page: it counts for the document like any other. */
const isStyle = (node: EventTarget | null): node is HTMLStyleElement | SVGStyleElement =>
  node instanceof HTMLStyleElement || node instanceof SVGStyleElement

/**
 * Keeps what the sub-app in `container` says about all elements inside it, from the moment that a style sheet comes or
 * changes; before the next drawing. The hosting library puts a sub-app's style sheets into its container.
 */
export function guardStyles(container: HTMLElement, name: string): Unsubscribe {
  watchSheets()
  container.dataset.subAppInstance = name
  const scope = scopeNamed(name)
  const scopeOne = (node: EventTarget | null) => {
    if (isStyle(node)) {
      const css = node.textContent
      // One without text has got its rules from a script.
      if (css === '' || !hasOwnSelectorsOnly(css)) scopeSheet(node.sheet, scope)
    } else if (node instanceof HTMLLinkElement) scopeSheet(node.sheet, scope)
  }
  const scopeWithin = (node: Node) => {
    scopeOne(node)
    if (node instanceof Element) for (const inner of node.querySelectorAll('style, link')) scopeOne(inner)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      scopeOne(isStyle(target) ? target : target.parentElement)
      for (const node of addedNodes) scopeWithin(node)
    }
  })
  observer.observe(container, { childList: true, subtree: true, characterData: true })
  // Files come later, and again when a link names another one: those of links, and what a sheet imports.
  const fileCame = (event: Event) => scopeOne(event.target)
  container.addEventListener('load', fileCame, true)
  return () => {
    observer.disconnect()
    container.removeEventListener('load', fileCame, true)
  }
}
