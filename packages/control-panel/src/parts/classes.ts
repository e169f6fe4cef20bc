import { classPrefixOf } from '@portal/protocol/world'

/** The class of a name that has a number. */
const prefixOf = (name: string): string | undefined =>
  classPrefixOf(name) === name ? undefined : classPrefixOf(name)

/** The classes among worlds, as patterns: names that differ in their last number alone, two at least. */
export function classesIn(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) {
    const prefix = prefixOf(name)
    if (prefix) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  }
  return [...counts].flatMap(([prefix, count]) => (count > 1 ? [`${prefix}#`] : [])).toSorted()
}

/** The class that a world is in, if it is in one. */
export const classOf = (world: string, names: readonly string[]): string | undefined =>
  classesIn(names).find((one) => one === `${prefixOf(world)}#`)

/** The first world of a class. */
export const firstOf = (pattern: string, names: readonly string[]): string | undefined =>
  names.filter((name) => `${prefixOf(name)}#` === pattern).toSorted()[0]
