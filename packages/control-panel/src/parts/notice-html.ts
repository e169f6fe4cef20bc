const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What a person wrote as the HTML of a notice: the same words, each line a paragraph. */
export const noticeHtml = (words: string): string =>
  words
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim().replace(/[&<>]/g, (sign) => entities[sign] ?? sign)}</p>`)
    .join('')
