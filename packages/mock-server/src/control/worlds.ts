import type { DataOf } from '@portal/protocol/client'
import type { WorldOutcome } from '@portal/protocol/control/classes'
import type { controlCalls } from '@portal/protocol/control/control-calls'
import { classPrefixOf, isWorldPattern, mainWorld } from '@portal/protocol/world'
import { troubleSentence } from '@portal/store/explained'
import type { Store } from '@portal/store/store'
import { refused, StoreError, UnknownWorld } from '@portal/store/store-error'
import type { WorldInfo } from '@portal/store/worlds/snapshots'
import { refusalIn } from './answer-refusal.ts'

/** A world or a snapshot in its wire format. */
export const summaryOf = ({ name, bytes, changedAt }: WorldInfo) => ({
  name,
  bytes,
  changedAt: changedAt.toISOString(),
})

export async function listWorlds(store: Store): Promise<DataOf<typeof controlCalls.listWorlds>> {
  return (await store.worlds()).map(summaryOf)
}

/** @throws {UnknownWorld} */
export async function worldInfo(store: Store, name: string): Promise<DataOf<typeof controlCalls.worldInfo>> {
  const { world, release } = await store.lease(name)
  try {
    const found = (await store.worlds()).find((one) => one.name === world.name)
    if (!found) throw new StoreError(`The world ${world.name} was removed just now`)
    const [users, orders] = [await world.db.user.count(), await world.db.salesOrder.count()]
    const snapshots = (await store.snapshots(name)).map((snapshot) => snapshot.name)
    const { settings, faults } = world
    const bent = { now: world.now().toISOString(), seed: settings.seed, faults: faults.length }
    return { ...summaryOf(found), ...bent, users, orders, snapshots }
  } finally {
    release()
  }
}

type Problem = Omit<WorldOutcome, 'world'>
export const fine: Problem = { problem: null }

/** What a failure is that a person can do something about. @throws every other one */
export function problemOf(error: unknown): Problem {
  const problem = error instanceof StoreError ? error.message : troubleSentence('The database', error)
  if (problem === undefined) throw error
  const refusal = refusalIn(error)
  return { problem, ...(refusal ? { refusal } : {}) }
}

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
