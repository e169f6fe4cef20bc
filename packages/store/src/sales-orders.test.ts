import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pointTotals, postPoints } from './sales-orders.ts'
import { type TemporaryStore, temporaryStore } from './testing/temporary-store.ts'
import type { World } from './worlds/world.ts'

let temporary: TemporaryStore
let world: World
let waiting: { id: number; distributorId: number; points: number }[]
beforeAll(async () => {
  temporary = await temporaryStore()
  world = await temporary.store.world('main')
  const { id } = await world.db.distributor.findUniqueOrThrow({ where: { code: 'D1007' } })
  waiting = await world.db.pointPosting.findMany({ where: { distributorId: id, postedAt: null } })
})
afterAll(() => temporary.remove())

const posting = (index: number) => {
  const found = waiting[index]
  if (!found) throw new Error('Too few points wait')
  return found
}
const post = (distributorId: number, ids: readonly number[]) =>
  postPoints(world, { distributorId, ids, userId: 1 })

describe('posting points', () => {
  it('moves them from waiting to posted, and loses none', async () => {
    const { id, distributorId, points } = posting(0)
    const before = await pointTotals(world.db, distributorId)
    const totals = { posted: before.posted + points, waiting: before.waiting - points }
    expect(await post(distributorId, [id, id])).toEqual({ kind: 'posted', points, totals })
    expect(await pointTotals(world.db, distributorId)).toEqual(totals)
  })

  it('happens once, and for all that were requested or for none', async () => {
    const [{ id: posted, distributorId }, { id: fresh }] = [posting(0), posting(1)]
    const before = await pointTotals(world.db, distributorId)
    expect(await post(distributorId, [posted, fresh])).toEqual({ kind: 'already-posted', ids: [posted] })
    expect(await pointTotals(world.db, distributorId)).toEqual(before)
  })

  it('knows only the postings of that distributor', async () => {
    const { id, distributorId } = posting(1)
    expect(await post(distributorId + 1, [id])).toEqual({ kind: 'unknown', ids: [id] })
  })
})
