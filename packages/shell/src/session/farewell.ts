/** What the sign-in page says about the session before it. */
export interface Farewell {
  readonly reason?: 'sessionEnded' | 'noResponsibilities' | 'loadFailed' | 'passwordReset'
  /** What made loading fail. */
  readonly error?: unknown
  /** Whose session the next one will be. */
  readonly userName?: string
  /** Where the next sign-in leads; otherwise to the address that was wanted. */
  readonly returnTo?: string
}
