/** Waiting times and counts of this feature; how long a sign-out waits for pages is in `session/sub-app-pages.ts`. The hosting library has no limits of its own; all figures are assumed. */
export const limits = {
  /** How long after its load event a page in an iframe may still greet the portal, before it counts as one without the bridge. */
  frameGreetingMs: 100,
  /** After sign-in, before the host of sub-apps is loaded, so that the home page comes first. */
  hostDelayMs: 4_000,
  /** Before sub-apps are prefetched, so that the visible page comes first. */
  idleDelayMs: 1_000,
  /** Between two checks whether the portal still loads something else. */
  busyPollMs: 1_000,
  /** Before a spinner is shown: most pages mount sooner. */
  spinnerDelayMs: 200,
  /** Until the hint that the page takes longer than usual, and what to do. */
  slowHintMs: 10_000,
  /** Then mounting counts as failed; the same limit as for a call (specification §9). */
  mountTimeoutMs: 30_000,
  /** From an uncaught error to the check whether the page is still there. */
  crashCheckDelayMs: 500,
  /** For a page that has emptied its container to render something else. */
  emptyPageMs: 3_000,
  /** For a closed page to finish mounting, and again to unmount. */
  closingMs: 2_000,
  /** For what is left of a closed page to find its elements as they were. */
  elementsKeptMs: 6_000,
  /** All timeouts and frames together that may start after a page was closed: more is no clearing up. */
  lateTimersMs: 500,
  /** Errors of one page that are reported; further ones would fill the log. */
  maxReportedErrors: 20,
  /** How long a prefetched page counts as current. */
  prefetchedPageMs: 5 * 60_000,
  /** How long a file that failed twice counts as missing before it is fetched again. */
  missingFileMs: 5 * 60_000,
  /** Style sheets whose check is remembered. */
  maxCheckedSheets: 500,
} as const
