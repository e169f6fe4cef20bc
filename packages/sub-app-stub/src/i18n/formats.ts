import { companyTimeZone as timeZone } from '@portal/protocol/company-time'
import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { languageTag } from '@portal/sub-app-sdk/portal-languages'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'

/** Made once for each language: making formats takes hundreds of times what using them does, and each cell of a table asks. */
const made = new Map<PortalLanguage, Formats>()

/** Written for a value that the backend sent in no readable form. */
export const unknownValue = '–'

const isTime = (iso: string) => !Number.isNaN(Date.parse(iso))

/** As the portal itself writes them: how amounts (yuan), quantities, dates and times (ISO 8601) and sizes (bytes) are written in a language. */
function make(tag: string) {
  const amount = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  })
  const quantity = new Intl.NumberFormat(tag)
  const date = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium' })
  const time = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const bytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 })
  return {
    amount: (yuan: number) => amount.format(yuan),
    quantity: (count: number) => quantity.format(count),
    date: (iso: string) => (isTime(iso) ? date.format(new Date(iso)) : unknownValue),
    time: (iso: string) => (isTime(iso) ? time.format(new Date(iso)) : unknownValue),
    bytes: (count: number) => bytes.format(count / 1024),
  }
}

export type Formats = ReturnType<typeof make>

export function formats(language: PortalLanguage): Formats {
  const known = made.get(language) ?? make(languageTag(language))
  made.set(language, known)
  return known
}

export const useFormats = () => formats(usePortalSnapshot().language)
