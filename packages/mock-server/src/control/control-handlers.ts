import type { DataOf, InputOf } from '@portal/protocol/client'
import type { ControlId, controlCalls } from '@portal/protocol/control/control-calls'
import { issueCertificate, knownUser, requireUser } from '@portal/store/certificates'
import { pendingCodes } from '@portal/store/codes'
import type { Compare } from '@portal/store/compare-worlds'
import type { Store } from '@portal/store/store'
import { changeClock, clockState } from '@portal/store/worlds/clock'
import type { RowDifferences } from '@portal/store/worlds/row-differences'
import type { World } from '@portal/store/worlds/world'
import type { ControlAccess } from '../access/control-access.ts'
import { ConcurrencyLimiter } from '../calls/concurrency-limiter.ts'
import {
  addFaults,
  changeClocks,
  clearFaultsOf,
  makeWorlds,
  putIntoWorlds,
  removeWorlds,
  resetToCompany,
  resetWorlds,
} from './classes.ts'
import { entrancePath } from './entrance.ts'
import { listApprovals, listNotices, listPeople, removeNotice } from './people.ts'
import { requireKnown } from './request-stream.ts'
import { watchWorlds } from './watched-worlds.ts'
import { chosenWorlds, listWorlds, summaryOf, worldInfo } from './worlds.ts'

type ControlHandlers = {
  readonly [Id in ControlId]: (
    store: Store,
    input: InputOf<(typeof controlCalls)[Id]>,
    access: ControlAccess,
  ) => Promise<DataOf<(typeof controlCalls)[Id]>>
}

/** Does some work with a world. @throws {UnknownWorld} */
async function within<Result>(store: Store, name: string, work: (world: World) => Result | Promise<Result>) {
  const { world, release } = await store.lease(name)
  try {
    return await work(world)
  } finally {
    release()
  }
}

/** So many worlds are filled at a time: each needs a client of the database as long as it lasts. */
const filling = new ConcurrencyLimiter(4)

const fill = <Result>(store: Store, name: string, work: (world: World) => Promise<Result>) =>
  filling.take(name.toLowerCase(), () => within(store, name, work))

/** For calls that answer nothing. */
const done = async (work: Promise<unknown>): Promise<null> => {
  await work
  return null
}

/** The same for answers, whose types have no readonly lists. */
const mutable = (differences: RowDifferences): DataOf<(typeof controlCalls)['diffWorld']> =>
  Object.fromEntries(
    Object.entries(differences).map(([table, { added, changed, removed }]) => [
      table,
      { added: [...added], changed: [...changed], removed: [...removed] },
    ]),
  )

/** What a world has otherwise than another, or than when it began. */
async function compared<Found>(
  store: Store,
  world: string,
  from: string | undefined,
  compare: Compare<Found>,
): Promise<Found> {
  if (from === undefined) {
    const { changesSinceBeginning } = await import('@portal/store/scenarios/save-scenario')
    return changesSinceBeginning(store, world, compare)
  }
  const { compareWorlds } = await import('@portal/store/compare-worlds')
  return compareWorlds(store, [from, world], compare)
}

/** Loaded only then: YAML and generators cost a warm start. */
const scenarioModule = () => import('@portal/store/scenarios/apply-scenario')

/** Contains every call of the backend. */
const faultsModule = () => import('@portal/store/faults/faults')

/** What each call of the control API does; refusals are StoreErrors. */
export const controlHandlers: ControlHandlers = {
  listWorlds,
  worldInfo: (store, { pathParams }) => worldInfo(store, pathParams.world),
  async createWorld(store, { body: { name } }) {
    await store.makeWorld(name)
    return { name: name.toLowerCase() }
  },
  async ensureWorld(store, { body: { name } }) {
    await store.ensureWorld(name)
    return { name: name.toLowerCase() }
  },
  async entrance(store, { pathParams, query }, access) {
    const [first = ''] = await chosenWorlds(store, [pathParams.world])
    await within(store, first, async (world) => {
      if (query.user !== undefined) await requireUser(world, query.user)
    })
    return { path: entrancePath(access, pathParams.world, query.user) }
  },
  removeWorld: (store, { pathParams }) => done(store.removeWorld(pathParams.world)),
  resetWorld: (store, { pathParams }) => done(resetToCompany(store, pathParams.world)),

  makeWorlds: (store, { body }, access) => makeWorlds(store, body, access),
  watchWorlds: (store, { query }, access) => watchWorlds(store, query.worlds ?? '*', access),
  resetWorlds: (store, { body }) => resetWorlds(store, body),
  removeWorlds: (store, { body }) => removeWorlds(store, body),
  changeClocks: (store, { body }) => changeClocks(store, body),
  putIntoWorlds: (store, { body }) => putIntoWorlds(store, body),
  addFaults: (store, { body }) => addFaults(store, body),
  clearFaultsOf: (store, { body }) => clearFaultsOf(store, body),

  async copyWorld(store, { pathParams, body: { name } }) {
    await store.copyWorld(pathParams.world, name)
    return { name: name.toLowerCase() }
  },
  async diffWorld(store, { pathParams: { world }, query: { from } }) {
    const { rowDifferences } = await import('@portal/store/worlds/row-differences')
    return mutable(await compared(store, world, from, rowDifferences))
  },
  async worldChanges(store, { pathParams: { world }, query: { from } }) {
    const { worldChanges } = await import('@portal/store/worlds/world-changes')
    return compared(store, world, from, worldChanges)
  },

  async listSnapshots(store, { pathParams }) {
    return (await store.snapshots(pathParams.world)).map(summaryOf)
  },
  takeSnapshot: (store, { pathParams, body }) => done(store.takeSnapshot(pathParams.world, body.name)),
  restoreSnapshot: (store, { pathParams }) =>
    done(store.restoreSnapshot(pathParams.world, pathParams.snapshot)),
  removeSnapshot: (store, { pathParams }) =>
    done(store.removeSnapshot(pathParams.world, pathParams.snapshot)),

  readClock: (store, { pathParams }) => within(store, pathParams.world, clockState),
  changeClock: (store, { pathParams, body }) =>
    within(store, pathParams.world, (world) => changeClock(world, body.change)),

  listFaults: (store, { pathParams }) =>
    within(store, pathParams.world, async (world) => (await faultsModule()).listFaults(world)),
  addFault: (store, { pathParams, body }) =>
    within(store, pathParams.world, async (world) => ({
      ...(await (await faultsModule()).addFault(world, body)),
      differences: (await import('./own-answers.ts')).differencesOfOrder(body),
    })),
  removeFault: (store, { pathParams }) =>
    within(store, pathParams.world, async (world) =>
      done((await faultsModule()).removeFault(world, pathParams.id)),
    ),
  clearFaults: (store, { pathParams }) =>
    within(store, pathParams.world, async (world) => done((await faultsModule()).clearFaults(world))),

  putEntries: (store, { pathParams, body: { kind, entries, ...options } }) =>
    fill(store, pathParams.world, async (world) =>
      (await import('@portal/store/entries/put-entries')).putEntries(world, kind, entries, options),
    ),
  generateEntries: (store, { pathParams, body: { kind, ...options } }) =>
    fill(store, pathParams.world, async (world) => {
      const { generateEntries } = await import('@portal/store/entries/generate-entries')
      const { count, rows } = await generateEntries(world, kind, options)
      return { kind, count, added: [...rows] }
    }),
  changeGrants: (store, { pathParams, body }) =>
    within(store, pathParams.world, async (world) =>
      (await import('@portal/store/entries/new-users')).changeGrants(world, body),
    ),

  openSession: (store, { pathParams, body: { user } }) =>
    within(store, pathParams.world, async (world) => ({
      certificate: await issueCertificate(world, (await knownUser(world, user)).id),
    })),
  listPeople: (store, { pathParams, query }, access) =>
    within(store, pathParams.world, (world) => listPeople(world, query.search, access)),
  listApprovals: (store, { pathParams }, access) =>
    within(store, pathParams.world, (world) => listApprovals(world, access)),
  listNotices: (store, { pathParams }) => within(store, pathParams.world, listNotices),
  removeNotice: (store, { pathParams }) =>
    within(store, pathParams.world, (world) => done(removeNotice(world, pathParams.id))),
  listCodes: (store, { pathParams, query }) =>
    within(store, pathParams.world, (world) => pendingCodes(world, query.user)),

  listRequests: (store, { pathParams, query }) =>
    within(store, pathParams.world, async (world) => {
      await requireKnown(world, query)
      return world.journal.read(query)
    }),
  countRequests: (store, { pathParams, query }) =>
    within(store, pathParams.world, async (world) => {
      await requireKnown(world, query)
      return world.journal.count(query)
    }),
  clearRequests: (store, { pathParams }) =>
    within(store, pathParams.world, ({ journal, realNow }) => {
      journal.clear(new Date(realNow()))
      return null
    }),

  async listScenarios(store) {
    return (await (await scenarioModule()).listScenarios(store)).map(
      ({
        name,
        description,
        descriptionEn,
        extends: bases = [],
        accounts = [],
        story,
        at: _places,
        ...changes
      }) => {
        const summary = { name, description, descriptionEn, extends: bases, accounts }
        return { ...summary, ...(story ? { story } : {}), changes }
      },
    )
  },
  async saveScenario(
    store,
    { pathParams: { world }, body: { name, description = `The world ${world}`, replace = false } },
  ) {
    const { saveScenario } = await import('@portal/store/scenarios/save-scenario')
    return saveScenario(store, name, { world, description, replace })
  },
  async applyScenario(store, { pathParams, body }) {
    const { world } = pathParams
    // A class's world belongs to it in any state. A damaged or newly created one doesn't yet.
    const training = await within(store, world, ({ settings }) => settings.training).catch(() => false)
    return (await scenarioModule()).applyScenarios(store, { worlds: [world], training, ...body })
  },
}
