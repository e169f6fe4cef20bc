/** The zone that points in time are read and entered in. */
export const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A point in time in the input's format, to the minute. */
export const enteredOf = (instant: string): string => {
  const time = new Date(instant)
  // The field has no zone: its text is local time.
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The point in time of a date-time input, e.g. `2026-03-31T08:00`, in the browser's zone. */
export const instantOf = (entered: string): string => new Date(entered).toISOString()
