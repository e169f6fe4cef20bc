import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesSinceStart, compareWorlds } from './compare-worlds.ts'
import { changeGrants } from './entries/new-users.ts'
import { putEntries } from './entries/put-entries.ts'
import { addFault, listFaults } from './faults/faults.ts'
import { applyScenarios, listScenarios } from './scenarios/apply-scenario.ts'
import { saveScenario } from './scenarios/save-scenario.ts'
import { type TemporaryStore, temporaryStore } from './testing/temporary-store.ts'
import { tourOf } from './training/tour.ts'
import { changeClock } from './worlds/clock.ts'
import { rowDifferences } from './worlds/row-differences.ts'
import { writeRows } from './worlds/write-rows.ts'

const dayMs = 86_400_000
let now = Date.parse('2026-03-31T02:00:00Z')
let temporary: TemporaryStore
let dir: string
beforeAll(async () => {
  temporary = await temporaryStore({ now: () => now })
  dir = await mkdtemp(join(tmpdir(), 'portal-scenarios-'))
  const { store } = temporary
  for (const name of ['plain', 'lesson']) await store.createWorld(name)
  const lesson = await store.world('lesson')
  await putEntries(lesson, 'user', [{ name: 'zhaolei', responsibilities: 'LTC_CLERK' }])
  await putEntries(lesson, 'order', [{ distributor: 'D1001', number: 'X1', ordered: '-2d' }])
  await changeGrants(lesson, { user: 'wangjing', revoke: ['BI_VIEWER'] })
  await lesson.db.notice.delete({ where: { id: 1 } })
  await addFault(lesson, { kind: 'reset', target: 'login' })
  await changeClock(lesson, { action: 'travel', by: '3h' })
})
afterAll(async () => {
  await temporary.remove()
  await rm(dir, { recursive: true })
})

test('an untouched world has no differences from when it was made', async () => {
  expect((await changesSinceStart(temporary.store, 'plain', rowDifferences)).found).toEqual({})
})

test('differences name what was added, changed and removed', async () => {
  const found = await compareWorlds(temporary.store, ['plain', 'lesson'], rowDifferences)
  expect(found.User?.added).toMatchObject([{ userName: 'zhaolei', passwordHash: '(demo)' }])
  expect(found.SalesOrder?.added).toMatchObject([{ orderNo: 'X1' }])
  expect(found.Notice?.removed).toEqual([{ id: 1 }])
  expect(found.UserResponsibility?.removed).toHaveLength(1)
  expect(await compareWorlds(temporary.store, ['plain', 'plain'], rowDifferences)).toEqual({})
  expect((await changesSinceStart(temporary.store, 'lesson', rowDifferences)).found).toEqual(found)
})

test('a copied world is the same, and so is one that was exported and imported', async () => {
  const { store } = temporary
  await store.copyWorld('lesson', 'twin')
  expect(await compareWorlds(store, ['lesson', 'twin'], rowDifferences)).toEqual({})
  const file = join(dir, 'lesson.db')
  await store.exportWorld('lesson', file)
  await store.importWorld('guest', file)
  expect(await compareWorlds(store, ['lesson', 'guest'], rowDifferences)).toEqual({})
  await expect(store.exportWorld('lesson', file)).rejects.toThrow('is there already')
  await expect(store.importWorld('guest', file)).rejects.toThrow('There is a world guest already')
  await expect(store.copyWorld('lesson', 'twin')).rejects.toThrow('There is a world twin already')
  await expect(store.importWorld('other', join(dir, 'nothing.db'))).rejects.toThrow('There is no file')
})

test('a saved state is a scenario beside the worlds, which is applied again, some days later with its dates', async () => {
  const { store } = temporary
  await saveScenario(store, 'lesson-1', { world: 'lesson', description: '第一课' })
  for (const taken of ['lesson-1', 'questionnaire']) {
    await expect(saveScenario(store, taken, { world: 'lesson', description: '' })).rejects.toThrow(
      '--replace',
    )
  }
  const scenario = (await listScenarios(store)).find(({ name }) => name === 'lesson-1')
  const apply = async (name: string) =>
    writeRows(await store.world(name), scenario?.rows ?? {}, new Date(scenario?.madeAt ?? ''))
  await store.createWorld('again')
  await apply('again')
  expect(await compareWorlds(store, ['lesson', 'again'], rowDifferences)).toEqual({})

  now += 5 * dayMs
  await store.createWorld('later')
  await apply('later')
  const order = async (name: string) =>
    (await store.world(name)).db.salesOrder.findUniqueOrThrow({ where: { orderNo: 'X1' } })
  expect((await order('later')).orderedAt.getTime() - (await order('lesson')).orderedAt.getTime()).toBe(
    5 * dayMs,
  )
})

test('a saved state has the faults that still strike, without those that are used up', async () => {
  const { store } = temporary
  const world = await store.createWorld('faulty')
  for (const ms of [1, 2]) await addFault(world, { target: '*', kind: 'latency', ms, count: 1 })
  const [first] = listFaults(world)
  await world.db.fault.update({ where: { id: first?.id ?? 0 }, data: { remaining: 0 } })
  await saveScenario(store, 'faulty-1', { world: 'faulty', description: 'F' })
  await applyScenarios(store, { worlds: ['faulty-again'], names: ['faulty-1'], make: true })
  expect(listFaults(await store.world('faulty-again')).map(({ ms }) => ms)).toEqual([2])
})

test('a saved state keeps the story of its world', async () => {
  const { store } = temporary
  await applyScenarios(store, { worlds: ['told'], names: ['tour-order-approval'], make: true })
  const { story } = tourOf((await store.world('told')).settings) ?? {}
  await saveScenario(store, 'lesson-2', { world: 'told', description: '第二课' })
  await applyScenarios(store, { worlds: ['told-again'], names: ['lesson-2'], make: true })
  const { settings } = await store.world('told-again')
  expect(story?.steps.length).toBeGreaterThan(1)
  expect(tourOf(settings)).toMatchObject({ scenario: 'lesson-2', story })
  expect(settings.training).toBe(true)
})
