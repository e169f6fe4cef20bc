import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { fileSize } from '@portal/sub-app-sdk/file-size'
import { yuanFormat } from '@portal/sub-app-sdk/money'
import { languageTag } from '@portal/sub-app-sdk/portal-languages'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { timeZone } from './company-day.ts'

export { timeZone }

/** Written for a value that the backend sent in no readable form. */
export const unknownValue = '–'

const number = (format: (value: number) => string) => (value: number) =>
  Number.isNaN(value) ? unknownValue : format(value)

/** A month such as `2026-11`; a day after it is ignored. */
const monthOf = (format: Intl.DateTimeFormat) => (month: string) => {
  const time = Date.parse(`${month.slice(0, 7)}-01T00:00Z`)
  return Number.isNaN(time) ? unknownValue : format.format(time)
}

const moment = (format: Intl.DateTimeFormat) => (iso: string) =>
  Number.isNaN(Date.parse(iso)) ? unknownValue : format.format(new Date(iso))

/** As the portal itself writes them: how amounts (yuan), quantities, dates and times (ISO 8601) and sizes (bytes) are written in a language. */
function make(tag: string) {
  const quantity = new Intl.NumberFormat(tag, { useGrouping: 'always' })
  return {
    amount: number(yuanFormat(tag).format),
    quantity: number((count) => quantity.format(count)),
    /** The short form of a date; there is one other, with the time. */
    date: moment(new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium' })),
    /** The short form of a month, of its number in the company's calendar: `2026-11`. */
    month: monthOf(new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'short' })),
    time: moment(new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'short' })),
    bytes: number((count) => fileSize(count, tag)),
  }
}

export type Formats = ReturnType<typeof make>

/** One per language: creating a formatter costs hundreds of times more than using it, and each table cell needs one. */
const made = new Map<PortalLanguage, Formats>()

export function formats(language: PortalLanguage): Formats {
  const known = made.get(language) ?? make(languageTag(language))
  made.set(language, known)
  return known
}

/** The formats of the portal's language. */
export const useFormats = (): Formats => formats(usePortalSnapshot().language)
