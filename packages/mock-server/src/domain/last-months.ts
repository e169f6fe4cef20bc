import { companyDay } from '@portal/protocol/company-time'

/** Months that figures are compared over, this one included. */
const shownMonths = 6

/** The last months of the company, e.g. `2026-03`, oldest first; this one last. */
export function lastMonths(now: Date): readonly string[] {
  const [year = 0, month = 1] = companyDay(now).split('-').map(Number)
  return Array.from({ length: shownMonths }, (_month, index) =>
    new Date(Date.UTC(year, month - shownMonths + index, 1)).toISOString().slice(0, 7),
  )
}
