import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import { applyScenario, listScenarios } from './apply-scenario.ts'
import { withExtended } from './scenario-files.ts'

let temporary: TemporaryStore
beforeAll(async () => {
  temporary = await temporaryStore()
  await temporary.store.ensureWorld('staged')
})
afterAll(() => temporary.remove())

const names = (await listScenarios()).map(({ name }) => name)

describe('the world', () => {
  it.each(names)('of the scenario %s is sound', async (name) => {
    await applyScenario(temporary.store, 'staged', name)
    const world = await temporary.world('staged')
    expect(await world.db.$queryRaw`PRAGMA foreign_key_check`).toEqual([])
  })

  it('keeps its old state when a scenario cannot be applied', async () => {
    const world = await temporary.world('staged')
    await expect(applyScenario(temporary.store, 'staged', 'nowhere')).rejects.toThrow(
      `There is no scenario nowhere; expected one of ${names.join(', ')}`,
    )
    expect(await temporary.world('staged')).toBe(world)
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

  it('comes after those that are named before it', () => {
    const all = [scenario('a', 'c'), scenario('b'), scenario('c')]
    expect(withExtended(all, 'b', 'a', 'b').map(({ name }) => name)).toEqual(['b', 'c', 'a'])
  })

  it('cannot extend itself', () => {
    const circle = [scenario('a', 'b'), scenario('b', 'a')]
    expect(() => withExtended(circle, 'a')).toThrow('The scenario a extends itself: a → b → a')
  })
})
