/** The zone that points in time are read and entered in. */
export const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A point in time as such a field holds it, to the minute. */
export const enteredOf = (instant: string): string => {
  const time = new Date(instant)
  // The field knows no zone: its text is that of the browser's own clock.
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The point in time that a field of day and time holds, e.g. `2026-03-31T08:00`: in the browser's zone, as it is shown. */
export const instantOf = (entered: string): string => new Date(entered).toISOString()
