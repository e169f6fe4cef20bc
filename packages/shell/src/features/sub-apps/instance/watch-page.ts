import type { Unsubscribe } from '@portal/sub-app-sdk/bridge'
import type { SubAppInstance } from '../host/sub-app-instance.ts'
import { limits } from '../limits.ts'
import { onPageError } from './page-errors.ts'
import { watchPresence } from './page-presence.ts'

/** What happens to one page from its opening to its end. */
export interface PageEvents {
  mounted(): void
  /** It could not be loaded or mounted. */
  failed(error: unknown): void
  /** Loading takes so long that people are told. */
  slowed(): void
  /** An error that no code of the page caught, a moment ago: the page may still stand, or be gone. */
  erred(error: unknown): void
  /** A page may take itself away without any error, and may come back. */
  presenceChanged(isThere: boolean): void
}

/**
 * Tells what happens to a page, and nothing once it is no longer watched.
 * @param isInHand whether the page itself has reported an error
 */
export function watchPage(
  { mounted, places, container }: SubAppInstance,
  isInHand: (error: unknown) => boolean,
  events: PageEvents,
): Unsubscribe {
  let isWatched = true
  let met: { readonly error: unknown } | undefined
  let leave = () => {}
  // Asked once the framework of the page has had time to draw, or to take away what it can't mend.
  const look = () => setTimeout(() => isWatched && met && events.erred(met.error), limits.aftermathMs)
  const ignore = onPageError(places, (error) => {
    if (isInHand(error)) return
    met = { error }
    look()
  })
  const slowTimer = setTimeout(events.slowed, limits.slowHintMs)
  mounted
    .then(
      () => {
        if (!isWatched) return
        events.mounted()
        leave = watchPresence(container, events.presenceChanged)
        look()
      },
      (error: unknown) => isWatched && events.failed(error),
    )
    .finally(() => clearTimeout(slowTimer))
  return () => {
    isWatched = false
    clearTimeout(slowTimer)
    ignore()
    leave()
  }
}
