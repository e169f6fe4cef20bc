import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import { hasOwnSelectorsOnly } from './own-selectors.ts'
import { overlaySelector, scopedSelector } from './scoped-selector.ts'
import { isOfApps, noteWhenIdle, sharesClasses } from './shared-classes.ts'

// Browsers without such rules lack their classes.
const isScopeRule = (rule: CSSRule | null): rule is CSSScopeRule =>
  typeof CSSScopeRule === 'function' && rule instanceof CSSScopeRule
const isDeclarations = (rule: CSSRule): rule is CSSNestedDeclarations =>
  typeof CSSNestedDeclarations === 'function' && rule instanceof CSSNestedDeclarations

/** The parent rule of this nested one. */
function subjectOf({ parentRule }: CSSRule): CSSRule | null {
  if (!parentRule || parentRule instanceof CSSStyleRule || isScopeRule(parentRule)) return parentRule
  return subjectOf(parentRule)
}

/** Whether its selectors start with those of a parent rule; in a `@scope` they don't. */
const isNested = (rule: CSSRule): boolean => subjectOf(rule) instanceof CSSStyleRule

const optionsOf = (rule: CSSRule, name: string) => ({
  isNested: isNested(rule),
  sharesClasses: sharesClasses(name),
})

/** Declarations in a `@scope` without a selector apply to its root elements, and get its selector. */
function scopeDeclarations(rule: CSSRule, name: string): void {
  const subject = subjectOf(rule)
  const { parentRule } = rule
  if (!isDeclarations(rule) || !isScopeRule(subject) || !(parentRule instanceof CSSGroupingRule)) return
  const { start } = subject
  if (start !== null && scopedSelector(start, name) === start) return
  const at = [...parentRule.cssRules].indexOf(rule)
  const scoped = `${scopedSelector(':where(:scope)', name)} { ${rule.style.cssText} }`
  parentRule.deleteRule(at)
  parentRule.insertRule(scoped, at)
}

/** What elements inherit from a page's root and body wherever they are: variables and inherited properties. */
const inherited =
  /^(?:--|(?:-webkit-)?(?:font|text-(?!decoration|overflow|box)|tap-)|color(?:-scheme)?$|line-|letter-|word-|white-space|direction$|cursor$|quotes$|list-|tab-|hyphens$|overflow-wrap$|caret-color$|accent-color$)/

/**
 * A rule of the root or the body also applies to elements beside the portal, as far as they would inherit it. Added as
 * a nested rule, so that rule indexes, which scripts use, stay the same.
 */
function passToOverlays(rule: CSSStyleRule, selector: string | undefined): void {
  // Browsers before nesting have none.
  if (selector === undefined || !rule.cssRules) return
  const { style } = rule
  const declarations = [...style]
    .filter((property) => inherited.test(property))
    .map((property) => {
      const isImportant = style.getPropertyPriority(property) !== ''
      return `${property}: ${style.getPropertyValue(property)}${isImportant ? ' !important' : ''}`
    })
  if (declarations.length > 0)
    native.insertIntoRule?.call(rule, `${selector} { ${declarations.join('; ')} }`, rule.cssRules.length)
}

/** The containers of pages, and their elements beside the portal. */
export const partsOfPages = '[data-sub-app-instance], [data-sub-app-overlay]'

/** The instance whose page a node is of, in it or beside the portal. */
export function instanceOfNode(node: Node | null): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement
  const { subAppInstance, subAppOverlay } = element?.closest<HTMLElement>(partsOfPages)?.dataset ?? {}
  return subAppInstance ?? subAppOverlay
}

/** For the sheets that belong to no element. */
const instances = new WeakMap<CSSStyleSheet, string>()

/** Undefined for the portal's own. */
function instanceOf(sheet: CSSStyleSheet | null): string | undefined {
  if (!sheet) return undefined
  return instanceOfNode(sheet.ownerNode) ?? instances.get(sheet) ?? instanceOf(sheet.parentStyleSheet)
}

function scopeRule(rule: CSSRule | undefined, name: string): void {
  const scopeInner = (rules: CSSRuleList) => {
    for (const inner of rules) scopeRule(inner, name)
  }
  if (rule instanceof CSSStyleRule) {
    const { selectorText } = rule
    const scoped = scopedSelector(selectorText, name, optionsOf(rule, name))
    if (scoped !== selectorText) {
      passToOverlays(rule, overlaySelector(selectorText, name))
      native.setSelector?.call(rule, scoped)
    }
    // Browsers before nesting have none.
    scopeInner(rule.cssRules ?? [])
  } else if (rule instanceof CSSGroupingRule) scopeInner(rule.cssRules)
  else if (rule instanceof CSSImportRule) scopeSheet(rule.styleSheet, name)
  else if (rule) scopeDeclarations(rule, name)
}

/** A style sheet of another origin can't be read; a build that follows the SDK has none. */
export function scopeSheet(sheet: CSSStyleSheet | null, name: string): void {
  try {
    if (sheet) for (const rule of sheet.cssRules) scopeRule(rule, name)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** The same for a sheet created by a script. */
export function scopeMadeSheet(sheet: CSSStyleSheet, name: string): void {
  instances.set(sheet, name)
  scopeSheet(sheet, name)
}

/** Something with rules: a sheet, or a rule that contains others. */
interface RuleList {
  readonly cssRules: CSSRuleList
  insertRule(rule: string, index?: number): number
}

function watchInsertion(list: RuleList, sheetOf: (of: unknown) => CSSStyleSheet | null): void {
  if (!Object.hasOwn(list, 'insertRule')) return
  const { insertRule } = list
  list.insertRule = function (this: RuleList, ...args) {
    const at = insertRule.apply(this, args)
    const name = instanceOf(sheetOf(this))
    if (name !== undefined) scopeRule(this.cssRules[at], name)
    return at
  }
}

function watchReplacement(prototype: CSSStyleSheet): void {
  const { replace, replaceSync } = prototype
  const scopeAgain = (sheet: CSSStyleSheet) => {
    const name = instanceOf(sheet)
    if (name !== undefined) scopeSheet(sheet, name)
  }
  Object.assign(prototype, {
    async replace(this: CSSStyleSheet, css: string) {
      await replace.call(this, css)
      scopeAgain(this)
      return this
    },
    replaceSync(this: CSSStyleSheet, css: string) {
      replaceSync.call(this, css)
      scopeAgain(this)
    },
    // The browser's own bypasses the observed one.
    addRule(this: CSSStyleSheet, selector: string, style = '', index = this.cssRules.length) {
      this.insertRule(`${selector} { ${style} }`, index)
      return -1
    },
  })
}

function watchSelectors(prototype: CSSStyleRule): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'selectorText')
  const set = descriptor?.set
  if (!set) return
  Object.defineProperty(prototype, 'selectorText', {
    ...descriptor,
    set(this: CSSStyleRule, selector: unknown) {
      set.call(this, selector)
      const name = instanceOf(this.parentStyleSheet)
      // As parsed by the browser: without comments and with normalised names.
      if (name !== undefined) set.call(this, scopedSelector(this.selectorText, name, optionsOf(this, name)))
    },
  })
}

/** The browser's own, before they are observed. */
const native = {
  insertIntoRule: CSSStyleRule.prototype.insertRule as CSSStyleRule['insertRule'] | undefined, // since nesting
  setSelector: Object.getOwnPropertyDescriptor(CSSStyleRule.prototype, 'selectorText')?.set,
}

let areWatched = false

/** Once, with the first sub-app: observers don't report rule changes by scripts. */
export function watchSheets(): void {
  if (areWatched) return
  areWatched = true
  const ofRule = (rule: unknown) => (rule instanceof CSSRule ? rule.parentStyleSheet : null)
  watchInsertion(CSSStyleSheet.prototype, (sheet) => (sheet instanceof CSSStyleSheet ? sheet : null))
  watchInsertion(CSSGroupingRule.prototype, ofRule)
  watchInsertion(CSSStyleRule.prototype, ofRule)
  watchReplacement(CSSStyleSheet.prototype)
  watchSelectors(CSSStyleRule.prototype)
}

/** A style element of an inline SVG applies to the document like any other. */
const isStyle = (node: EventTarget | null): node is HTMLStyleElement | SVGStyleElement =>
  node instanceof HTMLStyleElement || node instanceof SVGStyleElement

function rulesIn(sheet: CSSStyleSheet | null): string {
  try {
    return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('')
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return ''
  }
}

/** By instance: scopes all sheets of its page. */
const scopeAgain = new Map<string, () => void>()

/** Pages of these sub-apps share classes: from now on the rules of each are limited to its own elements. */
function scopeShared(apps: readonly string[]): void {
  for (const [name, scope] of scopeAgain) if (isOfApps(name, apps)) scope()
  for (const sheet of document.adoptedStyleSheets) {
    const name = instances.get(sheet)
    if (name !== undefined && isOfApps(name, apps)) scopeSheet(sheet, name)
  }
}

/**
 * Scopes the style sheets in `container` whenever one is added or changed, before the next paint. qiankun puts a
 * sub-app's style sheets into its container.
 */
export function guardStyles(container: HTMLElement, name: string, scopeIn = scopeSheet): Unsubscribe {
  watchSheets()
  container.dataset.subAppInstance = name
  const scopeOne = (node: EventTarget | null) => {
    if (!isStyle(node) && !(node instanceof HTMLLinkElement)) return
    const css = isStyle(node) ? node.textContent : ''
    // Without text, its rules were inserted by a script, or are in a file.
    if (css === '' || sharesClasses(name) || !hasOwnSelectorsOnly(css)) scopeIn(node.sheet, name)
    noteWhenIdle({ instance: name, css: () => css || rulesIn(node.sheet) }, scopeShared)
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
  scopeAgain.set(name, () => scopeWithin(container))
  // Linked and imported files load later, and again when the link's address changes.
  const fileLoaded = (event: Event) => scopeOne(event.target)
  container.addEventListener('load', fileLoaded, true)
  return () => {
    observer.disconnect()
    scopeAgain.delete(name)
    container.removeEventListener('load', fileLoaded, true)
  }
}
