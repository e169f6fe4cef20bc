import { numberFormat } from '../format/intl-formats.ts'

/** The number of bytes in words, e.g. `1.2 kB`, for a BCP 47 tag. */
export function fileSize(bytes: number, languageTag: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  return numberFormat(languageTag, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step)
}
