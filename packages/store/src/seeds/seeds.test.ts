import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyPassword } from '../certificates.ts'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import type { World } from '../worlds/world.ts'
import { seedApprovals } from './approval-cases.ts'
import { seedMenus } from './menus.ts'
import { seedNotices } from './notices.ts'
import { seedOrders } from './orders.ts'
import { seedPickups } from './pickups.ts'
import { seedProjects } from './projects.ts'
import { seedRetailOrders, seedSampleOrders } from './retail-orders.ts'
import { seedRoles, seedUsers } from './users.ts'

let temporary: TemporaryStore
let world: World
beforeAll(async () => {
  temporary = await temporaryStore()
  world = await temporary.store.world('main')
})
afterAll(() => temporary.remove())

describe('seeding users', () => {
  it('adds people who can sign in, hold something and have their notices', async () => {
    const before = await world.db.user.count()
    const { rows: made } = await seedUsers(world, { count: 600 })
    expect(await world.db.user.count()).toBe(before + 600)
    const user = await world.db.user.findUniqueOrThrow({
      where: { userName: made.at(-1)?.userName ?? '' },
      include: { responsibilities: { include: { responsibility: true } }, departments: true, notices: true },
    })
    expect(await verifyPassword(world.settings.demoPassword, user.passwordHash)).toBe(true)
    expect(user.departments.length).toBeGreaterThan(0)
    expect(user.responsibilities.length).toBeGreaterThan(0)
    expect(user.notices.length).toBeGreaterThan(0)
  })

  it('makes no administrator', async () => {
    const admins = { responsibilities: { some: { responsibility: { code: 'admin' } } } }
    expect((await world.db.user.findMany({ where: admins })).map(({ userName }) => userName)).toEqual([
      'admin',
    ])
  })

  it('reports how far it is', async () => {
    const steps: unknown[] = []
    await seedUsers(world, { count: 501, onProgress: (step) => steps.push(step) })
    expect(steps).toEqual([
      { task: 'users', done: 500, total: 501 },
      { task: 'users', done: 501, total: 501 },
    ])
  })

  it('makes the same people of the same seed, others of another', async () => {
    const names = async (seed: string, name: string) =>
      (await seedUsers(await temporary.world(name), { count: 20, seed })).rows.map(({ fullName }) => fullName)
    const first = await names('a', 'first')
    expect(await names('a', 'second')).toEqual(first)
    expect(await names('b', 'third')).not.toEqual(first)
  })

  it.each([0, -1, 1.5, Number.NaN, 1_000_001])('refuses a count of %d', async (count) => {
    await expect(seedUsers(world, { count })).rejects.toThrow('expected a whole number from 1 to 1000000')
  })
})

describe('seeding', () => {
  it('roles gives their holders the menu of the responsibility they vary', async () => {
    const {
      rows: [made],
    } = await seedRoles(world, { count: 3 })
    const role = await world.db.responsibility.findUniqueOrThrow({
      where: { code: made?.code ?? '' },
      include: { menuItems: true },
    })
    expect(role.menuItems.length).toBeGreaterThan(0)
  })

  it('menus puts items into groups, seen by those who see the group', async () => {
    const {
      rows: [made],
    } = await seedMenus(world, { count: 3 })
    const include = { departments: true, responsibilities: true, parent: { include: { departments: true } } }
    const item = await world.db.menuItem.findFirstOrThrow({ where: { code: made?.code ?? '' }, include })
    expect(item.departments.map(({ departmentId }) => departmentId)).toEqual(
      item.parent?.departments.map(({ departmentId }) => departmentId),
    )
    expect(item.responsibilities.length).toBeGreaterThan(0)
  })

  it('notices reaches everybody', async () => {
    const {
      rows: [made],
    } = await seedNotices(world, { count: 2 })
    const reached = await world.db.noticeRecipient.count({ where: { noticeId: made?.id ?? 0 } })
    expect(reached).toBe(await world.db.user.count())
  })

  it('orders continues after those there are', async () => {
    const before = await world.db.salesOrder.count()
    await seedOrders(world, { count: 5 })
    const { rows: made } = await seedOrders(world, { count: 5 })
    expect(await world.db.salesOrder.count()).toBe(before + 10)
    expect(made).toHaveLength(5)
  })

  it.each([
    ['pickup', seedPickups],
    ['retailOrder', seedRetailOrders],
    ['sampleOrder', seedSampleOrders],
    ['project', seedProjects],
  ] as const)('adds rows of %s', async (model, seed) => {
    const count = () => (world.db[model].count as () => Promise<number>)() // the models' own types differ
    const before = await count()
    expect(await seed(world, { count: 7 })).toMatchObject({ count: 7 })
    expect(await count()).toBe(before + 7)
  })

  it('approvals finds what has none yet, and ends when nothing is left', async () => {
    await seedOrders(world, { count: 40 })
    const made = await seedApprovals(world, { count: 5000 })
    expect(made.count).toBeGreaterThan(5)
    expect(await seedApprovals(world, { count: 5 })).toEqual({ count: 0, rows: [] })
    const submitted = await world.db.salesOrder.findMany({ where: { status: 'submitted' } })
    const running = { subject: 'salesOrder', state: 'running' } as const
    expect(await world.db.approvalProcess.count({ where: running })).toBe(submitted.length)
  })

  it('leaves a sound database', async () => {
    expect(await world.db.$queryRaw`PRAGMA foreign_key_check`).toEqual([])
    expect(await world.db.$queryRaw`PRAGMA integrity_check`).toEqual([{ integrity_check: 'ok' }])
  })
})
