import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import type { World } from '../worlds/world.ts'
import type { Made, SeedOptions } from './in-chunks.ts'
import { seedMenus } from './menus.ts'
import { seedNotices } from './notices.ts'
import { seedOrders } from './orders.ts'
import { seedProjects } from './projects.ts'
import { randomFor } from './random.ts'
import { seedRetailOrders, seedSampleOrders } from './retail-orders.ts'
import { seedRoles, seedUsers } from './users.ts'

const id = (one: number) => one
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 }), { minLength: 1, maxLength: 50 })

describe('a new field or row moves no other', () => {
  it('whatever else is drawn before, in whatever order', () => {
    const anything = fc.array(fc.tuple(fc.integer(), fc.string()))
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.string(), anything, (seed, key, field, others) => {
        const draw = randomFor(seed, 'User', key)
        const alone = draw(field).int(0, 1_000_000)
        for (const [otherKey, otherField] of others) randomFor(seed, 'User', otherKey)(otherField).int(0, 9)
        for (const [, otherField] of others) draw(otherField).pick([1, 2])
        expect(draw(field).int(0, 1_000_000)).toBe(alone)
      }),
    )
  })

  it('a row that can be chosen is chosen or changes nothing, at any place', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), ids, fc.nat(), (seed, key, rows, place) => {
        const draw = randomFor(seed, 'SalesOrder', key)
        const [added = 0, ...before] = rows
        fc.pre(before.length > 0)
        const chosen = draw('product').choose(before, id)
        const after = before.toSpliced(place % rows.length, 0, added)
        expect([chosen, added]).toContain(draw('product').choose(after, id))
        expect(draw('product').choose(before.toReversed(), id)).toBe(chosen)
      }),
    )
  })

  it('rows are chosen evenly', () => {
    const counts = new Map<number, number>()
    for (let key = 0; key < 10_000; key++) {
      const chosen = randomFor(
        'portal',
        'SalesOrder',
        key,
      )('product').choose([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], id)
      counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
    }
    for (const count of counts.values()) expect(count).toBeGreaterThan(850)
    expect(counts.size).toBe(10)
  })
})

type Seed = (world: World, options: SeedOptions) => Promise<Made<unknown>>

/** Days, and what follows from them: those of a row depend on how many there are. */
const ofDays = ['status', 'stage', 'orderedAt', 'deliveryDate', 'requestedAt', 'registeredAt']
const kinds: Readonly<Record<string, readonly [seed: Seed, ...tables: string[]]>> = {
  users: [seedUsers, 'User', 'UserDepartment', 'UserResponsibility', 'Position', 'NoticeRecipient'],
  roles: [seedRoles, 'Responsibility', 'MenuItemResponsibility'],
  menus: [seedMenus, 'MenuItem', 'MenuItemDepartment', 'MenuItemResponsibility'],
  notices: [seedNotices, 'Notice', 'NoticeRecipient'],
  orders: [seedOrders, 'SalesOrder', 'SalesOrderLine'],
  'retail orders': [seedRetailOrders, 'RetailOrder'],
  'sample orders': [seedSampleOrders, 'SampleOrder', 'SampleOrderLine'],
  projects: [seedProjects, 'Project'],
}

describe('how many are generated at once changes nothing but days', () => {
  let temporary: TemporaryStore
  beforeAll(async () => {
    const now = Date.parse('2026-03-31T02:00:00Z')
    temporary = await temporaryStore({ now: () => now })
  })
  afterAll(() => temporary.remove())

  const rowsOf = async ({ db }: World, table: string) =>
    (await db.$queryRawUnsafe<object[]>(`SELECT * FROM "${table}" ORDER BY rowid`)).map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !ofDays.includes(name))),
    )

  it.each(Object.keys(kinds))('%s', async (kind) => {
    const [seed, ...tables] = kinds[kind] ?? []
    const [few, many] = [await temporary.world('few'), await temporary.world('many')]
    expect(await seed?.(few, { count: 7 })).toMatchObject({ count: 7 })
    await seed?.(many, { count: 520 })
    for (const table of tables) {
      const [some, all] = [await rowsOf(few, table), await rowsOf(many, table)]
      expect(all.slice(0, some.length)).toEqual(some)
      expect(all.length).toBeGreaterThan(some.length)
    }
    for (const name of ['few', 'many']) await temporary.store.resetWorld(name)
  })
})
