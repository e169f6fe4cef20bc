/** In an address: the record itself is meant, even where an approval of it waits for the user (assumed). */
export const recordItself = 'shows=record'

/** The address of a record's own page: its list's, followed by the number (assumed). */
export function recordAddress(list: string, number: string): string {
  const [path = '', search] = list.split('?')
  return `${path}/${encodeURIComponent(number)}?${search ? `${search}&` : ''}${recordItself}`
}
