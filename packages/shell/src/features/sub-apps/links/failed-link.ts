import type { SubAppServices } from '../bridge/sub-app-services.ts'
import type { SubAppFailure } from '../failure/failure.ts'
import { currentLinks } from './link-store.ts'

export interface FailedLink {
  /** Where the page comes from. */
  readonly origin: string
  readonly unlink: () => void
}

/** The link that a page in trouble comes by, undefined for one from the portal itself. */
export function failedLink(
  { app, entry }: Pick<SubAppFailure, 'app' | 'entry'>,
  unlink: SubAppServices['unlink'],
): FailedLink | undefined {
  if (currentLinks()[app] !== entry) return undefined
  return {
    origin: new URL(entry).origin,
    unlink: () => unlink(app),
  }
}
