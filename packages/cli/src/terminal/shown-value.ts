const mostLetters = 60

/** A value of a change in a line; a long text is cut. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  const text = (Array.isArray(value) ? value.join(',') || 'none' : String(value)).replaceAll(/\s+/g, ' ')
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}
