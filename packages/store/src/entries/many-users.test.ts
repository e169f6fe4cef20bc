import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import type { World } from '../worlds/world.ts'
import { putEntries } from './put-entries.ts'

const now = Date.parse('2026-03-31T02:00:00Z')
let temporary: TemporaryStore
let world: World
beforeAll(async () => {
  temporary = await temporaryStore({ now: () => now })
})
beforeEach(async () => {
  await temporary.store.resetWorld('main')
  world = await temporary.store.world('main')
})
afterAll(() => temporary.remove())

describe('many users in one file', () => {
  const users = Array.from({ length: 1200 }, (_, index) => ({
    name: `many${index}`,
    responsibility: index % 2 === 0 ? 'LTC_CLERK' : 'LTC_SALES',
    position: '导购',
  }))

  test('are what they are when each is put in by itself', async () => {
    await putEntries(world, 'user', [{ ...users[7], name: 'single' }])
    const { added } = await putEntries(world, 'user', users)
    expect(added).toBe(users.length)
    const held = {
      responsibilities: { select: { responsibilityId: true, sortOrder: true } },
      departments: { select: { departmentId: true, sortOrder: true } },
      positions: { select: { name: true, organizationCode: true, isDefault: true } },
      notices: { select: { noticeId: true }, orderBy: { noticeId: 'asc' } },
    } as const
    const [single, last] = await Promise.all(
      ['single', 'many1199'].map((userName) =>
        world.db.user.findUniqueOrThrow({ where: { userName }, include: held }),
      ),
    )
    for (const field of [
      'kind',
      'passwordHash',
      'responsibilities',
      'departments',
      'positions',
      'notices',
    ] as const)
      expect([field, last?.[field]]).toEqual([field, single?.[field]])
    expect(last?.notices.length).toBeGreaterThan(0)
    expect(last?.phone).toMatch(/^199\d{8}$/)
  })

  test('one that is named twice is refused at its place, and nothing is kept', async () => {
    const before = await world.db.user.count()
    const places = users.map((_, index) => `users.csv:${index + 2}`)
    const twice = users.map((user, index) => (index === 900 ? { ...user, name: 'many3' } : user))
    await expect(putEntries(world, 'user', twice, { places })).rejects.toThrow(
      'users.csv:902: name: the user many3 is there already',
    )
    expect(await world.db.user.count()).toBe(before)
  })

  test('one that is named twice is changed by its second entry where that is asked for', async () => {
    const again = [...users.slice(0, 3), { name: 'many1', 'full-name': '后来' }]
    expect(await putEntries(world, 'user', again, { update: true })).toMatchObject({ added: 3, updated: 1 })
    expect(await world.db.user.findUnique({ where: { userName: 'many1' } })).toMatchObject({
      fullName: '后来',
    })
  })

  test('one with the same code for two positions is refused', async () => {
    await expect(putEntries(world, 'user', [{ name: 'double', position: 'HQ:甲,HQ:乙' }])).rejects.toThrow(
      'user 1: positions: names the code HQ twice',
    )
  })
})
