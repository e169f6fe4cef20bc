import { isOwnSelector as isOwn, isSharedId } from '@portal/protocol/rules/own-selector'
import { portalRootId } from '@portal/protocol/rules/portal-root'
import { root } from './own-selectors.ts'

/** The portal's, also where a sub-app has an element of the same id. */
const isShellId = (id: string): boolean => {
  if (isSharedId(id)) return true
  const shell = document.getElementById(id)?.parentElement
  return shell?.closest(`#${portalRootId}, [data-sub-app-instance]`)?.id === portalRootId
}

/** Whether a selector reaches only what has a name of the sub-app's own, by the ids that the portal has now. */
const isOwnSelector = (selector: string): boolean => isOwn(selector, isShellId)

/** A letter, or what may hold brackets and commas that are none: an escape, a text. */
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

/** Names what a page says of its root, as a theme or a direction, without the root. Classes and others may be the portal's. */
const rootState = /^(?::(?:is|where)\()?\*?\[(?:data-(?!sub-app)[\w-]+|lang|dir)(?=[\]~|^$*=])/i

/** Inside another rule `&` is what that one is about, and begins each selector that does not say it. */
const isOwnInside = (selector: string): boolean =>
  !selector.includes('&') || isOwnSelector(selector.replaceAll('&', '.own'))

/** Where the selectors of an instance count: its container, and the elements that it has put beside the portal. */
interface Scope {
  readonly container: string
  readonly overlay: string
  readonly inOverlay: string
  readonly within: string
  readonly ofPage: string
}

function scopeOf(name: string): Scope {
  const [container, overlay] = [`[data-sub-app-instance="${name}"]`, `[data-sub-app-overlay="${name}"]`]
  return {
    container: `:where(${container})`,
    overlay: `:where(${overlay})`,
    inOverlay: `:where(${overlay}, ${overlay} *)`,
    within: `:where(${container} *, ${overlay}, ${overlay} *)`,
    ofPage: `:where(${container}, ${container} *, ${overlay}, ${overlay} *)`,
  }
}

const headOf = ({ text, end }: Compound): string => text.slice(0, end)

const isNarrowed = (
  compound: Compound,
  { container, overlay, inOverlay, within, ofPage }: Scope,
): boolean => {
  const head = headOf(compound)
  return (
    head.startsWith(container) ||
    [overlay, inOverlay, within, ofPage].some((condition) => head.endsWith(condition))
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

/** Says only what the container and what is beside the portal have in place of the root (`guards/body-overlays.ts`). */
const overlayState = /^(?:(?::not\()?\[(?:lang|data-theme|data-size)(?![\w-])[^\]]*\]\)?)+$/

/** A rule below the root of such a state, as it counts in what the page has put beside the portal. */
function inOverlays(
  [first, ...others]: readonly [Compound, ...Compound[]],
  state: string,
  { overlay }: Scope,
): string[] {
  if (!overlayState.test(state)) return []
  const itself = narrowed({ ...first, combinator: '' }, state)
  const element = joined(allNarrowed([{ ...itself, end: first.end + state.length }, ...others], overlay))
  const around = { combinator: '', text: state + overlay, end: 0 }
  return first.combinator === '>' ? [element] : [element, joined([around, first, ...others])]
}

function scopeOne(selector: string, scope: Scope, isOwn: (selector: string) => boolean): string[] {
  if (!root.test(selector) && isOwn(selector)) return [selector]
  const compounds = compoundsOf(selector)
  const { count, state } = rootOf(compounds)
  const [first, ...others] = compounds.slice(count)
  if (count === 0) {
    if (!first || isOwn(selector)) return [selector]
    if (compounds.some((one) => isNarrowed(one, scope))) return [selector]
    if (!rootState.test(first.text)) return [joined(allNarrowed(compounds, scope.within))]
    return [joined([narrowed(first, scope.ofPage), ...allNarrowed(compounds, scope.within).slice(1)])]
  }
  if (!first) return [scope.container + state]
  const inside = [first, ...others]
  const inContainer = joined([{ combinator: '', text: scope.container + state, end: 0 }, ...inside])
  const stated = inOverlays([first, ...others], state, scope)
  if (isOwn(joined(inside))) return state ? [selector, inContainer, ...stated] : [selector]
  const condition = first.combinator === '>' ? scope.overlay : scope.inOverlay
  if (isNarrowed(first, scope)) return [selector]
  if (state)
    return [inContainer, joined([...compounds.slice(0, count), ...allNarrowed(inside, condition)]), ...stated]
  const alone = [{ ...first, combinator: '' }, ...others]
  return first.combinator === '>'
    ? [inContainer, joined(allNarrowed(alone, condition))]
    : [joined(allNarrowed(alone, scope.within))]
}

/** What it is about has to be of the page; what is around that may be the root, with a class of its theme. */
function narrowedToPage(selector: string, scope: Scope): string {
  const compounds = compoundsOf(selector)
  const last = compounds.pop()
  if (!last || isNarrowed(last, scope)) return selector
  return joined([...compounds, narrowed(last, scope.ofPage)])
}

interface ScopeOptions {
  /** Of a rule inside another one, which is scoped itself. */
  readonly isNested?: boolean
  /** Other sub-apps have rules for the same classes. */
  readonly sharesClasses?: boolean
}

/**
 * The selector as it counts inside the instance `name` alone, as strong as before: in its container, and in the elements
 * that it has put beside the portal. Selectors by the sub-app's own classes stay as they are, unless it shares them.
 */
export function scopedSelector(
  list: string,
  name: string,
  { isNested = false, sharesClasses = false }: ScopeOptions = {},
): string {
  const scope = scopeOf(name)
  const isOwn = isNested ? isOwnInside : isOwnSelector
  const scoped = selectorsOf(list).flatMap((selector) => scopeOne(selector, scope, isOwn))
  const counting = sharesClasses && !isNested ? scoped.map((one) => narrowedToPage(one, scope)) : scoped
  return [...new Set(counting)].join(', ')
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
    const isOfRoot = count > 0 || (compounds.length === 1 && rootState.test(selector))
    if (!isOfRoot || (count > 0 && count < compounds.length) || selector.includes('::')) return []
    const inherited = `:not(:where(&))${overlay}`
    const itself = overlayState.test(state) ? [`:not(:where(&))${state}${overlay}`] : []
    return [state || count === 0 ? `${selector} ${inherited}` : inherited, ...itself]
  })
  return selectors.length > 0 ? [...new Set(selectors)].join(', ') : undefined
}
