import { limits } from './limits.ts'
import type { LoadMicroApp } from './micro-app.ts'
import type { Slot } from './slot-pool.ts'
import { withinTime } from './within-time.ts'

interface Closed {
  readonly slot: Slot
  readonly container: HTMLElement
  readonly loading: ReturnType<LoadMicroApp>
  readonly mounted: Promise<void>
}

/** Takes a page away, as soon as it can be, and answers how it leaves its name; never rejects. */
export async function closeInstance({
  slot,
  container,
  loading,
  mounted,
}: Closed): Promise<'reusable' | 'spoilt'> {
  const soon = (step: Promise<void>) => withinTime(step, limits.closingMs, slot.name)
  // The slot stays taken until the old page is gone: one that mounts while it still unmounts would stay blank.
  try {
    await soon(mounted)
    const microApp = await loading
    const parts = [...container.querySelectorAll('*')]
    await soon(microApp.unmount())
    takeApart(parts)
    slot.release('reusable')
    return 'reusable'
  } catch {
    // The failure itself was told by `mounted`; one that still loads, mounts or unmounts is ended where it is.
    slot.release('spoilt')
    void endAnyway(loading)
    return 'spoilt'
  }
}

/**
 * Code of a page may hold on to one of its elements for good: taken apart, that keeps one element in memory and not the
 * whole page, with the listeners of its framework.
 */
function takeApart(parts: readonly Element[]): void {
  for (const part of parts) {
    part.remove()
    part.replaceChildren()
  }
}

/** Of a page that can't be taken away, at least not now: its code is stopped, and should it be mounted later, so is that. */
async function endAnyway(loading: ReturnType<LoadMicroApp>): Promise<void> {
  try {
    const microApp = await loading
    microApp.release()
    await microApp.mounted
    await microApp.unmount()
  } catch {
    // There is nothing more that could be done.
  }
}
