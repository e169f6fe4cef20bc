import type { MicroApp } from './micro-app.ts'

/** The element that qiankun makes of a page's head. */
const headName = 'qiankun-head'

/** A name that one instance holds while it lives. */
export interface Slot {
  readonly name: string
  /**
   * Replaces the head in `container` by that of earlier pages of the same name. Scripts run once per name and may
   * remember each head that they put styles into, as antd does; a single head avoids a leak. Called before the page
   * adds anything.
   */
  keepHead(container: Element): void
  /**
   * Reused unless it is `invalidated`, because qiankun caches a failure under this name or the page has left something
   * behind: then the next page gets a fresh sandbox.
   */
  release(page: 'invalidated' | ClosedPage): void
}

type ClosedPage = Pick<MicroApp, 'isReusable' | 'release'>

export interface SlotPool {
  /**
   * The first free slot of the sub-app.
   * @param mark of the files to be loaded: a name of former files is not used, since qiankun keeps their scripts under it
   */
  take(app: string, mark?: string): Slot
}

interface Place {
  taken: boolean
  /** How many names of this place are spoilt. */
  invalidated: number
  /** The head of all pages under the current name. */
  head?: Element | undefined
  /** That of its files. */
  mark?: string | undefined
  /** The last page under that name. */
  closed?: ClosedPage | undefined
}

/** From now on the place has another name. */
function invalidate(place: Place): void {
  place.invalidated += 1
  place.head = undefined
  place.closed = undefined
}

function invalidateUnlessReusable(place: Place, isFresh = false): void {
  const { closed } = place
  if (!closed || (closed.isReusable() && !isFresh)) return
  closed.release()
  invalidate(place)
}

/** Names such as `oms__s3`. They are reused, because qiankun keeps memory for each name. */
export function createSlotPool(): SlotPool {
  const placesByApp = new Map<string, Place[]>()

  return {
    take(app, mark) {
      const places = placesByApp.get(app) ?? []
      placesByApp.set(app, places)
      let index = places.findIndex(({ taken }) => !taken)
      if (index < 0) index = places.push({ taken: false, invalidated: 0 }) - 1
      const place = places[index] ?? { taken: false, invalidated: 0 }
      place.taken = true
      // Something may have been detected since.
      invalidateUnlessReusable(place, mark !== place.mark)
      place.mark = mark
      const generation = place.invalidated
      let isReleased = false
      let observer: MutationObserver | undefined
      return {
        name: `${app}__s${index + 1}${generation ? `r${generation}` : ''}`,
        keepHead(container) {
          observer = new MutationObserver(() => {
            const fresh = container.querySelector(headName)
            if (!fresh) return
            observer?.disconnect()
            const kept = place.head
            place.head = kept ?? fresh
            if (!kept) return
            kept.replaceChildren(...fresh.childNodes)
            fresh.replaceWith(kept)
          })
          observer.observe(container, { childList: true })
        },
        release(page) {
          if (isReleased) return
          isReleased = true
          observer?.disconnect()
          place.taken = false
          if (page === 'invalidated') return invalidate(place)
          // Not the page itself, which would be retained.
          place.closed = { isReusable: page.isReusable, release: page.release }
          invalidateUnlessReusable(place)
        },
      }
    },
  }
}
