import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import { hasOwnSelectorsOnly } from './own-selectors.ts'

/** A selector that names no class, id or attribute, e.g. `*`, `body`, `h1 + p::before`. */
const isBare = (selector: string): boolean => !/[.#[]/.test(selector.replace(/:(?:where|not|is)\(\s*\)/g, ''))

/** Classes of the portal's own components. */
const shellClass = /\.ant-/

/** `html`, `body` and `:root` of a sub-app are its own container. */
const rootNames = /^(?:html|body|:root)(?:\s+(?:html|body))?(?=$|[\s>+~:])/i

/** Splits at the commas that stand outside brackets. */
function selectorsOf(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const letter of list) {
    if ('(['.includes(letter)) depth += 1
    if (')]'.includes(letter)) depth -= 1
    if (letter === ',' && depth === 0) selectors.push('')
    else selectors.push(`${selectors.pop()}${letter}`)
  }
  return selectors.map((selector) => selector.trim())
}

/**
 * The selector as it counts inside `scope` alone, as strong as before. Selectors by the sub-app's own classes stay as
 * they are, so that its popups are styled wherever they stand.
 */
export function scopedSelector(list: string, scope: string): string {
  const prefix = `:where(${scope})`
  return selectorsOf(list)
    .map((selector) => {
      const isSafe = !isBare(selector) && !shellClass.test(selector)
      if (isSafe || selector.startsWith(prefix)) return selector
      const root = rootNames.exec(selector)?.[0]
      return root === undefined ? `${prefix} ${selector}` : prefix + selector.slice(root.length)
    })
    .join(', ')
}

function scopeRules(rules: CSSRuleList, scope: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const scoped = scopedSelector(rule.selectorText, scope)
      if (scoped !== rule.selectorText) rule.selectorText = scoped
    } else if (rule instanceof CSSGroupingRule) scopeRules(rule.cssRules, scope)
  }
}

/** A style sheet of another origin can't be read; a build that follows the SDK has none. */
function scopeSheet(sheet: CSSStyleSheet | null, scope: string): void {
  try {
    if (sheet) scopeRules(sheet.cssRules, scope)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/**
 * Keeps what the sub-app in `container` says about all elements inside it, from the moment that a style sheet comes or
 * changes; before the next drawing. The hosting library puts a sub-app's style sheets into its container.
 */
export function guardStyles(container: HTMLElement, name: string): Unsubscribe {
  container.dataset.subAppInstance = name
  const scope = `[data-sub-app-instance="${name}"]`
  const scopeOf = (node: Node | null) => {
    if (node instanceof HTMLStyleElement) {
      // One without text has got its rules from a script.
      const css = node.textContent
      if (css === '' || !hasOwnSelectorsOnly(css)) scopeSheet(node.sheet, scope)
    } else if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') {
      scopeSheet(node.sheet, scope)
      node.addEventListener('load', () => scopeSheet(node.sheet, scope), { once: true })
    }
  }
  const scopeWithin = (node: Node) => {
    scopeOf(node)
    if (node instanceof Element) for (const inner of node.querySelectorAll('style, link')) scopeOf(inner)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      scopeOf(target instanceof HTMLStyleElement ? target : target.parentElement)
      for (const node of addedNodes) scopeWithin(node)
    }
  })
  observer.observe(container, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
