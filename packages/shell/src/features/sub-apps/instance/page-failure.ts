import type { SubAppTab } from '../bridge/sub-app-services.ts'
import type { SubAppFailure } from '../failure/failure.ts'

interface FailedPage {
  readonly tab: SubAppTab
  /** Where it is by now, with its query. */
  readonly path: string
  readonly entry: string
  readonly attempt: number
}

/** The trouble of one page, as it is told and shown. */
export const pageFailure = (
  { tab: { tabId, app }, path, entry, attempt }: FailedPage,
  reason: SubAppFailure['reason'],
  error: unknown,
): SubAppFailure => ({ tabId, app, reason, error, path: path.replace(/[?#].*$/, ''), entry, attempt })
