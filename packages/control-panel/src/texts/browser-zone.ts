/** The zone that points in time are read and entered in. */
export const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The point in time that a field of day and time holds, e.g. `2026-03-31T08:00`: in the browser's zone, as it is shown. */
export const instantOf = (entered: string): string => new Date(entered).toISOString()
