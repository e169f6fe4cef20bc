import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCertificate } from '../certificates.ts'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import type { World } from '../worlds/world.ts'
import { applyScenario, listScenarios } from './apply-scenario.ts'
import { withExtended } from './scenario-files.ts'

let temporary: TemporaryStore
beforeAll(async () => {
  temporary = await temporaryStore()
})
afterAll(() => temporary.remove())

const names = (await listScenarios()).map(({ name }) => name)

const signedIn = async (world: World, userName: string) => {
  const [session] = await world.db.session.findMany({ where: { kind: 'signedIn' } })
  expect(await findCertificate(world, session?.certificate ?? '')).toMatchObject({ user: { userName } })
}

/** What each scenario is there for. */
const proofs: Readonly<Record<string, (world: World) => Promise<void> | void>> = {
  default: async ({ db, faults }) => {
    expect(await db.salesOrder.count()).toBe(200)
    expect(faults).toEqual([])
  },
  'slow-network': ({ faults }) => expect(faults).toMatchObject([{ kind: 'latency', target: '*', ms: 400 }]),
  'flaky-backend': ({ faults }) => expect(faults.length).toBeGreaterThan(2),
  'expired-session': async (world) => {
    const certificate = 'expired-session-certificate'
    expect(await world.db.session.count({ where: { certificate } })).toBe(1)
    expect(await findCertificate(world, certificate)).toBeNull()
  },
  'no-responsibilities': async ({ db }) => expect(await db.userResponsibility.count()).toBe(0),
  'two-factor': async ({ db }) => expect(await db.user.count({ where: { twoFactor: false } })).toBe(0),
  'large-company': async ({ db }) => {
    expect(await db.user.count()).toBeGreaterThan(2000)
    expect(await db.salesOrder.count()).toBe(20_200)
  },
  'empty-company': async ({ db }) => {
    expect([await db.salesOrder.count(), await db.notice.count(), await db.menuItem.count()]).toEqual([
      0, 0, 0,
    ])
  },
  'distributor-ceramic': (world) => signedIn(world, 'dealer.foshan'),
  'distributor-bathroom': (world) => signedIn(world, 'dealer.hangzhou'),
  questionnaire: async (world) => {
    await signedIn(world, 'wangjing')
    const open = {
      type: 'questionnaire',
      showInHomePage: true,
      status: { not: 'invalid' },
      startDate: { lte: world.now() },
    }
    expect(await world.db.notice.count({ where: { ...open, endDate: { gt: world.now() } } })).toBe(1)
  },
  'ltc-shortcut': async (world) => {
    await signedIn(world, 'admin')
    expect(await world.db.menuItem.count({ where: { code: 'CZJXSGC' } })).toBe(1)
  },
  'many-positions': async ({ db }) => {
    const positions = await db.position.findMany({ where: { user: { userName: 'wangjing' } } })
    expect(positions).toHaveLength(12)
    expect(positions.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  },
  'twenty-tabs': async ({ db }) => {
    expect(await db.menuItem.count({ where: { code: { startsWith: 'DEEP_1-' } } })).toBe(20)
  },
  'deep-menus': async ({ db }) => {
    const deepest = await db.menuItem.findFirst({
      where: { code: 'DEEP_7' },
      include: { responsibilities: true },
    })
    expect(deepest?.responsibilities.length).toBeGreaterThan(0)
  },
}

describe('the world', () => {
  it.each(names)('of the scenario %s is as it says, and sound', async (name) => {
    await applyScenario(temporary.store, 'staged', name)
    const world = await temporary.store.world('staged')
    await proofs[name]?.(world)
    expect(Object.keys(proofs)).toContain(name)
    expect(await world.db.$queryRaw`PRAGMA foreign_key_check`).toEqual([])
  })

  it('keeps its old state when a scenario cannot be applied', async () => {
    const world = await temporary.store.world('staged')
    await expect(applyScenario(temporary.store, 'staged', 'nowhere')).rejects.toThrow(
      `There is no scenario nowhere; expected one of ${names.join(', ')}`,
    )
    expect(await temporary.store.world('staged')).toBe(world)
  })
})

describe('a scenario', () => {
  const scenario = (name: string, ...bases: string[]) => ({
    name,
    description: name,
    descriptionEn: name,
    extends: bases,
  })

  it('comes after those that it extends, each once', () => {
    const all = [scenario('a', 'b', 'c'), scenario('b', 'd'), scenario('c', 'd'), scenario('d')]
    expect(withExtended(all, 'a').map(({ name }) => name)).toEqual(['d', 'b', 'c', 'a'])
  })

  it('cannot extend itself', () => {
    const circle = [scenario('a', 'b'), scenario('b', 'a')]
    expect(() => withExtended(circle, 'a')).toThrow('The scenario a extends itself: a → b → a')
  })
})
