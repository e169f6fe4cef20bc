import { isOwnSelector } from './own-selectors.ts'

/** `html`, `body` and `:root` of a sub-app are its own container. */
const rootNames = /^(?:html|body|:root)(?:\s+(?:html|body))?(?=$|[\s>+~:])/i

/** A letter, or what may hold brackets and commas that are none: an escape, a text. */
const pieces = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|./gs

/** Splits at the commas that stand outside brackets. */
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

/** Inside another rule `&` is what that one is about, and begins each selector that does not say it. */
const isOwnInside = (selector: string): boolean =>
  !selector.includes('&') || isOwnSelector(selector.replaceAll('&', '.own'))

/**
 * The selector as it counts inside `scope` alone, as strong as before. Selectors by the sub-app's own classes stay as
 * they are, so that its popups are styled wherever they stand.
 * @param isNested whether it is of a rule inside another one, which is scoped itself
 */
export function scopedSelector(list: string, scope: string, isNested = false): string {
  const prefix = `:where(${scope})`
  const isOwn = isNested ? isOwnInside : isOwnSelector
  return selectorsOf(list)
    .map((selector) => {
      if (selector.startsWith(prefix) || isOwn(selector)) return selector
      const root = rootNames.exec(selector)?.[0]
      return root === undefined ? `${prefix} ${selector}` : prefix + selector.slice(root.length)
    })
    .join(', ')
}
