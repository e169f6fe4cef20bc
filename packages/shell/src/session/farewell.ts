/** What the sign-in page says about the session before it. */
export type FarewellReason = 'sessionEnded' | 'noResponsibilities' | 'loadFailed'

export interface Farewell {
  readonly reason?: FarewellReason
  /** The server's own words, when it had any. */
  readonly message?: string
  /** Where the next sign-in leads; otherwise to the address that was wanted. */
  readonly returnTo?: string
}
