import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import type { World } from '../worlds/world.ts'
import { generateEntries } from './generate-entries.ts'

let temporary: TemporaryStore
let world: World
beforeAll(async () => {
  temporary = await temporaryStore()
})
beforeEach(async () => {
  await temporary.store.resetWorld('main')
  world = await temporary.store.world('main')
})
afterAll(() => temporary.remove())

describe('generated rows have what is given', () => {
  test('users', async () => {
    const given = { responsibility: 'LTC_CLERK', department: 'CERAMIC' }
    await generateEntries(world, 'users', { count: 12, given })
    const users = await world.db.user.findMany({
      orderBy: { id: 'desc' },
      take: 12,
      include: {
        responsibilities: { include: { responsibility: true } },
        departments: { include: { department: true } },
      },
    })
    for (const user of users) {
      expect(user.responsibilities.map(({ responsibility }) => responsibility.code)).toEqual(['LTC_CLERK'])
      expect(user.departments.map(({ department }) => department.code)).toEqual(['CERAMIC'])
    }
  })

  test('notices, menus, roles and orders', async () => {
    await generateEntries(world, 'notices', { count: 3, given: { type: 'policy', for: ['wangjing'] } })
    const notices = await world.db.notice.findMany({
      orderBy: { id: 'desc' },
      take: 3,
      include: { recipients: true },
    })
    for (const notice of notices) expect(notice).toMatchObject({ type: 'policy', recipients: [{}] })
    await generateEntries(world, 'menus', { count: 3, given: { system: 'LTC', icon: 'gift' } })
    expect(
      await world.db.menuItem.count({
        where: { system: { code: 'LTC' }, icon: 'gift', code: { startsWith: 'PAGE_' } },
      }),
    ).toBe(3)
    await generateEntries(world, 'roles', { count: 3, given: { like: 'LTC_CLERK' } })
    expect(await world.db.responsibility.count({ where: { code: { startsWith: 'LTC_CLERK_' } } })).toBe(3)
    await generateEntries(world, 'orders', {
      count: 3,
      given: { distributor: 'D1001', status: 'draft', by: 'lihao' },
    })
    const orders = await world.db.salesOrder.findMany({
      orderBy: { id: 'desc' },
      take: 3,
      include: { distributor: true, createdBy: true },
    })
    for (const order of orders) {
      expect(order).toMatchObject({
        status: 'draft',
        distributor: { code: 'D1001' },
        createdBy: { userName: 'lihao' },
      })
    }
  })

  test.each([
    [
      'users',
      { name: 'x' },
      'Generated users have their own name; fields that can be given are kind, responsibilities',
    ],
    ['users', { responsibility: 'X' }, 'users: responsibilities: there is no responsibility X'],
    ['projects', { name: 'x' }, 'Generated projects take no fields'],
    ['user', {}, 'There is no user to generate; did you mean users?'],
  ])('%s with %j are refused', async (plural, given, message) => {
    await expect(generateEntries(world, plural, { count: 1, given })).rejects.toThrow(message)
  })

  test('and none of them is kept when it is interrupted', async () => {
    const ended = new AbortController()
    const before = await world.db.salesOrder.count()
    const onProgress = () => ended.abort()
    await expect(
      generateEntries(world, 'orders', { count: 9000, signal: ended.signal, onProgress }),
    ).rejects.toThrow('Interrupted: none of the 9000 orders was added')
    expect(await world.db.salesOrder.count()).toBe(before)
  })
})
