import { isOwnSelector as isOwn, isSharedId } from '@portal/protocol/rules/own-selector'
import { portalRootId } from '@portal/protocol/rules/portal-root'
import { limits } from '../limits.ts'

/** The portal's, also where a sub-app has an element of the same id. */
const isShellId = (id: string): boolean => {
  if (isSharedId(id)) return true
  const shell = document.getElementById(id)?.parentElement
  return shell?.closest(`#${portalRootId}, [data-sub-app-instance]`)?.id === portalRootId
}

/** Whether a selector reaches only what has a name of the sub-app's own, by the ids that the portal has now. */
const isOwnSelector = (selector: string): boolean => isOwn(selector, isShellId)

/**
 * Each part between commas names, before anything that would have to be understood, a class that is not the portal's; it
 * may stand in a `:where`, as antd writes it.
 */
const namesOwn = /^(?:[^,.#[(\\]*(?::where\()?\.(?!ant|css-var)[^,]*(?:,|$))+$/

/**
 * A comment may hold anything, and so may a malformed address; imported rules are elsewhere, and the
 * declarations of a scope need no selector.
 */
const suspicious = /\/\*|@(?:import|scope)|url\((?!\s*["'])[^)]*["'(\\]/i

/** They may hold anything, too, but say where they end. */
const texts = /(["'])(?:\\.|(?!\1)[^\\\n\r\f])*\1/gs

/** A text without end, or an escape in a name, which then does not say what it is. */
const unclear = /["'\\]/

/**
 * It closes the brackets that it opens, no more than two in one another, and no others. What looks like the end of a rule
 * inside brackets is none: what follows closes an earlier one.
 */
const whole = /^(?:[^()[\]]|[([](?:[^()[\]]|[([][^()[\]]*[)\]])*[)\]])*$/

/** What is about the root or the body is the portal's, whatever class it has. */
const root = /(?:^|[\s,>+~(])(?:html|body)(?![\w-])|:root/i

/**
 * Whether a style sheet, by its text, has rules for its own classes only: then there is no need to check its
 * rules one by one, which for the thousands that antd writes takes longer than the page. Where it can't tell it says no.
 */
export function hasOwnSelectorsOnly(css: string): boolean {
  const known = answers.get(css)
  if (known !== undefined) return known
  if (answers.size === limits.maxCheckedSheets) answers.clear()
  const answer = namesOwnOnly(css)
  answers.set(css, answer)
  return answer
}

/** The next page of a sub-app brings the same sheets; the texts are those that its style elements hold anyway. */
const answers = new Map<string, boolean>()

function namesOwnOnly(css: string): boolean {
  if (suspicious.test(css)) return false
  const bare = css.replace(texts, '')
  if (unclear.test(bare)) return false
  // Before each opening brace is a selector, or an at-rule with its condition.
  const pieces = bare.split('{')
  pieces.pop()
  return pieces.every((piece) => {
    const prelude = piece.slice(Math.max(piece.lastIndexOf('}'), piece.lastIndexOf(';')) + 1)
    const isOwn = namesOwn.test(prelude) && !root.test(prelude)
    return (isOwn || prelude.trimStart().startsWith('@')) && whole.test(prelude)
  })
}

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

/** A part of a selector between combinators. */
interface Compound {
  /** What joins it to the one before; empty for the first, unless that is of a nested rule. */
  readonly combinator: string
  readonly text: string
  /** Where its pseudo-element begins, or its end. */
  readonly end: number
}

const pseudoElement = /^:(?::|before|after|first-l)/i

function compoundsOf(selector: string): Compound[] {
  const compounds: Compound[] = []
  let [combinator, text, end, depth, at] = ['', '', -1, 0, 0]
  const finish = () => {
    if (text === '') return
    compounds.push({ combinator, text, end: end < 0 ? text.length : end })
    combinator = text = ''
    end = -1
  }
  for (const piece of selector.match(pieces) ?? []) {
    if ('(['.includes(piece)) depth += 1
    if (')]'.includes(piece)) depth -= 1
    if (depth === 0 && /^[\s>+~]$/.test(piece)) {
      finish()
      combinator += piece.trim()
    } else {
      if (depth === 0 && piece === ':' && end < 0 && pseudoElement.test(selector.slice(at))) end = text.length
      text += piece
    }
    at += piece.length
  }
  finish()
  return compounds
}

const joined = (compounds: readonly Compound[]): string =>
  compounds
    .map(({ combinator, text }, index) => {
      if (combinator === '') return index === 0 ? text : ` ${text}`
      return index === 0 ? `${combinator} ${text}` : ` ${combinator} ${text}`
    })
    .join('')

/** Names what is the page in a document of its own: here its container. */
const rootName = /^(?:(?:html|body|:root)(?![\w-])|:(?:is|where)\((?:(?:html|body|:root|:host)(?:,\s*)?)+\))/i

/** Inside another rule `&` is what that one is about, and begins each selector that does not say it. */
const isOwnInside = (selector: string): boolean =>
  !selector.includes('&') || isOwnSelector(selector.replaceAll('&', '.own'))

/** Where the selectors of an instance count: its container, and the elements that it has put beside the portal. */
interface Scope {
  readonly container: string
  readonly overlay: string
  readonly inOverlay: string
  readonly within: string
}

function scopeOf(name: string): Scope {
  const [container, overlay] = [`[data-sub-app-instance="${name}"]`, `[data-sub-app-overlay="${name}"]`]
  return {
    container: `:where(${container})`,
    overlay: `:where(${overlay})`,
    inOverlay: `:where(${overlay}, ${overlay} *)`,
    within: `:where(${container} *, ${overlay}, ${overlay} *)`,
  }
}

const headOf = ({ text, end }: Compound): string => text.slice(0, end)

const isNarrowed = (compound: Compound, { container, overlay, inOverlay, within }: Scope): boolean => {
  const head = headOf(compound)
  return (
    head.startsWith(container) || [overlay, inOverlay, within].some((condition) => head.endsWith(condition))
  )
}

/** Before a pseudo-element, since nothing of the kind may follow it. */
const narrowed = (compound: Compound, condition: string): Compound => ({
  ...compound,
  text: headOf(compound) + condition + compound.text.slice(compound.end),
})

/** Its first element is where `condition` says, and so are the siblings that it names, which may be the portal's. */
const allNarrowed = (compounds: readonly Compound[], condition: string): Compound[] =>
  compounds.map((one, index) => (index === 0 || /[+~]/.test(one.combinator) ? narrowed(one, condition) : one))

/** The parts of a selector that are about the root or the body, as `html.dark body`, and what they say of it. */
function rootOf(compounds: readonly Compound[]): { count: number; state: string } {
  let [count, state] = [0, '']
  for (const { text, combinator } of compounds) {
    const name = count < 2 && !/[+~]/.test(combinator) && rootName.exec(text)?.[0]
    if (!name) break
    count += 1
    state += text.slice(name.length)
  }
  return { count, state }
}

function scopeOne(selector: string, scope: Scope, isOwn: (selector: string) => boolean): string[] {
  if (!root.test(selector) && isOwn(selector)) return [selector]
  const compounds = compoundsOf(selector)
  const { count, state } = rootOf(compounds)
  const [first, ...others] = compounds.slice(count)
  if (count === 0) {
    if (!first || isOwn(selector)) return [selector]
    return [isNarrowed(first, scope) ? selector : joined(allNarrowed(compounds, scope.within))]
  }
  if (!first) return [scope.container + state]
  const inside = [first, ...others]
  const inContainer = joined([{ combinator: '', text: scope.container + state, end: 0 }, ...inside])
  if (isOwn(joined(inside))) return state ? [selector, inContainer] : [selector]
  const condition = first.combinator === '>' ? scope.overlay : scope.inOverlay
  if (isNarrowed(first, scope)) return [selector]
  if (state) return [inContainer, joined([...compounds.slice(0, count), ...allNarrowed(inside, condition)])]
  const alone = [{ ...first, combinator: '' }, ...others]
  return first.combinator === '>'
    ? [inContainer, joined(allNarrowed(alone, condition))]
    : [joined(allNarrowed(alone, scope.within))]
}

/**
 * The selector as it counts inside the instance `name` alone, as strong as before: in its container, and in the elements
 * that it has put beside the portal. Selectors by the sub-app's own classes stay as they are.
 * @param isNested whether it is of a rule inside another one, which is scoped itself
 */
export function scopedSelector(list: string, name: string, isNested = false): string {
  const scope = scopeOf(name)
  const isOwn = isNested ? isOwnInside : isOwnSelector
  return [...new Set(selectorsOf(list).flatMap((selector) => scopeOne(selector, scope, isOwn)))].join(', ')
}

/** Finds what a page has put beside the portal. */
export const besidePortal = (selectors: string, name: string): string =>
  `:is(${selectors})${scopeOf(name).inOverlay}`

/** Finds the same in its container, too. */
export const inPage = (selectors: string, name: string): string => `:is(${selectors})${scopeOf(name).within}`

/** Finds everything but what is of other pages. */
export function outsideOtherPages(selectors: string, name: string): string {
  const others = ['instance', 'overlay'].map(
    (part) => `[data-sub-app-${part}]:not([data-sub-app-${part}="${name}"])`,
  )
  return `:is(${selectors}):not(:where(${others.flatMap((other) => [other, `${other} *`]).join(', ')}))`
}

/**
 * The elements beside the portal for which a rule of the root or the body counts, too, as the selector of a rule inside
 * that one; undefined for all other rules.
 */
export function overlaySelector(list: string, name: string): string | undefined {
  const { overlay } = scopeOf(name)
  const selectors = selectorsOf(list).flatMap((selector) => {
    const compounds = compoundsOf(selector)
    const { count, state } = rootOf(compounds)
    if (count === 0 || count < compounds.length || state.includes('::')) return []
    const inherited = `:not(:where(&))${overlay}`
    return [state ? `${selector} ${inherited}` : inherited]
  })
  return selectors.length > 0 ? [...new Set(selectors)].join(', ') : undefined
}
