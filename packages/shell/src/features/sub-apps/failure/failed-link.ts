import type { SubAppName } from '@portal/protocol/systems'
import type { SubAppFailure } from '@portal/sub-app-host/failure'
import { currentLinks } from '../links/link-store.ts'

export interface FailedLink {
  /** Where the page comes from. */
  readonly origin: string
  readonly unlink: () => void
}

/** The link of a failed page; undefined for a page of the portal's own configuration. */
export function failedLink(
  { app, entry }: Pick<SubAppFailure, 'app' | 'entry'>,
  unlink: (app: SubAppName) => void,
): FailedLink | undefined {
  if (currentLinks()[app] !== entry) return undefined
  return {
    origin: new URL(entry).origin,
    unlink: () => unlink(app),
  }
}
