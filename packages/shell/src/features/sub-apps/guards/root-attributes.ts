export interface RootAttributeGuard {
  /** Code of the instance has just read the root or the body. */
  read(): void
  /** The page is shown or hidden. */
  shown(isShown: boolean): void
  /** A page is being mounted: what the scripts have set is set again. */
  begin(): void
  /** What its pages have set is taken away. */
  end(): void
}

/** One thing that an attribute says: a class, a declaration of a style, or all of it. Null where it does not. */
interface Change {
  readonly before: string | null
  readonly own: string | null
  readonly isOfScripts: boolean
}

interface Owner {
  readonly isShown: () => boolean
  note(element: HTMLElement, key: string, before: string | null, own: string | null): void
}

/** The root's attributes and variables that the portal itself sets (`lib/theme/look.ts`, `app/signed-in.tsx`). */
const ofPortal = /^(?:lang|data-theme|data-size|style:--(?:light|dark|corner-room).*)$/

/** The parts of an attribute's value, each of which may have been set by another. */
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

function setPart(element: HTMLElement, key: string, value: string | null): void {
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

/** All instances that may set something, and the one that has read the root or the body in this task. */
const owners = new Set<Owner>()
let reader: Owner | undefined

let observer: MutationObserver | undefined

/** The observer is called before the second microtask after a change that follows the reading at once. */
function setReader(owner: Owner): void {
  reader = owner
  queueMicrotask(() =>
    queueMicrotask(() => {
      if (reader === owner) reader = undefined
    }),
  )
}

function noteChanges(records: readonly MutationRecord[]): void {
  const owner = reader ?? [...owners].find(({ isShown }) => isShown())
  const seen = new Map<Node, Set<string>>()
  for (const { target, attributeName: name, oldValue } of owner ? records : []) {
    const names = seen.get(target) ?? new Set()
    seen.set(target, names)
    // Of several changes the first one knows what was there before.
    if (name === null || names.has(name) || !(target instanceof HTMLElement)) continue
    names.add(name)
    const [before, after] = [partsOf(name, oldValue), partsOf(name, target.getAttribute(name))]
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(key) ?? null, after.get(key) ?? null]
      if (old !== now && !ofPortal.test(key)) owner?.note(target, key, old, now)
    }
  }
}

function watchRoot(): void {
  if (observer) return
  observer = new MutationObserver(noteChanges)
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true, attributeOldValue: true })
}

/** What is changed by `change` is not attributed to a page; what came before it is. */
function unnoticed(change: () => void): void {
  noteChanges(observer?.takeRecords() ?? [])
  change()
  observer?.takeRecords()
}

/**
 * What an instance sets on the root and the body of the document, classes, styles and others, is there while its page is
 * on the screen. Its container, which is the root for its style sheets, has its classes, variables and data, too.
 *
 * Prevents: the portal and other pages are dark, can't be scrolled or have the letters of a phone after a page with a
 * dialog, a theme or flexible units was left.
 */
export function guardRootAttributes(
  isShown: () => boolean,
  container: () => HTMLElement | undefined,
): RootAttributeGuard {
  const changes = new Map<HTMLElement, Map<string, Change>>()
  let isLoading = true
  let isApplied = true

  const mirror = (key: string, value: string | null) => {
    const element = container()
    if (!element || !/^(?:class:|style:--|data-)/.test(key)) return
    setPart(element, key, value)
    if (!key.startsWith('style:')) return
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
          mirror(key, change.own)
        }
    })
  }
  const owner: Owner = {
    isShown,
    note(element, key, before, own) {
      const parts = changes.get(element) ?? new Map<string, Change>()
      changes.set(element, parts)
      const known = parts.get(key)
      mirror(key, own)
      // A hidden page, or one that was closed, changes what it will have when it is shown.
      if (!isApplied || !owners.has(owner)) unnoticed(() => setPart(element, key, before))
      if (!owners.has(owner)) return
      const first = known && isApplied ? known.before : before
      if (first === own && isApplied) parts.delete(key)
      else parts.set(key, { before: first, own, isOfScripts: known?.isOfScripts ?? isLoading })
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
