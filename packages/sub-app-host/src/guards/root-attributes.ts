import { portalRootId } from '@portal/protocol/rules/portal-root'
import { isOfRoot } from '../loading/hosted-page.ts'
import { portalAttribute } from '../portal/portal-attributes.ts'

/** The attribute of the root that makes the portal's colours light or dark. */
const colorScheme = 'style:color-scheme'

/**
 * What the portal itself sets on the root, null where nothing: a page's value then applies to its container only.
 * Undefined for all other attributes.
 */
function portalValue(element: HTMLElement, key: string): string | null | undefined {
  if (element !== document.documentElement) return undefined
  return key === colorScheme ? null : portalAttribute(key)
}

/** Whether it is a root variable that the portal itself sets (`lib/theme/look.ts`). */
const isOfLook = (key: string): boolean => /^style:--(?:light|dark|corner-room)/.test(key)

/** Whether what a page sets on the root is mirrored on its container. */
const isOfContainer = (key: string): boolean =>
  key === colorScheme || /^(?:class:|style:--)/.test(key) || isOfRoot(key)

/** The parts of an attribute's value, each of which may have a different owner. */
function partsOf(name: string, value: string | null): Map<string, string> {
  if (value === null) return new Map()
  if (name === 'class')
    return new Map(value.split(/\s+/).flatMap((token) => (token ? [[`class:${token}`, token]] : [])))
  if (name !== 'style') return new Map([[name, value]])
  const { style } = document.createElement('div')
  style.cssText = value
  return new Map(
    Array.from({ length: style.length }, (_, index) => {
      const property = style.item(index)
      const priority = style.getPropertyPriority(property)
      return [`style:${property}`, style.getPropertyValue(property) + (priority && ` !${priority}`)]
    }),
  )
}

function setPart(element: HTMLElement, key: string, own: string | null): void {
  const ofPortal = portalValue(element, key)
  const value = ofPortal === undefined ? own : ofPortal
  const [kind, ...rest] = key.split(':')
  const name = rest.join(':')
  if (kind === 'class') element.classList.toggle(name, value !== null)
  else if (kind === 'style')
    element.style.setProperty(
      name,
      (value ?? '').replace(/ !important$/, ''),
      / !important$/.test(value ?? '') ? 'important' : '',
    )
  else if (value === null) element.removeAttribute(key)
  else element.setAttribute(key, value)
}

const partOf = (element: HTMLElement, key: string): string | null => {
  const name = key.replace(/:.*$/s, '')
  return partsOf(name, element.getAttribute(name)).get(key) ?? null
}

export interface RootAttributeGuard {
  /** Code of the instance has just read the root or the body. */
  read(): void
  /** The page is shown or hidden. */
  shown(isShown: boolean): void
  /** A page is being mounted: what the scripts have set is set again. */
  begin(): void
  /** Removes what its pages have set. */
  end(): void
}

/** One part of an attribute: a class, a style declaration, or the whole value. Null where absent. */
interface Change {
  readonly before: string | null
  readonly own: string | null
  readonly isOfScripts: boolean
}

interface Owner {
  readonly isShown: () => boolean
  note(element: HTMLElement, key: string, before: string | null, own: string | null): void
  /** Whether it has set this value, which applies now. */
  holds(element: HTMLElement, key: string, value: string | null): boolean
  sets(element: HTMLElement, key: string): boolean
}

const watch: {
  /** All instances that may set something. */
  readonly owners: Set<Owner>
  /** The one that has read the root or the body in this task. */
  reader?: Owner | undefined
  observer?: MutationObserver
} = { owners: new Set() }

/** The observer runs before the second microtask after a change that immediately follows the read. */
function setReader(owner: Owner): void {
  // Changes up to now, including the portal's, aren't attributed to this one.
  if (watch.reader !== owner) noteChanges(watch.observer?.takeRecords() ?? [])
  watch.reader = owner
  queueMicrotask(() =>
    queueMicrotask(() => {
      if (watch.reader === owner) watch.reader = undefined
    }),
  )
}

/** Who changed a part: first of all the page that had set the previous value, e.g. one that is closing. */
function ownerOf(element: HTMLElement, key: string, old: string | null): Owner | undefined {
  const holders = [...watch.owners].filter((one) => one.holds(element, key, old))
  if (old !== null && holders[0] && !(watch.reader && holders.includes(watch.reader))) return holders[0]
  return watch.reader ?? [...watch.owners].find(({ isShown }) => isShown())
}

function noteChange(element: HTMLElement, key: string, old: string | null, now: string | null): void {
  const ofPortal = portalValue(element, key)
  const owner = ownerOf(element, key, old)
  if (ofPortal === undefined) {
    if (old !== now && !isOfLook(key)) owner?.note(element, key, old, now)
    return
  }
  const isPortals = now === ofPortal && old !== now && watch.reader?.sets(element, key) !== true
  if (!isPortals && (watch.reader || now !== ofPortal)) owner?.note(element, key, old, now)
  if (now !== ofPortal) unnoticed(() => setPart(element, key, ofPortal))
}

function noteChanges(records: readonly MutationRecord[]): void {
  const seen = new Map<Node, Set<string>>()
  for (const { target, attributeName: name, oldValue } of records) {
    const names = seen.get(target) ?? new Set()
    seen.set(target, names)
    // With several changes, the first one has the original value.
    if (name === null || names.has(name) || !(target instanceof HTMLElement)) continue
    names.add(name)
    const [before, after] = [partsOf(name, oldValue), partsOf(name, target.getAttribute(name))]
    for (const key of new Set([...before.keys(), ...after.keys()]))
      noteChange(target, key, before.get(key) ?? null, after.get(key) ?? null)
  }
}

/** Attributes by which dialogs make everything beside them inert. */
const ofDialogs = ['aria-hidden', 'inert', 'data-aria-hidden']

function watchRoot(): void {
  if (watch.observer) return
  watch.observer = new MutationObserver(noteChanges)
  const all = { attributes: true, attributeOldValue: true }
  for (const element of [document.documentElement, document.body]) watch.observer.observe(element, all)
  const portal = document.getElementById(portalRootId)
  if (portal) watch.observer.observe(portal, { ...all, attributeFilter: ofDialogs })
}

/** Changes made by `change` are not attributed to a page; earlier ones are. */
function unnoticed(change: () => void): void {
  noteChanges(watch.observer?.takeRecords() ?? [])
  change()
  watch.observer?.takeRecords()
}

/**
 * Classes, styles and attributes that an instance sets on root and body apply while its page is visible; its container
 * mirrors them. Prevents: the portal and other pages stay dark, unscrollable or wrongly sized after a page with a
 * dialog, a theme or flexible units.
 */
export function guardRootAttributes(
  isShown: () => boolean,
  container: () => HTMLElement | undefined,
): RootAttributeGuard {
  const changes = new Map<HTMLElement, Map<string, Change>>()
  let isLoading = true
  let isApplied = true

  const mirror = (of: HTMLElement, key: string, value: string | null) => {
    const element = container()
    if (!element || of.id === portalRootId || !isOfContainer(key)) return
    setPart(element, key, value)
    const overlays = `[data-sub-app-overlay="${element.dataset.subAppInstance}"]`
    for (const overlay of document.querySelectorAll<HTMLElement>(overlays)) setPart(overlay, key, value)
  }
  const revert = () => {
    if (!isApplied) return
    isApplied = false
    unnoticed(() => {
      for (const [element, parts] of changes)
        for (const [key, { before, own }] of parts)
          if (partOf(element, key) === own) setPart(element, key, before)
    })
  }
  const apply = () => {
    if (isApplied) return
    isApplied = true
    unnoticed(() => {
      for (const [element, parts] of changes)
        for (const [key, change] of parts) {
          parts.set(key, { ...change, before: partOf(element, key) })
          setPart(element, key, change.own)
          mirror(element, key, change.own)
        }
    })
  }
  const owner: Owner = {
    isShown,
    note(element, key, before, own) {
      const parts = changes.get(element) ?? new Map<string, Change>()
      changes.set(element, parts)
      const known = parts.get(key)
      mirror(element, key, own)
      // A hidden or closed page changes what it will have when it is shown.
      if (!isApplied || !watch.owners.has(owner)) unnoticed(() => setPart(element, key, before))
      if (!watch.owners.has(owner)) return
      const first = known && isApplied ? known.before : before
      if (first === own && isApplied) parts.delete(key)
      else parts.set(key, { before: first, own, isOfScripts: known?.isOfScripts ?? isLoading })
    },
    holds: (element, key, value) => isApplied && changes.get(element)?.get(key)?.own === value,
    sets: (element, key) => changes.get(element)?.has(key) === true,
  }
  watchRoot()
  watch.owners.add(owner)
  return {
    read: () => setReader(owner),
    shown: (isShownNow) => (isShownNow ? apply() : revert()),
    begin() {
      watch.owners.add(owner)
      isLoading = false
      if (isShown()) apply()
      else revert()
    },
    end() {
      revert()
      watch.owners.delete(owner)
      for (const parts of changes.values())
        for (const [key, { isOfScripts }] of parts) if (!isOfScripts) parts.delete(key)
    },
  }
}
