import { companyDay } from '@portal/protocol/company-time'

const dayMs = 86_400_000
const dayBeside = (day: string, days: number) => companyDay(Date.parse(day) + days * dayMs)

/**
 * The days of a year that follows a term: from the day after its end, or from today where that is past; undefined where the end
 * is unknown.
 */
export function nextTerm(
  end: string,
  today: string,
): { readonly startDate: string; readonly endDate: string } | undefined {
  const time = Date.parse(end)
  if (Number.isNaN(time)) return undefined
  const dayAfter = dayBeside(companyDay(time), 1)
  const startDate = dayAfter > today ? dayAfter : today
  const aYearOn = new Date(startDate)
  aYearOn.setUTCFullYear(aYearOn.getUTCFullYear() + 1)
  return { startDate, endDate: companyDay(aYearOn.getTime() - dayMs) }
}
