/** The element around a page's container. */
export const scopeAttribute = 'data-sub-app-scope'

/** Where the rules of an instance apply: below the scope, and in what its page has put into the body. */
const preludeOf = (name: string): string =>
  `@scope ([${scopeAttribute}="${name}"], body) to (body:scope > :not([data-sub-app-overlay="${name}"]))`

/** What may only be at the beginning of a style sheet: it can't be put into another rule. */
const leading =
  /^(?:\s|\/\*[\s\S]*?\*\/|<!--|@(?:charset|import|namespace)\b(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\((?:\\.|[^)\\])*\)|[^;"'(])*;)+/i

/**
 * The rules of a style sheet as one rule that is limited to an instance.
 * @param css the text of a sheet, or of one rule
 */
export function scopedText(css: string, name: string): string {
  return `${preludeOf(name)} {${css.replace(leading, '')}\n}`
}

/** Whether a text may have selectors of the root of a document, which is the container here. */
export const namesRoot = (css: string): boolean =>
  /(?:^|[\s,>+~(}{;/])(?:html|body)(?![\w-])|:root|:host/i.test(css)

/** A letter, or an escape or string, which may contain brackets and commas. */
const pieces = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|./gs

/** Splits at the commas outside brackets. */
function selectorsOf(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const piece of list.match(pieces) ?? []) {
    if ('(['.includes(piece)) depth += 1
    if (')]'.includes(piece)) depth -= 1
    if (piece === ',' && depth === 0) selectors.push('')
    else selectors.push(`${selectors.pop()}${piece}`)
  }
  return selectors.map((selector) => selector.trim())
}

/** The root, the body, or the body in the root, each perhaps with classes and attributes, at the start of a selector. */
const atStart =
  /^(?:(?:html|:root|:host)(?![\w(-])([^\s>+~]*))?(?:(?:^|\s*>\s*|\s+)body(?![\w-])([^\s>+~]*))?/i

/** Elsewhere, as in `:where(:root)`. */
const inBrackets = /(^|[\s,>+~(])(?:html|body)(?![\w-])|:root(?![\w-])|:host(?![\w(-])/gi

/** Whether all selectors mean the root or the body itself. */
export const isRoot = (list: string): boolean =>
  selectorsOf(list).every((one) => one !== '' && atStart.exec(one)?.[0] === one)

interface RootSelectors {
  /** In place of the selector. */
  readonly selector: string
  /** Of the page's elements in the body, which inherit nothing from its root; undefined for other rules. */
  readonly overlay?: string | undefined
}

function rootSelector(selector: string, name: string): RootSelectors {
  const container = `:where([data-sub-app-instance="${name}"])`
  const overlay = `:where([data-sub-app-overlay="${name}"])`
  const both = `:where([data-sub-app-instance="${name}"], [data-sub-app-overlay="${name}"])`
  const [named = '', ofRoot = '', ofBody = ''] = atStart.exec(selector) ?? []
  if (named === '')
    return { selector: selector.replace(inBrackets, (_all, before: string = '') => before + both) }
  // The specificity of the names, which a condition in `:where` doesn't have.
  const weight = ':not(html-root)'
  const state = `${weight}${ofRoot}${ofBody}`
  const rest = selector.slice(named.length).trim()
  if (rest === '') return { selector: container + state, overlay: overlay + state }
  if (!rest.startsWith('>')) return { selector: `${both}${state} ${rest}` }
  const [, type = '', others = ''] = /^>\s*([\w-]*|\*)(.*)$/s.exec(rest) ?? []
  // qiankun's own element is between them.
  return { selector: `${container}${state} > div ${rest}, ${type}${overlay}${state}${others}` }
}

/** The selectors of a rule that names the root of a document; undefined for all other rules. */
export function rootSelectors(list: string, name: string): RootSelectors | undefined {
  if (!namesRoot(list)) return undefined
  const all = selectorsOf(list).map((one) => (namesRoot(one) ? rootSelector(one, name) : { selector: one }))
  const overlays = all.flatMap(({ overlay }) => overlay ?? [])
  return {
    selector: all.map(({ selector }) => selector).join(', '),
    overlay: overlays.length > 0 ? overlays.join(', ') : undefined,
  }
}

/** What elements inherit from the root of a page wherever they are: variables and inherited properties. */
export const isInherited = (property: string): boolean =>
  /^(?:--|(?:-webkit-)?(?:font|text-(?!decoration|overflow|box)|tap-)|color(?:-scheme)?$|line-|letter-|word-|white-space|direction$|cursor$|quotes$|list-|tab-|hyphens$|overflow-wrap$|caret-color$|accent-color$)/.test(
    property,
  )
