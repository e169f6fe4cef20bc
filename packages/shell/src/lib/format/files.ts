/** Names that Windows keeps for its devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Would name a folder, end the name early, or reverse it (`gnp.exe` shown as `exe.png`). */
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

/** The server's files, each under the name that it would be saved as: no other is shown or used. */
export const withSavedNames = <File extends { readonly fileName: string }>(files: readonly File[]): File[] =>
  files.map((file) => ({ ...file, fileName: savedName(file.fileName) }))
