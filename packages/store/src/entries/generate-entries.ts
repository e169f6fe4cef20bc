import { timeOf } from '@portal/protocol/entries/entry-fields'
import {
  type EntryKindName,
  type EntryOf,
  entryKindNames,
  entryKindOf,
} from '@portal/protocol/entries/entry-kinds'
import { type RawEntry, readEntry } from '@portal/protocol/entries/read-entry'
import { expectedOf } from '@portal/protocol/rules/nearest'
import type { SalesOrderStatus, UserKind } from '../generated/client.ts'
import type { Made, SeedOptions } from '../seeds/in-chunks.ts'
import { StoreError } from '../store-error.ts'
import { dayMs } from '../worlds/clock.ts'
import type { World } from '../worlds/world.ts'
import { positionRows } from './new-users.ts'
import { audienceOf, lookedUp } from './notice-entries.ts'
import { defined } from './people.ts'
import { EntryRefusal, idsOf, type Writing, writingIn } from './writing.ts'

type Generate = (world: World, options: SeedOptions<EntryOf<EntryKindName>>) => Promise<Made<object>>

/** A generator with fields in common; it is loaded only when it is needed, as all of them are. */
const withGiven =
  <Kind extends EntryKindName, Given>(
    load: () => Promise<(world: World, options: SeedOptions<Given>) => Promise<Made<object>>>,
    resolve: (entry: EntryOf<Kind>, writing: Writing) => Promise<Given>,
  ): Generate =>
  async (world, { given = {}, ...options }) => {
    const now = world.now()
    const { demoPasswordHash } = world.settings
    // A read-only view of the world: given values refer to existing records before anything is generated.
    const writing = writingIn(world.db, now, demoPasswordHash)
    const seed = await load()
    return seed(world, { ...options, given: await resolve(given as EntryOf<Kind>, writing) }) // of this kind: its fields were checked
  }

const time = (text: string | undefined, now: Date) => {
  const ms = text === undefined ? undefined : timeOf(text, now.getTime())
  return ms === undefined ? undefined : new Date(ms)
}

/** Everything that can be generated, by what several are called. */
const generators = {
  users: withGiven(
    async () => (await import('../seeds/users.ts')).seedUsers,
    async ({ kind, distributor, twoFactor, positions, ...entry }: EntryOf<'user'>, writing) => {
      const { responsibilities } = entry
      const departments =
        entry.departments ?? (responsibilities && (await writing.departmentsOf(responsibilities)))
      return defined({
        kind: kind as UserKind | undefined, // values of the field are those of the database
        twoFactor,
        responsibilities:
          responsibilities && (await idsOf(writing, 'responsibility', responsibilities, 'responsibilities')),
        departments: departments && (await idsOf(writing, 'department', departments, 'departments')),
        positions: positions && positionRows(0, positions, departments?.[0] ?? 'POST'),
        distributor:
          distributor === undefined
            ? undefined
            : await writing.idOf('distributor', distributor, 'distributor'),
      })
    },
  ),
  roles: withGiven(
    async () => (await import('../seeds/users.ts')).seedRoles,
    async ({ system, like }: EntryOf<'role'>, { idOf }) =>
      defined({
        system: system === undefined ? undefined : await idOf('system', system, 'system'),
        like: like === undefined ? undefined : await idOf('responsibility', like, 'like'),
      }),
  ),
  menus: withGiven(
    async () => (await import('../seeds/menus.ts')).seedMenus,
    async ({ system, under, icon, ...entry }: EntryOf<'menu'>, writing) => {
      const systemId = system === undefined ? undefined : await writing.idOf('system', system, 'system')
      const group =
        under === undefined
          ? undefined
          : await writing.tx.menuItem.findFirst({
              where: { code: under, ...(systemId === undefined ? {} : { systemId }) },
            })
      if (group === null) throw new EntryRefusal('under', `there is no menu item ${under}`)
      const { departments, responsibilities } = entry
      return defined({
        ...{ system: systemId, under: group?.id, icon },
        departments: departments && (await idsOf(writing, 'department', departments, 'departments')),
        responsibilities:
          responsibilities && (await idsOf(writing, 'responsibility', responsibilities, 'responsibilities')),
      })
    },
  ),
  notices: withGiven(
    async () => (await import('../seeds/notices.ts')).seedNotices,
    async (entry: EntryOf<'notice'>, writing) => {
      const { now } = writing
      const startDate = time(entry.from, now)
      const endDate = time(entry.until, now) ?? (startDate && new Date(startDate.getTime() + 14 * dayMs))
      const audience = entry.for && audienceOf(entry.for)
      return defined({
        ...{
          startDate,
          endDate,
          createdAt: startDate && new Date(Math.min(startDate.getTime(), now.getTime())),
          audience,
        },
        ...{ messTypePath: entry.link, showInHomePage: entry.onHomePage, systemCode: entry.system },
        type: entry.type && (await lookedUp('type', 'NOTICE_TYPE', entry.type, writing)),
        status: entry.status && (await lookedUp('status', 'NOTICE_STATUS', entry.status, writing)),
        recipients:
          audience === 'selected' ? await idsOf(writing, 'user', entry.for ?? [], 'for') : undefined,
      })
    },
  ),
  orders: withGiven(
    async () => (await import('../seeds/orders.ts')).seedOrders,
    async (entry: EntryOf<'order'>, { now, idOf }) =>
      defined({
        distributor:
          entry.distributor === undefined
            ? undefined
            : await idOf('distributor', entry.distributor, 'distributor'),
        // Values of the fields are those of the database.
        unit: entry.unit as 'ceramic' | 'bathroom' | undefined,
        status: entry.status as SalesOrderStatus | undefined,
        orderedAt: time(entry.ordered, now),
        deliveryDate: time(entry.delivery, now),
        createdById: entry.by === undefined ? undefined : await idOf('user', entry.by, 'by'),
      }),
  ),
  approvals: async (world, options) =>
    (await import('../seeds/approval-cases.ts')).seedApprovals(world, options),
  pickups: async (world, options) => (await import('../seeds/pickups.ts')).seedPickups(world, options),
  'retail-orders': async (world, options) =>
    (await import('../seeds/retail-orders.ts')).seedRetailOrders(world, options),
  'sample-orders': async (world, options) =>
    (await import('../seeds/retail-orders.ts')).seedSampleOrders(world, options),
  projects: async (world, options) => (await import('../seeds/projects.ts')).seedProjects(world, options),
} as const satisfies Record<string, Generate>

type Options = Omit<SeedOptions, 'given'> & { readonly given?: RawEntry }

/**
 * Adds generated rows to a world, all or none.
 * @param plural name of several of the kind
 * @throws {StoreError} with the error, or that of a given field
 */
export async function generateEntries(
  world: World,
  plural: string,
  { given = {}, ...options }: Options,
): Promise<Made<object>> {
  const generate = Object.hasOwn(generators, plural)
    ? generators[plural as keyof typeof generators]
    : undefined
  if (!generate) {
    throw new StoreError(`There is no ${plural} to generate; ${expectedOf(plural, Object.keys(generators))}`)
  }
  try {
    return await generate(world, { ...options, given: readGiven(plural, given) })
  } catch (error) {
    if (!(error instanceof EntryRefusal)) throw error
    throw new StoreError(`${plural}: ${error.field}: ${error.message}`)
  }
}

function readGiven(plural: string, given: RawEntry): EntryOf<EntryKindName> {
  if (Object.keys(given).length === 0) return {}
  const kind = entryKindNames.find((name) => entryKindOf(name).plural === plural)
  if (!kind) throw new StoreError(`Generated ${plural} take no fields`)
  const { entry, problems } = readEntry(kind, given)
  const [problem] = problems
  if (problem) throw new StoreError(`${plural}: ${problem.field}: ${problem.message}`)
  const allowed = entryKindOf(kind).generated?.fields ?? []
  const foreign = Object.keys(entry).find((field) => !allowed.includes(field))
  if (foreign === undefined) return entry
  throw new StoreError(
    `Generated ${plural} have their own ${foreign}; fields that can be given are ${allowed.join(', ') || 'none'}`,
  )
}
