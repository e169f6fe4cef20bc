import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import { hasOwnSelectorsOnly, isOwnSelector } from './own-selectors.ts'

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
      if (selector.startsWith(prefix) || isOwnSelector(selector)) return selector
      const root = rootNames.exec(selector)?.[0]
      return root === undefined ? `${prefix} ${selector}` : prefix + selector.slice(root.length)
    })
    .join(', ')
}

function scopeRule(rule: CSSRule | undefined, scope: string): void {
  if (rule instanceof CSSStyleRule) {
    const scoped = scopedSelector(rule.selectorText, scope)
    if (scoped !== rule.selectorText) rule.selectorText = scoped
  } else if (rule instanceof CSSImportRule) scopeSheet(rule.styleSheet, scope)
  else if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) scopeRule(inner, scope)
}

/** A style sheet of another origin can't be read; a build that follows the SDK has none. */
export function scopeSheet(sheet: CSSStyleSheet | null, scope: string): void {
  try {
    if (sheet) for (const rule of sheet.cssRules) scopeRule(rule, scope)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** What a script puts into a sheet later tells no observer. */
export function watchSheet(sheet: CSSStyleSheet | null, scope: string): void {
  if (!sheet || Object.hasOwn(sheet, 'insertRule')) return
  const { insertRule, replace, replaceSync } = sheet
  Object.assign(sheet, {
    insertRule(...args: Parameters<CSSStyleSheet['insertRule']>) {
      const at = insertRule.apply(sheet, args)
      scopeRule(sheet.cssRules[at], scope)
      return at
    },
    async replace(css: string) {
      await replace.call(sheet, css)
      scopeSheet(sheet, scope)
      return sheet
    },
    replaceSync(css: string) {
      replaceSync.call(sheet, css)
      scopeSheet(sheet, scope)
    },
  })
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
      watchSheet(node.sheet, scope)
      if (css !== '' && hasOwnSelectorsOnly(css)) return
      scopeSheet(node.sheet, scope)
      // What it imports comes later.
      if (/@import/i.test(css))
        node.addEventListener('load', () => scopeSheet(node.sheet, scope), { once: true })
    } else if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') {
      scopeSheet(node.sheet, scope)
      const isThere = () => {
        scopeSheet(node.sheet, scope)
        watchSheet(node.sheet, scope)
      }
      node.addEventListener('load', isThere, { once: true })
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
