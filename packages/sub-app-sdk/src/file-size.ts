const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** The number of bytes in words, as the portal and all pages of sub-apps write it, e.g. `1.2 kB`, for a BCP 47 tag. */
export function fileSize(bytes: number, languageTag: string): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  return new Intl.NumberFormat(languageTag, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step)
}
