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
const kinds = async (asked = request) => (await triggerFaults(world, asked)).map(({ fault }) => fault.kind)
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

  it('as often as it was counted, however many ask at once, and is gone then', async () => {
    await addFault(world, { kind: 'reset', target: 'login', count: 3 })
    const struck = await Promise.all(Array.from({ length: 10 }, () => kinds()))
    expect(struck.flat()).toHaveLength(3)
    expect(listFaults(world)).toEqual([])
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
  expect(listFaults(same)).toEqual([{ id, target: 'login', kind: 'rejection', code: 17, message: '维护中' }])
  expect(listFaults(elsewhere)).toEqual([])
  await removeFault(same, id)
  expect(listFaults(world)).toEqual([])
  await other.close()
})

it.each([
  [{ target: 'logon', kind: 'reset' }, 'There is no call logon; expected login'],
  [{ target: '*', kind: 'latency' }, 'A fault latency needs ms'],
  [{ target: '*', kind: 'reset', code: 1 }, 'A fault reset takes no code; expected none'],
  [{ target: '*', kind: 'latency', ms: 9, toMs: 3 }, 'ends at 3 before it begins at 9'],
] as const)('%j is refused', async (order, message) => {
  await expect(addFault(world, order)).rejects.toThrow(message)
})

it('a fault that there is not cannot be removed', async () => {
  await expect(removeFault(world, 999_999)).rejects.toThrow('has no fault 999999')
})
