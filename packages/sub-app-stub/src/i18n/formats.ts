import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'

const tags: Readonly<Record<PortalLanguage, string>> = { en: 'en-GB', zh: 'zh-CN', es: 'es-ES', ja: 'ja-JP' }

/** How amounts (yuan), quantities, dates and times (ISO 8601) and sizes (bytes) are written in a language. */
export function formats(language: PortalLanguage) {
  const tag = tags[language]
  const amount = new Intl.NumberFormat(tag, { style: 'currency', currency: 'CNY' })
  const quantity = new Intl.NumberFormat(tag)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
  const bytes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 })
  return {
    amount: (yuan: number) => amount.format(yuan),
    quantity: (count: number) => quantity.format(count),
    date: (iso: string) => date.format(new Date(iso)),
    time: (iso: string) => time.format(new Date(iso)),
    bytes: (count: number) => bytes.format(count / 1024),
  }
}

export type Formats = ReturnType<typeof formats>

export const useFormats = () => formats(usePortalSnapshot().language)
