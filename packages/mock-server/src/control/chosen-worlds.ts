import { classPrefixOf, isWorldPattern, mainWorld } from '@portal/protocol/world'
import type { Store } from '@portal/store/store'
import { refused, StoreError, UnknownWorld } from '@portal/store/store-error'

/** A destructive call never reaches the main world by a pattern: it must be named. */
export const chosenForLoss = (store: Store, patterns: readonly string[]): Promise<string[]> =>
  chosenAmong(store, patterns, (name) => name !== mainWorld)

/**
 * The worlds that names and patterns choose, each once, sorted by name.
 * @throws {UnknownWorld} for a name that does not exist
 * @throws {StoreError} for a pattern that fits none
 */
export const chosenWorlds = (store: Store, patterns: readonly string[]): Promise<string[]> =>
  chosenAmong(store, patterns, () => true)

async function chosenAmong(
  store: Store,
  patterns: readonly string[],
  isAllowed: (name: string) => boolean,
): Promise<string[]> {
  const present = (await store.worlds()).map(({ name }) => name)
  const chosen = patterns.flatMap((input) => {
    const pattern = input.toLowerCase()
    if (!isWorldPattern(pattern)) {
      if (pattern !== mainWorld && !present.includes(pattern)) throw new UnknownWorld(pattern, present)
      return [pattern]
    }
    const found = present.filter((name) => isAllowed(name) && fits(pattern, name))
    if (found.length > 0) return found
    const few = present.length > 10 ? [...present.slice(0, 10), '…'] : present
    throw new StoreError(
      `No world fits ${pattern}; there are ${few.join(', ') || 'none'}`,
      refused('noWorldMatches', { pattern }),
    )
  })
  return [...new Set(chosen)].toSorted()
}

/**
 * Whether a name matches a pattern, in which `*` matches any characters and a last `#` a number: the names of one
 * class.
 */
export function fits(pattern: string, name: string): boolean {
  if (pattern.endsWith('#')) return `${classPrefixOf(name)}#` === pattern && classPrefixOf(name) !== name
  const [first = '', ...rest] = pattern.split('*')
  if (!name.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of rest.entries()) {
    const found =
      index === rest.length - 1 ? Math.max(name.length - part.length, at - 1) : name.indexOf(part, at)
    if (found < at || !name.startsWith(part, found)) return false
    at = found + part.length
  }
  return rest.length > 0 || name === pattern
}
