/** A part of an address as a router decodes it; undefined for a malformed escape, such as that of `100%`. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
