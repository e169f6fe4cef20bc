/**
 * Timeouts and limits of this feature; how long a sign-out waits for pages is in `session/sub-app-pages.ts`. qiankun
 * has no limits of its own; all values are assumed.
 */
export const limits = {
  /** Closed pages in iframes whose frames are kept for the next page of the same sub-app, and for how long. */
  maxKeptFrames: 3,
  keptFrameMs: 5 * 60_000,
  /** After sign-in, before the host of sub-apps is loaded, so that the home page comes first. */
  hostDelayMs: 4_000,
  /** Before sub-apps are prefetched, so that the visible page comes first. */
  idleDelayMs: 1_000,
  /** Before a spinner is shown: most pages mount sooner. */
  spinnerDelayMs: 200,
  /** Until the hint that the page takes longer than usual, with alternatives. */
  slowHintMs: 10_000,
  /** Then mounting counts as failed; the same limit as for a call (specification §9). */
  mountTimeoutMs: 30_000,
  /** From an uncaught error to the check whether the page is still there. */
  crashCheckDelayMs: 500,
  /** For a page that has emptied its container to render something else. */
  emptyPageMs: 3_000,
  /** For a closed page to finish mounting, and again to unmount. */
  closingMs: 2_000,
  /** Until the elements of a closed page are taken apart, for its remaining code. */
  elementsKeptMs: 6_000,
  /** Total duration of timeouts and frames that may start after a page was closed: longer ones are no clean-up. */
  lateTimersMs: 500,
  /** Maximum number of reported errors per page; more would flood the log. */
  maxReportedErrors: 20,
  /** How long a file that failed twice counts as missing before it is fetched again. */
  missingFileMs: 5 * 60_000,
  /** Number of style sheets whose check result is cached. */
  maxCheckedSheets: 500,
} as const
