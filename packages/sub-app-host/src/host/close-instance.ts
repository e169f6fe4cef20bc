import { MountTimeout } from '../failure.ts'
import { isDrawnByReact, type ReactRoot, reactRootOf } from '../guards/running-instance.ts'
import { limits } from '../limits.ts'
import { scopeAttribute } from '../styles/scope.ts'
import { moveWithRules } from '../styles/sheets.ts'
import type { LoadMicroApp } from './micro-app.ts'
import type { Slot } from './slot-pool.ts'

/**
 * qiankun has no time limit. Rejects with MountTimeout.
 * @param missed what had not happened to the page by then
 */
export function withinTime(
  step: Promise<void>,
  timeoutMs: number,
  name: string,
  missed: 'mounted' | 'unmounted' = 'mounted',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new MountTimeout(name, timeoutMs, missed)), timeoutMs)
    step.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

interface Closed {
  readonly slot: Slot
  readonly container: HTMLElement
  readonly loading: ReturnType<LoadMicroApp>
  readonly mounted: Promise<void>
  /** Called when the page's unmount fails, however late, and when it takes too long. */
  readonly onUnmountFailed: (error: unknown) => void
}

/** Removes a page as soon as possible and releases its name; never rejects. */
export async function closeInstance({
  slot,
  container,
  loading,
  mounted,
  onUnmountFailed,
}: Closed): Promise<void> {
  let unmounted: Promise<void> | undefined
  // Called once: on a second call qiankun reports the repetition, not the failure.
  const unmount = () => {
    if (!unmounted) {
      const step = loading.then((microApp) => microApp.unmount())
      unmounted = withinTime(step, limits.closingMs, slot.name, 'unmounted')
      // A late failure is reported, too.
      step.catch(onUnmountFailed)
      unmounted.catch((error: unknown) => error instanceof MountTimeout && onUnmountFailed(error))
    }
    return unmounted
  }
  // The slot stays taken until the old page is unmounted: a page that mounts before that would stay blank.
  try {
    await withinTime(mounted, limits.closingMs, slot.name)
    const parts = [...container.querySelectorAll('*')]
    const drawn = parts.filter(isDrawnByReact).map((part) => ({ part, root: reactRootOf(part) }))
    await unmount()
    dropDuplicateStyles(parts)
    setTimeout(takeApart, limits.elementsKeptMs, drawn)
    slot.release(await loading)
  } catch {
    // `mounted` or `unmount` report the failure; a page that is still loading, mounting or unmounting is aborted.
    slot.release('invalidated')
    void endAnyway(loading, unmount)
  }
}

/**
 * Style elements keep their text for the next page of that name. qiankun restores all that ever existed, so duplicates
 * are removed.
 */
function dropDuplicateStyles(parts: readonly Element[]): void {
  const styles = new Set<string>()
  for (const part of parts) {
    const style = part instanceof HTMLStyleElement ? part.textContent : ''
    if (styles.has(style)) part.replaceChildren()
    else if (style !== '') styles.add(style)
  }
}

interface DrawnPart {
  readonly part: Element
  /** Undefined before React 16. */
  readonly root: ReactRoot | undefined
}

/**
 * Page code may retain an element for good: taking the tree apart keeps that element in memory instead of the whole
 * page. Deferred, since pending code, e.g. at the end of an animation, looks for the surrounding elements.
 */
function takeApart(drawn: readonly DrawnPart[]): void {
  for (const { part, root } of drawn) {
    // A root that still renders is kept for the next page.
    if (part.isConnected || root?.current.child) continue
    part.remove()
    part.replaceChildren()
  }
}

/** For a page that can't be removed, at least not now: its code is stopped, and also if it mounts later. */
async function endAnyway(loading: ReturnType<LoadMicroApp>, unmount: () => Promise<void>): Promise<void> {
  try {
    const microApp = await loading
    microApp.release()
    await microApp.mounted
    await unmount()
  } catch {
    // Reported already; nothing more can be done.
  }
}

/** Browsers that support it move an element without reloading its frames. */
type Move = (element: Element, before: Node | null) => void

/**
 * Keeps a page in the document, at its size but out of sight, while it unmounts and its panel disappears: its code can
 * still measure, find and remove elements, and its style sheets apply.
 * @returns removes it
 */
export function keepConnected(container: HTMLElement): () => void {
  if (!container.isConnected) {
    container.hidden = true
    return () => container.remove()
  }
  const place = document.createElement('div')
  const { left, top, width, height } = container.getBoundingClientRect()
  place.dataset.closing = ''
  place.dataset.portal = ''
  place.setAttribute(scopeAttribute, container.dataset.subAppInstance ?? '')
  place.inert = true
  Object.assign(place.style, {
    position: 'fixed',
    zIndex: '-1',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    contentVisibility: 'hidden',
    clipPath: 'inset(50%)',
  })
  document.body.append(place)
  const move: unknown = Reflect.get(place, 'moveBefore')
  moveWithRules(container, () => {
    // A function of this name is the browser's.
    if (typeof move === 'function') (move as Move).call(place, container, null)
    else place.append(container)
  })
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && container.contains(activeElement)) activeElement.blur()
  return () => {
    container.remove()
    place.remove()
  }
}
