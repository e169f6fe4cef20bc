import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import dayjs, { type Dayjs } from 'dayjs'
// Names of months and days, which antd's languages take from here.
import 'dayjs/locale/es'
import 'dayjs/locale/ja'
import 'dayjs/locale/zh-cn'

const shortForms: Readonly<Record<PortalLanguage, string>> = {
  en: 'MMM D, YYYY',
  es: 'D MMM YYYY',
  ja: 'YYYY/MM/DD',
  zh: 'YYYY年M月D日',
}

/** How a picker writes a day: in the short form of all dates; people may type it with hyphens or strokes, too. */
export const dayFormats = (language: PortalLanguage): string[] => [
  ...new Set([shortForms[language], 'YYYY-MM-DD', 'YYYY/M/D']),
]

const shortMonths: Readonly<Record<PortalLanguage, string>> = {
  en: 'MMM YYYY',
  es: 'MMM YYYY',
  ja: 'YYYY年M月',
  zh: 'YYYY年M月',
}

/** The same for a month. */
export const monthFormats = (language: PortalLanguage): string[] => [
  shortMonths[language],
  'YYYY-MM',
  'YYYY/M',
]

/** A day or month such as `2026-11-01` or `2026-11` for a picker; null for none. */
export const pickerDay = (day: string | null | undefined): Dayjs | null => (day ? dayjs(day) : null)
