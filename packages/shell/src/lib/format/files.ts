import { numberFormat } from './intl-formats.ts'

/** Names that Windows keeps for its devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Would name a folder, end the name early, or read the other way round (`gnp.exe` shown as `exe.png`). */
const harmful = /[<>:"/\\|?*\p{Cc}\p{Cf}]/gu

/** What a file is saved as: its name as far as every system takes it for one, at most 120 characters, with its extension. */
export function savedName(fileName: string): string {
  const plain = fileName
    .replace(harmful, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(reserved, '_$1')
  const characters = [...plain]
  if (characters.length <= 120) return plain || 'file'
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? ''
  return characters.slice(0, 120 - ending.length).join('') + ending
}

/** Files as the server lists them, each under the name that it would be saved as: nothing else shows or uses another. */
export const withSavedNames = <File extends { readonly fileName: string }>(files: readonly File[]): File[] =>
  files.map((file) => ({ ...file, fileName: savedName(file.fileName) }))

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
