import { isInherited, isRoot, namesRoot, rootSelectors, scopedText } from './scope.ts'

/** Gives the rules of a scope that name the root of a document the container in its place. */
function renameRoots(
  list: { readonly cssRules: CSSRuleList } & Pick<CSSGroupingRule, 'insertRule'>,
  name: string,
) {
  for (let index = 0; index < list.cssRules.length; index += 1) {
    const rule = list.cssRules[index]
    if (rule instanceof CSSGroupingRule) renameRoots(rule, name)
    if (!(rule instanceof CSSStyleRule)) continue
    const selectors = rootSelectors(rule.selectorText, name)
    if (!selectors) continue
    const { style } = rule
    // In a document of its own the window takes it, and stays what sticky elements count by (antd's lock of scrolling).
    if (isRoot(rule.selectorText))
      for (const axis of ['overflow-x', 'overflow-y'])
        if (style.getPropertyValue(axis) === 'hidden')
          style.setProperty(axis, 'clip', style.getPropertyPriority(axis))
    rule.selectorText = selectors.selector
    const inherited = [...style].filter(isInherited).map((property) => {
      const isImportant = style.getPropertyPriority(property) !== ''
      return `${property}: ${style.getPropertyValue(property)}${isImportant ? ' !important' : ''}`
    })
    if (!selectors.overlay || inherited.length === 0) continue
    index += 1
    list.insertRule(`${selectors.overlay} { ${inherited.join('; ')} }`, index)
  }
}

/** Inserts rules so that they apply to an instance only. */
export function insertScoped(
  sheet: CSSStyleSheet,
  css: string,
  name: string,
  index = sheet.cssRules.length,
): number {
  const at = CSSStyleSheet.prototype.insertRule.call(sheet, scopedText(css, name), index)
  const rule = sheet.cssRules[at]
  if (namesRoot(css) && rule instanceof CSSGroupingRule) renameRoots(rule, name)
  return at
}

export const isImport = (rule: CSSRule): rule is CSSImportRule => 'styleSheet' in rule

/** Rules as text, which may lose shorthands with variables. */
const textOf = (sheet: CSSStyleSheet): string =>
  [...sheet.cssRules].flatMap((rule) => (isImport(rule) ? [] : rule.cssText)).join('\n')

/** Scopes that hold all rules of a text. */
const ofTexts = new WeakSet<CSSRule>()

/** Limits the rules of a sheet to an instance; imported files stay, and are scoped when they are loaded. */
export function scopeRules(sheet: CSSStyleSheet, name: string, css?: string): void {
  const before = [...sheet.cssRules]
  const insert = (text: string) => {
    const rule = sheet.cssRules[insertScoped(sheet, text, name)]
    if (rule) ofTexts.add(rule)
  }
  try {
    insert(css ?? textOf(sheet))
  } catch {
    // A bracket too many, which the browser ignores, would end the scope.
    insert(textOf(sheet))
  }
  for (const [index, rule] of [...before.entries()].reverse()) if (!isImport(rule)) sheet.deleteRule(index)
}

/** Rules that apply nowhere by themselves, and rules that a scope can't contain. */
const isUnscoped = (css: string): boolean => /^\s*@(?:import|namespace|charset|layer[^{]*;)/i.test(css)

/** What a page reads in place of a scope: the rules of its text, or the one that it has inserted. */
export function ownRules(rule: CSSRule): readonly CSSRule[] {
  if (!(rule instanceof CSSScopeRule)) return [rule]
  return ofTexts.has(rule) ? [...rule.cssRules] : [rule.cssRules[0] ?? rule]
}

/** Where a page's rule is, or is to be: a scope of a text holds several. */
function placeOf(sheet: CSSStyleSheet, index: number) {
  let first = 0
  for (const [at, rule] of [...sheet.cssRules].entries()) {
    const { length } = ownRules(rule)
    if (index < first + length)
      return rule instanceof CSSScopeRule && ofTexts.has(rule)
        ? { scope: rule, at: index - first }
        : { scope: undefined, at }
    first += length
  }
  return { scope: undefined, at: sheet.cssRules.length + index - first }
}

/** Inserts a rule of a page at its own index. */
export function insertOwn(sheet: CSSStyleSheet, css: string, name: string, index: number): number {
  const { scope, at } = placeOf(sheet, index)
  if (isUnscoped(css)) sheet.insertRule(css, at)
  else if (!scope) insertScoped(sheet, css, name, at)
  else {
    scope.insertRule(css, at)
    if (namesRoot(css)) renameRoots(scope, name)
  }
  return index
}

export function deleteOwn(sheet: CSSStyleSheet, index: number): void {
  const { scope, at } = placeOf(sheet, index)
  if (scope) scope.deleteRule(at)
  else sheet.deleteRule(at)
}
