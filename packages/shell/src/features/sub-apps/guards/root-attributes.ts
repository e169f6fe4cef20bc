import { portalRootId } from '@portal/protocol/rules/portal-root'
import { isOfContainer, isOfLook, partOf, partsOf, portalValue, setPart, styledWith } from './root-parts.ts'
import { attributeOf, type Write, watchWrites } from './root-writes.ts'

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
  /** Whether the recorded value of the element is applied now, waits until its page is shown, or neither. */
  has(element: HTMLElement): 'applied' | 'waiting' | undefined
  sets(element: HTMLElement, key: string): boolean
  /** The value it set, null if it removed it, undefined if it left it alone. */
  own(element: HTMLElement, key: string): string | null | undefined
  /** An element with the style it will have when its page is shown. */
  styled(element: HTMLElement): HTMLElement
  /**
   * Drops recorded values that the write would remove and that the element doesn't have. Returns whether there were
   * any.
   */
  takeBack(element: HTMLElement, write: Write): boolean
}

/** All instances that may set something, and the one that has read the root or the body in this task. */
const owners = new Set<Owner>()
let reader: Owner | undefined

let observer: MutationObserver | undefined

/** The guards themselves are changing something. */
let isOwnChange = false

/** The observer runs before the second microtask after a change that immediately follows the read. */
function setReader(owner: Owner): void {
  // Changes up to now, including the portal's, aren't attributed to this one.
  if (reader !== owner) noteChanges(observer?.takeRecords() ?? [])
  reader = owner
  queueMicrotask(() =>
    queueMicrotask(() => {
      if (reader === owner) reader = undefined
    }),
  )
}

/** Who changed a part: first of all the page that had set the previous value, e.g. one that is closing. */
function ownerOf(element: HTMLElement, key: string, old: string | null): Owner | undefined {
  const all = [...owners]
  const holders = all.filter((one) => one.has(element) === 'applied' && one.own(element, key) === old)
  if (old !== null && holders[0] && !(reader && holders.includes(reader))) return holders[0]
  return reader ?? all.find(({ isShown }) => isShown())
}

function noteChanges(records: readonly MutationRecord[]): void {
  const seen = new Map<Node, Set<string>>()
  for (const { target, attributeName: name, oldValue } of records) {
    const names = seen.get(target) ?? new Set()
    seen.set(target, names)
    // With several changes, the first one has the original value.
    if (name === null || names.has(name) || !(target instanceof HTMLElement)) continue
    names.add(name)
    const [before, after] = [partsOf(name, oldValue), partsOf(name, attributeOf(target, name))]
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(key) ?? null, after.get(key) ?? null]
      const value = portalValue(target, key)
      const owner = ownerOf(target, key, old)
      if (value === undefined && old !== now && !isOfLook(key)) owner?.note(target, key, old, now)
      if (value === undefined) continue
      const isPortals = now === value && old !== now && reader?.sets(target, key) !== true
      if (!isPortals && (reader || now !== value)) owner?.note(target, key, old, now)
      if (now !== value) unnoticed(() => setPart(target, key, value))
    }
  }
}

/** The attribute as the reading code should see it, where the root or the body lacks what its page has set. */
function seen(element: HTMLElement, key: string): string | null | undefined {
  const isElsewhere = portalValue(element, key) !== undefined || reader?.has(element) === 'waiting'
  return isElsewhere ? reader?.own(element, key) : undefined
}

/** The hidden pages whose code may be writing now; of several, the first that has set what is written. */
function hiddenWriters(element: HTMLElement): readonly Owner[] {
  if (isOwnChange) return []
  const waiting = [...owners].filter((owner) => owner.has(element) === 'waiting')
  if (reader) return waiting.filter((owner) => owner === reader)
  // By code that kept the element: of the visible page, if it has set something.
  return [...owners].some((owner) => owner.has(element) === 'applied') ? [] : waiting
}

/** What a hidden page reverts, e.g. for a dialog that it closes, is not restored when it is shown again. */
function takeBack(element: HTMLElement, write: Write): void {
  const writers = hiddenWriters(element)
  if (!isOwnChange && reader?.has(element) === 'applied') reader.takeBack(element, write)
  else writers.some((owner) => owner.takeBack(element, write))
}

/** The element as the writing code should see it: without what its page has set, while that is hidden. */
function isSet(element: HTMLElement, key: string): boolean {
  const own = hiddenWriters(element)
    .map((owner) => owner.own(element, key))
    .find((value) => value !== undefined)
  if (own !== undefined) return own !== null
  return key.startsWith('class:') ? partOf(element, key) !== null : element.hasAttribute(key)
}

/** Attributes by which dialogs make everything beside them inert. */
const ofDialogs = ['aria-hidden', 'inert', 'data-aria-hidden']

function watchRoot(): void {
  if (observer) return
  observer = new MutationObserver(noteChanges)
  const portal = document.getElementById(portalRootId)
  for (const element of [document.documentElement, document.body, ...(portal ? [portal] : [])]) {
    const attributeFilter = element === portal ? { attributeFilter: ofDialogs } : {}
    observer.observe(element, { attributes: true, attributeOldValue: true, ...attributeFilter })
    watchWrites(element, {
      onWrite: (write) => takeBack(element, write),
      isSet: (key) => isSet(element, key),
      seen: (key) => seen(element, key),
      styledAsSeen: () => (reader?.has(element) === 'waiting' ? reader.styled(element) : undefined),
    })
  }
}

/** Changes made by `change` are not attributed to a page; earlier ones are. */
function unnoticed(change: () => void): void {
  noteChanges(observer?.takeRecords() ?? [])
  const isInside = isOwnChange
  isOwnChange = true
  change()
  isOwnChange = isInside
  observer?.takeRecords()
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
    // Its pop-ups find the rest at the root.
    if (!key.startsWith('style:') && portalValue(of, key) === undefined) return
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
      if (!isApplied || !owners.has(owner)) unnoticed(() => setPart(element, key, before))
      if (!owners.has(owner)) return
      const first = known && isApplied ? known.before : before
      if (first === own && isApplied) parts.delete(key)
      else parts.set(key, { before: first, own, isOfScripts: known?.isOfScripts ?? isLoading })
    },
    has: (element) => (changes.get(element)?.size ? (isApplied ? 'applied' : 'waiting') : undefined),
    sets: (element, key) => changes.get(element)?.has(key) === true,
    own: (element, key) => changes.get(element)?.get(key)?.own,
    styled: (element) => styledWith(element, changes.get(element) ?? []),
    takeBack(element, write) {
      const parts = changes.get(element) ?? new Map<string, Change>()
      const waiting = [...parts].filter(([key]) => !isApplied || portalValue(element, key) === null)
      if (waiting.length === 0) return false
      const trial = document.createElement('div')
      for (const [key, { own }] of waiting) setPart(trial, key, own)
      const held = waiting.map(([key, { before }]) => ({ key, before, was: partOf(trial, key) }))
      write(trial)
      const taken = held.filter(({ key, before, was }) => {
        const now = partOf(trial, key)
        return now !== was && (now === null || now === before)
      })
      for (const { key } of taken) {
        parts.delete(key)
        mirror(element, key, partOf(trial, key))
      }
      return taken.length > 0
    },
  }
  watchRoot()
  owners.add(owner)
  return {
    read: () => setReader(owner),
    shown: (isShownNow) => (isShownNow ? apply() : revert()),
    begin() {
      owners.add(owner)
      isLoading = false
      if (isShown()) apply()
      else revert()
    },
    end() {
      revert()
      owners.delete(owner)
      for (const parts of changes.values())
        for (const [key, { isOfScripts }] of parts) if (!isOfScripts) parts.delete(key)
    },
  }
}
