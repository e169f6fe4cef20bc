import { MountTimeout } from '../failure/failure.ts'
import { isDrawnByReact, type ReactRoot, reactRootOf } from '../guards/react-marks.ts'
import { limits } from '../limits.ts'
import type { LoadMicroApp } from './micro-app.ts'
import type { Slot } from './slot-pool.ts'

/**
 * The hosting library has no time limit of its own. Rejects with MountTimeout.
 * @param missed what was not done to the page by then
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

/** Takes a page away, as soon as it can be, and releases its name; never rejects. */
export async function closeInstance({
  slot,
  container,
  loading,
  mounted,
  onUnmountFailed,
}: Closed): Promise<void> {
  let unmounted: Promise<void> | undefined
  // Called once: on a second call the library reports the repetition, not the failure.
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
  // The slot stays taken until the old page is gone: one that mounts while it still unmounts would stay blank.
  try {
    await withinTime(mounted, limits.closingMs, slot.name)
    const parts = [...container.querySelectorAll('*')]
    const drawn = parts.filter(isDrawnByReact).map((part) => ({ part, root: reactRootOf(part) }))
    await unmount()
    keepEachStyleOnce(parts)
    setTimeout(takeApart, limits.elementsKeptMs, drawn)
    slot.release(await loading)
  } catch {
    // `mounted` or `unmount` report the failure; a page that is still loading, mounting or unmounting is aborted.
    slot.release('spoilt')
    void endAnyway(loading, unmount)
  }
}

/**
 * Styles keep their text, which the next page of that name then need not make again: the hosting library gives those of
 * scripts back to it, all that there ever were, so each text once.
 */
function keepEachStyleOnce(parts: readonly Element[]): void {
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
 * Code of a page may hold on to one of its elements for good: taken apart, that keeps one element in memory and not the
 * whole page, with the listeners of its framework. Not at once: what still waits, such as the end of an animation, looks
 * for the elements around it.
 */
function takeApart(drawn: readonly DrawnPart[]): void {
  for (const { part, root } of drawn) {
    // A root that still draws is kept for the next page.
    if (part.isConnected || root?.current.child) continue
    part.remove()
    part.replaceChildren()
  }
}

/** Of a page that can't be taken away, at least not now: its code is stopped, and should it be mounted later, so is that. */
async function endAnyway(loading: ReturnType<LoadMicroApp>, unmount: () => Promise<void>): Promise<void> {
  try {
    const microApp = await loading
    microApp.release()
    await microApp.mounted
    await unmount()
  } catch {
    // Reported already, and nothing more can be done.
  }
}
