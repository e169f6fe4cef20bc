const address = /(url\(\s*)(["']?)([^"')]+)\2(\s*\))|(@import\s+)(["'])([^"']+)\6/g

/** A style sheet in which files are named in full, as seen from the sheet's own address. */
export const withFullAddresses = (css: string, sheet: string): string =>
  css.replace(address, (found, urlStart, urlQuote, url, urlEnd, importStart, importQuote, imported) => {
    const full = fullAddress(url ?? imported, sheet)
    if (full === undefined) return found
    return url === undefined
      ? importStart + importQuote + full + importQuote
      : urlStart + urlQuote + full + urlQuote + urlEnd
  })

/** Undefined where it is full already, names its data itself, or a part of the page. */
function fullAddress(url: string, sheet: string): string | undefined {
  const trimmed = url.trim()
  if (/^([a-z][a-z\d+.-]*:|#)/i.test(trimmed) || !URL.canParse(trimmed, sheet)) return undefined
  return new URL(trimmed, sheet).href
}
