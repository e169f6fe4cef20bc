import { isOwnSelector as isOwn, isSharedId } from '@portal/protocol/rules/own-selector'
import { portalRootId } from '@portal/protocol/rules/portal-root'
import { root } from './own-selectors.ts'

/** The portal's, even if a sub-app has an element with the same id. */
const isShellId = (id: string): boolean => {
  if (isSharedId(id)) return true
  const shell = document.getElementById(id)?.parentElement
  return shell?.closest(`#${portalRootId}, [data-sub-app-instance]`)?.id === portalRootId
}

/** Whether a selector only matches names of the sub-app's own, given the portal's current ids. */
const isOwnSelector = (selector: string): boolean => isOwn(selector, isShellId)

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

/** A part of a selector between combinators. */
interface Compound {
  /** Its combinator; empty for the first, unless in a nested rule. */
  readonly combinator: string
  readonly text: string
  /** Where its pseudo-element starts, or its end. */
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

/** Names the root of a document: here the container. */
const rootName = /^(?:(?:html|body|:root)(?![\w-])|:(?:is|where)\((?:(?:html|body|:root|:host)(?:,\s*)?)+\))/i

/**
 * Names a state of the root, such as a theme or a direction, without the root. Classes and attributes may be the
 * portal's.
 */
const rootState = /^(?::(?:is|where)\()?\*?\[(?:data-(?!sub-app)[\w-]+|lang|dir)(?=[\]~|^$*=])/i

/** In a nested rule, `&` is the parent selector, implied at the start of each selector without it. */
const isOwnInside = (selector: string): boolean =>
  !selector.includes('&') || isOwnSelector(selector.replaceAll('&', '.own'))

/** Where the selectors of an instance apply: its container, and its elements beside the portal. */
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

/** Before a pseudo-element, since nothing like this may follow it. */
const narrowed = (compound: Compound, condition: string): Compound => ({
  ...compound,
  text: headOf(compound) + condition + compound.text.slice(compound.end),
})

/** Restricts the first compound to `condition`, and with it its siblings, which may be the portal's. */
const allNarrowed = (compounds: readonly Compound[], condition: string): Compound[] =>
  compounds.map((one, index) => (index === 0 || /[+~]/.test(one.combinator) ? narrowed(one, condition) : one))

/** The compounds of a selector that match the root or the body, like `html.dark body`, and their states. */
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

/**
 * Has only states that the container and the elements beside the portal take over from the root
 * (`guards/body-overlays.ts`).
 */
const overlayState = /^(?:(?::not\()?\[(?:lang|data-theme|data-size)(?![\w-])[^\]]*\]\)?)+$/

/** A rule below the root in such a state, as it applies to the page's elements beside the portal. */
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

/** The subject must belong to the page; its ancestors may include the root, with a theme class. */
function narrowedToPage(selector: string, scope: Scope): string {
  const compounds = compoundsOf(selector)
  const last = compounds.pop()
  if (!last || isNarrowed(last, scope)) return selector
  return joined([...compounds, narrowed(last, scope.ofPage)])
}

interface ScopeOptions {
  /** In a nested rule, whose parent is scoped already. */
  readonly isNested?: boolean
  /** Other sub-apps have rules for the same classes. */
  readonly sharesClasses?: boolean
}

/**
 * The selector limited to the instance `name`, with unchanged specificity: its container and its elements beside the
 * portal. Selectors of the sub-app's own classes stay as they are, unless shared.
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

/** Matches what a page has put beside the portal. */
export const besidePortal = (selectors: string, name: string): string =>
  `:is(${selectors})${scopeOf(name).inOverlay}`

/** Matches the same in its container, too. */
export const inPage = (selectors: string, name: string): string => `:is(${selectors})${scopeOf(name).within}`

/** Matches everything except other pages. */
export function outsideOtherPages(selectors: string, name: string): string {
  const others = ['instance', 'overlay'].map(
    (part) => `[data-sub-app-${part}]:not([data-sub-app-${part}="${name}"])`,
  )
  return `:is(${selectors}):not(:where(${others.flatMap((other) => [other, `${other} *`]).join(', ')}))`
}

/**
 * The elements beside the portal to which a rule of the root or the body applies, as the selector of a rule nested in
 * it; undefined for all other rules.
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
