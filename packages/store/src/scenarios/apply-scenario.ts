import type { AppliedScenarios } from '@portal/protocol/control/scenarios'
import { type EntryKindName, entryKindOf } from '@portal/protocol/entries/entry-kinds'
import { noticeRow } from '../company/notices.ts'
import { writeQuestionnaire } from '../company/questionnaires.ts'
import { changeGrants } from '../entries/grants.ts'
import { putEntries } from '../entries/put-entries.ts'
import { addFault } from '../faults/faults.ts'
import type { PrismaClient } from '../generated/client.ts'
import { deliverNotices } from '../notices.ts'
import { scenariosDir } from '../paths.ts'
import { seedMenus } from '../seeds/menus.ts'
import { seedNotices } from '../seeds/notices.ts'
import { seedOrders } from '../seeds/orders.ts'
import { seedRoles } from '../seeds/roles.ts'
import { seedUsers } from '../seeds/users.ts'
import type { Store } from '../store.ts'
import { StoreError } from '../store-error.ts'
import { changeClock } from '../worlds/change-clock.ts'
import { writeIdForm } from '../worlds/settings.ts'
import type { World } from '../worlds/world.ts'
import { writeRows } from '../worlds/write-rows.ts'
import { writeMenuTree } from './menu-tree.ts'
import { type NamedScenario, readScenarios, withExtended } from './scenario-files.ts'
import { changeUsers, userIdOf, waysInto, writeSession, writeSignOn } from './scenario-people.ts'
import type { Scenario } from './scenario-schema.ts'

export const listScenarios = () => readScenarios(scenariosDir)

export const applyScenario = (
  store: Store,
  world: string,
  ...names: readonly string[]
): Promise<AppliedScenarios> => applyScenarios(store, { worlds: [world], names })

interface Application {
  readonly worlds: readonly string[]
  /** The scenarios, one on top of the other. */
  readonly names: readonly string[]
  /** Makes the worlds that there are not. */
  readonly make?: boolean
}

/**
 * Brings worlds into named states, starting from the template; each has either its old state or the whole new one.
 * @returns what was applied and how to get in
 * @throws {StoreError} for a name that there is not, and for files that are wrong
 */
export async function applyScenarios(
  store: Store,
  { worlds, names, make = false }: Application,
): Promise<AppliedScenarios> {
  const scenarios = withExtended(await listScenarios(), ...names)
  let applied: AppliedScenarios | undefined
  const fill = async (fresh: World) => {
    for (const scenario of scenarios) await apply(fresh, scenario)
    applied = await waysInto(fresh, scenarios)
  }
  await store.replaceWorlds(worlds, fill, { make })
  if (!applied) throw new Error('A world was replaced without being filled')
  return applied
}

const seeders = {
  users: seedUsers,
  roles: seedRoles,
  menus: seedMenus,
  notices: seedNotices,
  orders: seedOrders,
}

async function apply(world: World, scenario: NamedScenario): Promise<void> {
  if (scenario.rows) await writeRows(world, scenario.rows, madeAtOf(scenario))
  for (const what of scenario.empty ?? []) await emptyTables(world.db, what)
  for (const [kind, seed] of Object.entries(seeders)) {
    const count = scenario.seed?.[kind as keyof typeof seeders] // a key of the table
    if (count !== undefined) await seed(world, { count })
  }
  for (const notice of scenario.notices ?? []) await writeNotice(world, notice)
  for (const tree of scenario.menuTrees ?? []) await writeMenuTree(world, tree)
  await putAll(world, scenario)
  for (const change of scenario.users ?? []) await changeUsers(world, change)
  for (const change of scenario.grants ?? []) await changeGrants(world, change)
  for (const session of scenario.sessions ?? []) await writeSession(world, session)
  for (const signOn of scenario.signOns ?? []) await writeSignOn(world, signOn)
  if (scenario.ids) await writeIdForm(world.db, scenario.ids)
  for (const fault of scenario.faults ?? []) await addFault(world, fault)
  if (scenario.clock) await changeClock(world, scenario.clock)
}

function madeAtOf({ name, madeAt = '' }: NamedScenario): Date {
  const time = new Date(madeAt)
  if (!Number.isNaN(time.getTime())) return time
  throw new StoreError(`${name}.yaml: rows need madeAt, the time that their dates count from`)
}

/** What others refer to comes before them. */
const kindsInOrder = [
  'lookup',
  'role',
  'sale-area',
  'account',
  'user',
  'menu',
  'notice',
  'order',
  'approval',
] as const satisfies readonly EntryKindName[]

async function putAll(world: World, { name, entries = {} }: NamedScenario): Promise<void> {
  for (const kind of kindsInOrder) {
    const { plural } = entryKindOf(kind)
    const chosen = entries[plural] ?? []
    if (chosen.length === 0) continue
    const places = chosen.map((_, index) => `${name}.yaml: ${plural} ${index + 1}`)
    await putEntries(world, kind, chosen, { update: true, places })
  }
}

type Notice = NonNullable<Scenario['notices']>[number]

/** Adds a notice and gives it to its recipients. */
async function writeNotice(world: World, notice: Notice): Promise<void> {
  const { id } = await world.db.notice.create({ data: noticeRow(notice, world.now()) })
  if (notice.questionnaire) await writeQuestionnaire(world.db, id, notice.questionnaire)
  await deliverNotices(world.db, { fromNotice: id })
  if (!Array.isArray(notice.recipients)) return
  for (const userName of notice.recipients) {
    await world.db.noticeRecipient.create({ data: { noticeId: id, userId: await userIdOf(world, userName) } })
  }
}

type Tables = NonNullable<Scenario['empty']>[number]

/** Removes all rows of a kind, with everything that hangs on them. */
const emptying: Readonly<Record<Tables, (db: PrismaClient) => Promise<unknown>[]>> = {
  orders: (db) => [approvalsOf(db, 'salesOrder'), db.salesOrder.deleteMany()],
  retailOrders: (db) => [db.retailOrder.deleteMany()],
  sampleOrders: (db) => [db.sampleOrder.deleteMany()],
  projects: (db) => [approvalsOf(db, 'project'), approvalsOf(db, 'contract'), db.project.deleteMany()],
  files: (db) => [db.sharedFile.deleteMany()],
  notices: (db) => [db.notice.deleteMany()],
  menus: (db) => [db.menuItem.deleteMany()],
}

const approvalsOf = (db: PrismaClient, subject: 'salesOrder' | 'project' | 'contract') =>
  db.approvalProcess.deleteMany({ where: { subject } })

const emptyTables = (db: PrismaClient, tables: Tables): Promise<unknown> => Promise.all(emptying[tables](db))
