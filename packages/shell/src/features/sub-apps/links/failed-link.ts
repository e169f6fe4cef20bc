import type { SubAppFailure } from '../failure.ts'
import { currentLinks, noteLink } from './link-store.ts'

export interface FailedLink {
  /** Where the page comes from. */
  readonly origin: string
  readonly unlink: () => void
}

/**
 * The link that a page in trouble comes by, undefined for one from the portal itself.
 * @param reload pages of the linked place may be mounted: only a load of the portal is sure to be rid of them
 */
export function failedLink(
  { app, entry }: Pick<SubAppFailure, 'app' | 'entry'>,
  reload = () => window.location.reload(),
): FailedLink | undefined {
  if (currentLinks()[app] !== entry) return undefined
  return {
    origin: new URL(entry).origin,
    unlink() {
      noteLink({ app, entry: undefined })
      reload()
    },
  }
}
