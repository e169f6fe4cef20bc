/** The company works in Beijing time (assumed): its days start and end there for everybody. */
export const timeZone = 'Asia/Shanghai'

// Swedes write dates as ISO 8601 does.
const iso = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })

/** The company's calendar day of a time, e.g. `2026-03-31`. */
export const companyDay = (time: Date): string => iso.format(time)
