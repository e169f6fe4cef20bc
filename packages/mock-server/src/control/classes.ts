import type { DataOf, InputOf } from '@portal/protocol/client'
import type { WorldOutcome } from '@portal/protocol/control/classes'
import type { ControlId, controlCalls } from '@portal/protocol/control/control-calls'
import { classPrefixOf } from '@portal/protocol/world'
import type { Store } from '@portal/store/store'
import { refused, StoreError } from '@portal/store/store-error'
import { changeClock } from '@portal/store/worlds/clock'
import type { World } from '@portal/store/worlds/world'
import { parseWorldName } from '@portal/store/worlds/world-name'
import type { ControlAccess } from '../access/control-access.ts'
import { entrancePath } from './entrance.ts'
import { chosenForLoss, chosenWorlds, fine, fits, problemOf } from './worlds.ts'

type Body<Id extends ControlId> = InputOf<(typeof controlCalls)[Id]> extends { body: infer Of } ? Of : never
type Data<Id extends ControlId> = DataOf<(typeof controlCalls)[Id]>

const scenarioModule = () => import('@portal/store/scenarios/apply-scenario')

/** Names of a class after a number: `class-01`, `class-02`, with as many digits as the last one needs, at least two. */
function classNames(prefix: string, count: number, after: number): string[] {
  const digits = Math.max(2, String(after + count).length)
  return Array.from({ length: count }, (_, index) =>
    parseWorldName(`${prefix}${String(after + index + 1).padStart(digits, '0')}`),
  )
}

/** @throws {StoreError} for a beginning whose last digits would count as part of the number */
function requireClass(prefix: string): void {
  if (classPrefixOf(prefix) === prefix) return
  throw new StoreError(
    `${prefix} ends in a digit, so that its worlds would belong to the class ${classPrefixOf(prefix)}#; expected a beginning such as ${prefix}-`,
    refused('classEndsInDigit', { prefix }),
  )
}

/** The highest number of a class. */
const lastNumber = (prefix: string, names: readonly string[]): number =>
  Math.max(
    0,
    ...names.filter((name) => fits(`${prefix}#`, name)).map((name) => Number(name.slice(prefix.length))),
  )

/** Makes the worlds of a class, all or none. @throws {StoreError} when one of the names is taken */
export async function makeWorlds(
  store: Store,
  { prefix, count, scenarios = [], more = false }: Body<'makeWorlds'>,
  access: ControlAccess,
): Promise<Data<'makeWorlds'>> {
  requireClass(prefix)
  const present = new Set((await store.worlds()).map(({ name }) => name))
  const names = classNames(prefix, count, more ? lastNumber(prefix.toLowerCase(), [...present]) : 0)
  const taken = names.filter((name) => present.has(name))
  if (taken.length > 0) {
    const few = taken.length > 5 ? [...taken.slice(0, 5), `and ${taken.length - 5} more`] : taken
    throw new StoreError(
      `Nothing was made: there is a world ${few.join(', ')} already; remove them (portal world remove '${prefix}#'), or choose another beginning`,
      refused('worldsTaken', { names: few.join(', '), prefix }),
    )
  }
  try {
    const { applyScenarios } = await scenarioModule()
    const wanted = { worlds: names, names: scenarios, make: true, training: true }
    const { accounts } = await applyScenarios(store, wanted)
    return { worlds: names.map((name) => ({ name, path: entrancePath(access, name, undefined) })), accounts }
  } catch (error) {
    for (const name of names) await store.removeWorld(name).catch(() => {}) // it was not made yet
    throw error
  }
}

/** Runs something for each of several worlds; a failure doesn't stop the others. */
async function forEach(
  names: readonly string[],
  work: (name: string) => Promise<unknown>,
): Promise<WorldOutcome[]> {
  const outcomes: WorldOutcome[] = []
  for (const world of names) {
    outcomes.push({ world, ...(await work(world).then(() => fine, problemOf)) })
  }
  return outcomes
}

const inWorlds = async (
  store: Store,
  patterns: readonly string[],
  work: (world: World) => Promise<unknown>,
): Promise<WorldOutcome[]> =>
  forEach(await chosenWorlds(store, patterns), async (name) => {
    const { world, release } = await store.lease(name)
    await work(world).finally(release)
  })

/** Worlds that began alike get copies of one database that is made once. */
export async function resetWorlds(
  store: Store,
  { worlds, to = 'start' }: Body<'resetWorlds'>,
): Promise<WorldOutcome[]> {
  const names = await chosenForLoss(store, worlds)
  const groups = new Map<string, { start: Start; group: string[] }>()
  for (const name of names) {
    const found = await startOf(store, name)
    const start = to === 'start' ? found : { ...found, scenarios: [] }
    const key = JSON.stringify(start)
    groups.set(key, { start, group: [...(groups.get(key)?.group ?? []), name] })
  }
  const outcomes: WorldOutcome[] = []
  for (const { start, group } of groups.values()) {
    const reset = (chosen: readonly string[]) => resetTo(store, chosen, start)
    const { problem } = await reset(group).then(() => fine, problemOf)
    // Where one of them fails, the others are reset one by one.
    outcomes.push(
      ...(problem === null
        ? group.map((world) => ({ world, problem: null }))
        : await forEach(group, (name) => reset([name]))),
    )
  }
  return outcomes.toSorted((a, b) => (a.world < b.world ? -1 : 1))
}

interface Start {
  readonly scenarios: readonly string[]
  readonly training: boolean
}

/** A damaged world is reset, too: its start is unknown then. */
async function startOf(store: Store, name: string): Promise<Start> {
  const lease = await store.lease(name).catch(() => undefined)
  lease?.release()
  const { startedWith = [], training = false } = lease?.state.settings ?? {}
  return { scenarios: startedWith, training }
}

/** Resets one world to the plain company; a training world stays one. */
export const resetToCompany = async (store: Store, name: string): Promise<void> =>
  resetTo(store, [name], { ...(await startOf(store, name)), scenarios: [] })

async function resetTo(store: Store, worlds: readonly string[], start: Start): Promise<void> {
  const { scenarios, training } = start
  if (scenarios.length > 0 || training) {
    await (await scenarioModule()).applyScenarios(store, { worlds, names: scenarios, training })
    return
  }
  for (const name of worlds) await store.resetWorld(name)
}

export const removeWorlds = async (store: Store, { worlds }: Body<'removeWorlds'>) =>
  forEach(await chosenForLoss(store, worlds), (name) => store.removeWorld(name))

export const changeClocks = (store: Store, { worlds, change }: Body<'changeClocks'>) =>
  inWorlds(store, worlds, (world) => changeClock(world, change))

export async function putIntoWorlds(
  store: Store,
  { worlds, kind, entries, update = false }: Body<'putIntoWorlds'>,
): Promise<WorldOutcome[]> {
  const { putEntries } = await import('@portal/store/entries/put-entries')
  return inWorlds(store, worlds, (world) => putEntries(world, kind, entries, { update }))
}

export async function addFaults(
  store: Store,
  { worlds, fault }: Body<'addFaults'>,
): Promise<Data<'addFaults'>> {
  const [{ addFault }, { differencesOfOrder }] = await Promise.all([
    import('@portal/store/faults/faults'),
    import('./own-answers.ts'),
  ])
  const outcomes = await inWorlds(store, worlds, (world) => addFault(world, fault))
  return outcomes.map((outcome) => ({
    ...outcome,
    differences: outcome.problem === null ? differencesOfOrder(fault) : [],
  }))
}

export async function clearFaultsOf(
  store: Store,
  { worlds }: Body<'clearFaultsOf'>,
): Promise<WorldOutcome[]> {
  const { clearFaults } = await import('@portal/store/faults/faults')
  return inWorlds(store, worlds, clearFaults)
}
