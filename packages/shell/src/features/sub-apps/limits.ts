/** How long people wait for a page of a sub-app (assumed; the hosting library knows no limit). */
export const limits = {
  /** Waiting is shown after this: most pages are there sooner. */
  spinnerDelayMs: 200,
  /** Then people are told that it takes longer than usual, and what they can do. */
  slowHintMs: 10_000,
  /** Then it counts as failed; as long as a call may take (specification §9). */
  mountTimeoutMs: 30_000,
  /** After an error nobody caught, before it is looked at whether the page still stands. */
  aftermathMs: 500,
  /** A page that has emptied its place has this long to draw something else there. */
  absenceMs: 3_000,
  /** A closed page has this long to come to where it can be taken away, and as long again to go. */
  closingMs: 2_000,
} as const
