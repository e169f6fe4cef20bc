import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import { limits } from '../limits.ts'
import { withFullAddresses } from '../loading/fetch-file.ts'
import { deleteOwn, insertOwn, isImport, ownRules, scopeRules } from './rules.ts'

type StyleElement = HTMLStyleElement | SVGStyleElement
export type SheetElement = StyleElement | HTMLLinkElement

/** A style element of an inline SVG applies to the document like any other. */
const isStyle = (node: unknown): node is StyleElement =>
  node instanceof HTMLStyleElement || node instanceof SVGStyleElement
export const isSheetElement = (node: unknown): node is SheetElement =>
  isStyle(node) || node instanceof HTMLLinkElement

/** Also while the element hands out a substitute. */
const sheetOf = (element: SheetElement): CSSStyleSheet | null =>
  Reflect.get(Object.getPrototypeOf(element), 'sheet', element)

/** Whether a sheet may be read; one of another origin may not, and a build that follows the SDK has none. */
function isReadable(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length > 0
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}

const scoped = new WeakSet<CSSStyleSheet>()

/** Scopes a linked or imported file by its text, which the browser has in its cache; until then it does not apply. */
async function scopeFile(sheet: CSSStyleSheet | null, name: string): Promise<void> {
  if (!sheet?.href || scoped.has(sheet) || !isReadable(sheet)) return
  scoped.add(sheet)
  const { href, disabled } = sheet
  sheet.disabled = true
  const text = await fetch(href, { signal: AbortSignal.timeout(limits.mountTimeoutMs) }).then(
    async (answer) => (answer.ok ? withFullAddresses(await answer.text(), href) : undefined),
    () => undefined,
  )
  scopeRules(sheet, name, text)
  sheet.disabled = disabled
  scopeImports(sheet, name)
}

function scopeImports(sheet: CSSStyleSheet, name: string): void {
  for (const rule of sheet.cssRules) if (isImport(rule)) void scopeFile(rule.styleSheet, name)
}

/** Scopes what the element contains now. */
function scopeElement(element: SheetElement, name: string): void {
  const sheet = sheetOf(element)
  if (!sheet) return
  if (!isStyle(element)) return void scopeFile(sheet, name)
  const css = element.textContent
  // Without text, its rules were inserted by a script, through the substitute.
  if (css.trim() === '') return
  if (!scoped.has(sheet)) scopeRules(sheet, name, css)
  scoped.add(sheet)
  scopeImports(sheet, name)
}

/**
 * A sheet as its page uses it: rules that it inserts are limited to the instance, each at its own index.
 * @param current a reinserted element has another sheet, while libraries keep the first
 */
function substituteSheet(sheet: CSSStyleSheet, current: () => CSSStyleSheet, nameOf: () => string) {
  const rules = () => [...current().cssRules].flatMap(ownRules)
  const insertRule = (css: string, index = 0): number => insertOwn(current(), css, nameOf(), index)
  const deleteRule = (index = 0): void => deleteOwn(current(), index)
  const own: Readonly<Record<string, unknown>> = {
    insertRule,
    deleteRule,
    removeRule: deleteRule,
    addRule(selector: string, style = '', index = rules().length) {
      insertRule(`${selector} { ${style} }`, index)
      return -1
    },
    async replace(css: string) {
      scopeRules(current(), nameOf(), css)
      return substitute
    },
    replaceSync: (css: string) => scopeRules(current(), nameOf(), css),
  }
  const substitute: CSSStyleSheet = new Proxy(sheet, {
    get(_, key) {
      if (typeof key === 'string' && Object.hasOwn(own, key)) return own[key]
      const now = current()
      if (key === 'cssRules' || key === 'rules') return rules()
      const value: unknown = Reflect.get(now, key, now)
      return typeof value === 'function' && key !== 'constructor' ? value.bind(now) : value
    },
    set: (_, key, value) => Reflect.set(current(), key, value),
  })
  return substitute
}

/** Hands out a substitute as the sheet of an element of a page. */
export function guardSheet(element: SheetElement, nameOf: () => string): void {
  if (Object.hasOwn(element, 'sheet')) return
  element.addEventListener('load', () => scopeElement(element, nameOf()))
  let last: CSSStyleSheet | null = null
  let substitute: CSSStyleSheet | undefined
  Object.defineProperty(element, 'sheet', {
    configurable: true,
    get() {
      const sheet = sheetOf(element)
      if (sheet) last = sheet
      if (!sheet || !last) return null
      // Rules that a script keeps are those that apply.
      if (isStyle(element)) scopeElement(element, nameOf())
      substitute ??= substituteSheet(sheet, () => sheetOf(element) ?? last ?? sheet, nameOf)
      return substitute
    },
  })
}

/** Scopes an element and its sheet, now and whenever it has loaded a file. */
export function scopeSheetElement(element: SheetElement, name: string): void {
  guardSheet(element, () => name)
  scopeElement(element, name)
}

/**
 * Limits the style sheets in `container` to its instance whenever one is added or changed, before the next paint, and
 * makes a `<base>` ineffective. qiankun puts a sub-app's style sheets into its container.
 */
export function guardStyles(container: HTMLElement, name: string): Unsubscribe {
  container.dataset.subAppInstance = name
  const scopeWithin = (node: Node | null) => {
    // It would lead the links of the portal elsewhere.
    if (node instanceof HTMLBaseElement) node.removeAttribute('href')
    if (isSheetElement(node)) scopeSheetElement(node, name)
    if (node instanceof Element)
      for (const inner of node.querySelectorAll('style, link, base')) scopeWithin(inner)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const changed = isStyle(target) ? target : target.parentElement
      if (isStyle(changed)) scopeElement(changed, name)
      for (const node of addedNodes) scopeWithin(node)
    }
  })
  observer.observe(container, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}

/**
 * Moves `root` within the document, by a way that gives its style elements new sheets; rules that scripts have inserted
 * stay in force.
 */
export function moveWithRules(root: Element, move: () => void): void {
  const written = [...root.querySelectorAll('style')].flatMap((style) => {
    const sheet = sheetOf(style)
    return sheet && !style.textContent ? { style, sheet, rules: [...sheet.cssRules] } : []
  })
  move()
  for (const { style, sheet, rules } of written) {
    const now = sheetOf(style)
    if (now && now !== sheet)
      for (const [index, { cssText }] of rules.entries()) now.insertRule(cssText, index)
  }
}
