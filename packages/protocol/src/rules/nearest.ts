/** The name that is most like a word, for "did you mean"; undefined when none is close. Case does not count. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const wanted = word.toLowerCase()
  const near = names
    .map((name) => ({ name, distance: editDistance(wanted, name.toLowerCase()) }))
    .filter(
      ({ name, distance }) => distance <= Math.max(1, Math.floor(Math.max(word.length, name.length) / 3)),
    )
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.name
}

/** How many letters have to be added, left out, replaced or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  let older: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(older, column - 2) + 1 : Infinity,
      )
    }
    older = last
    last = current
  }
  return at(last, to.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity

/** The end of a refusal: the most similar of the possible names, or else a list of at most twenty. */
export function expectedOf(word: string, names: readonly string[]): string {
  const near = nearest(word, names)
  if (near !== undefined) return `did you mean ${near}?`
  if (names.length === 0) return 'there is none'
  return `expected one of ${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''}`
}
