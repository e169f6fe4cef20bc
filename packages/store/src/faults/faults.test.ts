import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../store.ts'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import type { World } from '../worlds/world.ts'
import { addFault, clearFaults, listFaults, removeFault, triggerFaults } from './faults.ts'

let temporary: TemporaryStore
let world: World
beforeAll(async () => {
  temporary = await temporaryStore()
  world = await temporary.store.world('main')
})
afterAll(() => temporary.remove())
beforeEach(() => clearFaults(world))

const request = { callId: 'login', path: '/api/login', userName: 'wangjing' }
const kinds = async (asked = request) => (await triggerFaults(world, asked)).map(({ effect }) => effect.kind)
const times = async (count: number) => {
  const struck: string[] = []
  for (let index = 0; index < count; index++) struck.push((await kinds()).join())
  return struck
}

describe('a fault strikes', () => {
  it.each([
    ['its call', { target: 'login' }, ['noAnswer']],
    ['no other call', { target: 'findDic' }, []],
    ['the paths of its pattern', { target: '/api/*' }, ['noAnswer']],
    ['its user', { target: '*', user: 'wangjing' }, ['noAnswer']],
    ['no other user', { target: '*', user: 'admin' }, []],
    ['never when its probability is nothing', { target: '*', probability: 0 }, []],
  ])('%s', async (_what, order, expected) => {
    await addFault(world, { kind: 'noAnswer', ...order })
    expect(await kinds()).toEqual(expected)
  })

  it('as often as it was counted, however many ask at once, and is listed as used up until it is removed', async () => {
    const { id } = await addFault(world, { kind: 'reset', target: 'login', count: 3 })
    const struck = await Promise.all(Array.from({ length: 10 }, () => kinds()))
    expect(struck.flat()).toHaveLength(3)
    expect(listFaults(world)).toEqual([{ id, kind: 'reset', target: 'login', count: 0, strikes: 3 }])
    expect(world.faults).toEqual([])
    await removeFault(world, id)
    expect(listFaults(world)).toEqual([])
  })

  it('and of those that are used up the latest hundred are kept', async () => {
    const usedUp = { kind: 'reset', target: 'login', remaining: 0 }
    await world.db.fault.createMany({ data: Array.from({ length: 102 }, () => usedUp) })
    const { id } = await addFault(world, { kind: 'reset', target: 'login' })
    const ids = listFaults(world).map((fault) => fault.id)
    expect(ids).toEqual(Array.from({ length: 101 }, (_, index) => id - 100 + index))
  })

  it('after those that it lets pass, as often as it was counted', async () => {
    await addFault(world, { kind: 'reset', target: 'login', skip: 2, count: 1 })
    expect(listFaults(world)).toMatchObject([{ skip: 2, count: 1 }])
    expect(await times(4)).toEqual(['', '', 'reset', ''])
  })

  it('one step of a sequence after the other, however many ask at once, and is used up then', async () => {
    const steps = [
      { kind: 'pass', times: 2 },
      { kind: 'sessionEnded' },
      { kind: 'answer', body: { status: 'S', data: [] } },
    ] as const
    await addFault(world, { kind: 'sequence', target: 'login', skip: 1, steps: [...steps] })
    expect(listFaults(world)).toMatchObject([{ kind: 'sequence', skip: 1, count: 4, steps }])
    expect(await times(3)).toEqual(['', '', ''])
    const struck = await Promise.all(Array.from({ length: 5 }, () => kinds()))
    expect(struck.flat().toSorted()).toEqual(['answer', 'sessionEnded'])
    expect(listFaults(world)).toMatchObject([{ count: 0, strikes: 2 }])
  })

  it('the first step of a sequence again, when it counts beyond the last', async () => {
    const steps = [{ kind: 'reset' as const }, { kind: 'pass' as const }]
    await addFault(world, { kind: 'sequence', target: 'login', count: 5, steps })
    expect(await times(6)).toEqual(['reset', '', 'reset', '', 'reset', ''])
  })

  it('and tells how often, its numbers those of this life of the world', async () => {
    await addFault(world, { kind: 'reset', target: 'login' })
    await addFault(world, { kind: 'noAnswer', target: '*', user: 'admin' })
    await times(2)
    expect(listFaults(world).map(({ strikes }) => strikes)).toEqual([2, 0])
    await temporary.store.resetWorld('main')
    world = await temporary.store.world('main')
    const { id } = await addFault(world, { kind: 'reset', target: 'login' })
    expect(listFaults(world)).toEqual([{ id, kind: 'reset', target: 'login', strikes: 0 }])
  })

  it('the same requests for the same seed, others for another, about as many as it says', async () => {
    const order = { kind: 'reset', target: 'login', probability: 0.5 } as const
    const runs: string[][] = []
    for (const seed of ['a', 'a', 'b']) {
      await clearFaults(world)
      await addFault(world, { ...order, seed })
      runs.push(await times(60))
    }
    const [first, again, other] = runs
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
    expect(first?.filter(Boolean).length).toBeGreaterThan(15)
    expect(first?.filter(Boolean).length).toBeLessThan(45)
  })

  it('with a latency from its range', async () => {
    await addFault(world, { kind: 'latency', target: '*', ms: 100, toMs: 200 })
    const delays: number[] = []
    for (let index = 0; index < 20; index++) {
      for (const { delayMs } of await triggerFaults(world, request)) delays.push(delayMs)
    }
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(100)
    expect(Math.max(...delays)).toBeLessThanOrEqual(200)
    expect(new Set(delays).size).toBeGreaterThan(5)
  })
})

it('another process sees a fault at once, another world never', async () => {
  const other = await openStore({ dataDir: temporary.dataDir })
  await other.ensureWorld('elsewhere')
  const [same, elsewhere] = [await other.world('main'), await other.world('elsewhere')]
  const { id } = await addFault(world, { target: 'login', kind: 'rejection', code: 17, message: '维护中' })
  const values = { target: 'login', kind: 'rejection', code: 17, message: '维护中' }
  expect(listFaults(same)).toEqual([{ id, ...values, strikes: 0 }])
  expect(listFaults(elsewhere)).toEqual([])
  await removeFault(same, id)
  expect(listFaults(world)).toEqual([])
  await other.close()
})

it.each([
  [{ target: 'logon', kind: 'reset' }, 'There is no call logon; did you mean login?'],
  [{ target: '*', kind: 'latency' }, 'A fault latency needs ms'],
  [{ target: '*', kind: 'reset', code: 1 }, 'A fault reset takes no code; expected none'],
  [{ target: '*', kind: 'latency', ms: 9, toMs: 3 }, 'ends at 3 before it begins at 9'],
] as const)('%j is refused', async (order, message) => {
  await expect(addFault(world, order)).rejects.toThrow(message)
})

it('a fault that does not exist cannot be removed', async () => {
  await expect(removeFault(world, 999_999)).rejects.toThrow('has no fault 999999')
})
