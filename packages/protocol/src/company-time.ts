/**
 * The company works in Beijing time, UTC+8 without summer time (assumed): its days start and end there for everybody.
 */
export const companyTimeZone = 'Asia/Shanghai'
/** The same as ISO 8601 writes it, and in ms. */
export const companyOffset = '+08:00'
export const companyOffsetMs = 8 * 60 * 60 * 1000

/** The company's calendar day of a time, or of one in ms, e.g. `2026-03-31`. */
export const companyDay = (time: Date | number): string =>
  new Date(Number(time) + companyOffsetMs).toISOString().slice(0, 10)
