import type { AppliedScenarios } from '@portal/protocol/control/scenarios'
import { entryKindNames, entryKindOf } from '@portal/protocol/entries/entry-kinds'
import { noticeRow, writeQuestionnaire } from '../company/notices.ts'
import { changeGrants } from '../entries/new-users.ts'
import { putEntries } from '../entries/put-entries.ts'
import { addFault } from '../faults/faults.ts'
import type { PrismaClient } from '../generated/client.ts'
import { deliverNotices } from '../notices.ts'
import { scenariosDir } from '../paths.ts'
import { seedMenus } from '../seeds/menus.ts'
import { seedNotices } from '../seeds/notices.ts'
import { seedOrders } from '../seeds/orders.ts'
import { seedRoles, seedUsers } from '../seeds/users.ts'
import type { Store } from '../store.ts'
import { StoreError } from '../store-error.ts'
import { writeStory, writeTraining } from '../training/tour.ts'
import { changeClock } from '../worlds/clock.ts'
import { writeIdForm, writeStart } from '../worlds/settings.ts'
import type { World } from '../worlds/world.ts'
import { writeRows } from '../worlds/write-rows.ts'
import {
  changeUsers,
  type NamedScenario,
  readAllScenarios,
  requireSameFixtures,
  signInOptions,
  userIdOf,
  withExtended,
  writeSession,
  writeSignOn,
} from './scenario-files.ts'
import { placed, placeIn, requireGround, requirePeople, requirePeopleOfStory } from './scenario-references.ts'
import type { Scenario } from './scenario-schema.ts'

type MenuTree = NonNullable<Scenario['menuTrees']>[number]

/** Adds a tree of groups within groups to a system, with some pages at each level. */
async function writeMenuTree({ db }: World, { system: code, levels, items }: MenuTree): Promise<void> {
  const model = await db.menuItem.findFirst({
    where: { system: { code }, parentId: null },
    include: { departments: true, responsibilities: true },
    orderBy: { sortOrder: 'asc' },
  })
  if (!model) throw new StoreError(`A menu tree needs a system with a menu, and ${code} has none`)
  const seenBy = {
    departments: { create: model.departments.map(({ departmentId }) => ({ departmentId })) },
    responsibilities: {
      create: model.responsibilities.map(({ responsibilityId }) => ({ responsibilityId })),
    },
  }
  const write = (place: string, parentId: number | null, sortOrder: number, names: object) => {
    const data = {
      systemId: model.systemId,
      parentId,
      sortOrder,
      path: `/pages/deep/${place}`,
      name: place,
      nameEn: place,
    }
    return db.menuItem.create({ data: { ...data, ...names, code: `DEEP_${place}`, ...seenBy } })
  }
  let parentId: number | null = null
  for (let level = 1; level <= levels; level++) {
    const group = await write(`${level}`, parentId, 1000, { name: `第${level}层`, nameEn: `Level ${level}` })
    for (let item = 1; item <= items; item++) {
      const names = { name: `第${level}层页面${item}`, nameEn: `Level ${level}, page ${item}` }
      await write(`${level}-${item}`, group.id, item, names)
    }
    parentId = group.id
  }
}

/** Those that come with the portal, and those saved from worlds of a data folder. */
export const listScenarios = ({ scenariosDir: saved }: Pick<Store, 'scenariosDir'>) =>
  readAllScenarios(scenariosDir, saved)

export const applyScenario = (
  store: Store,
  world: string,
  ...names: readonly string[]
): Promise<AppliedScenarios> => applyScenarios(store, { worlds: [world], names })

interface Application {
  readonly worlds: readonly string[]
  /** The scenarios, one on top of the other. */
  readonly names: readonly string[]
  /** Makes the worlds that do not exist. */
  readonly make?: boolean
  /** Marks it as training for its users; so does a story. */
  readonly training?: boolean
}

/**
 * Brings worlds into named states, starting from the template; each has either its old state or the whole new one.
 * @returns what was applied and how to sign in
 * @throws {StoreError} for an unknown name, for invalid files, and for a scenario that was saved over other fixtures
 */
export async function applyScenarios(
  store: Store,
  { worlds, names, make = false, training = false }: Application,
): Promise<AppliedScenarios> {
  const scenarios = withExtended(await listScenarios(store), ...names)
  await requireSameFixtures(store.companyDir, scenarios)
  let applied: AppliedScenarios | undefined
  const fill = async (fresh: World) => {
    await fillWith(fresh, scenarios)
    await writeStart(fresh.db, names, new Date(fresh.realNow()))
    if (training) await writeTraining(fresh.db)
    const teller = scenarios.findLast(({ story }) => story)
    if (teller?.story) {
      await requirePeopleOfStory(fresh, teller)
      await writeStory(fresh.db, teller.name, teller.story)
    }
    applied = await signInOptions(fresh, scenarios)
  }
  await store.replaceWorlds(worlds, fill, { make })
  if (!applied) throw new Error('A world was replaced without being filled')
  return applied
}

/** Applies scenarios to a world, one on top of the other. */
export async function fillWith(world: World, scenarios: readonly NamedScenario[]): Promise<void> {
  for (const scenario of scenarios) await apply(world, scenario)
}

const seeders = {
  users: seedUsers,
  roles: seedRoles,
  menus: seedMenus,
  notices: seedNotices,
  orders: seedOrders,
}

async function apply(world: World, scenario: NamedScenario): Promise<void> {
  const { rows, clock } = scenario
  const each = async <Part>(
    field: string,
    parts: readonly Part[] = [],
    write: (world: World, part: Part) => Promise<unknown>,
  ): Promise<void> => {
    for (const [index, part] of parts.entries()) {
      await placed(scenario, [field, index], () => write(world, part))
    }
  }
  if (rows) await placed(scenario, ['rows'], () => writeRows(world, rows, madeAtOf(scenario)))
  for (const what of scenario.empty ?? []) await emptyTables(world.db, what)
  for (const [kind, seed] of Object.entries(seeders)) {
    const count = scenario.seed?.[kind as keyof typeof seeders] // a key of the table
    if (count !== undefined) await seed(world, { count })
  }
  await requireGround(world, scenario)
  await each('notices', scenario.notices, writeNotice)
  await each('menuTrees', scenario.menuTrees, writeMenuTree)
  await putAll(world, scenario)
  await requirePeople(world, scenario)
  await each('users', scenario.users, changeUsers)
  await each('grants', scenario.grants, changeGrants)
  await each('sessions', scenario.sessions, writeSession)
  await each('signOns', scenario.signOns, writeSignOn)
  if (scenario.ids) await writeIdForm(world.db, scenario.ids)
  await each('faults', scenario.faults, addFault)
  if (clock) await placed(scenario, ['clock'], () => changeClock(world, clock))
}

function madeAtOf({ madeAt = '' }: NamedScenario): Date {
  const time = new Date(madeAt)
  if (!Number.isNaN(time.getTime())) return time
  throw new StoreError('needs madeAt beside it, the time that its dates count from')
}

async function putAll(world: World, scenario: NamedScenario): Promise<void> {
  const { entries = {} } = scenario
  for (const kind of entryKindNames) {
    const { plural } = entryKindOf(kind)
    const chosen = entries[plural] ?? []
    if (chosen.length === 0) continue
    const places = chosen.map((_, index) => placeIn(scenario, ['entries', plural, index]))
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
  applications: (db) => [
    db.approvalProcess.deleteMany({ where: { subject: { notIn: ['salesOrder', 'project', 'contract'] } } }),
    db.application.deleteMany(),
  ],
  files: (db) => [db.sharedFile.deleteMany()],
  notices: (db) => [db.notice.deleteMany()],
  menus: (db) => [db.menuItem.deleteMany()],
}

const approvalsOf = (db: PrismaClient, subject: 'salesOrder' | 'project' | 'contract') =>
  db.approvalProcess.deleteMany({ where: { subject } })

const emptyTables = (db: PrismaClient, tables: Tables): Promise<unknown> => Promise.all(emptying[tables](db))
