import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import { takePlace } from './tour.ts'

let temporary: TemporaryStore
beforeAll(async () => {
  temporary = await temporaryStore()
})
afterAll(() => temporary.remove())

test('a place that was given stays given after a reset and a restored snapshot, and is free in a new world of its name', async () => {
  const { store } = temporary
  await store.makeWorld('m-01')
  await store.takeSnapshot('m-01', 'empty')
  expect(await takePlace(store, ['m-01'])).toEqual({ place: 'm-01', closed: [] })
  await store.resetWorld('m-01')
  expect(await takePlace(store, ['m-01'])).toEqual({ place: undefined, closed: [] })
  await store.restoreSnapshot('m-01', 'empty')
  expect(await takePlace(store, ['m-01'])).toEqual({ place: undefined, closed: [] })
  await store.removeWorld('m-01')
  await store.makeWorld('m-01')
  expect(await takePlace(store, ['m-01'])).toEqual({ place: 'm-01', closed: [] })
})

test('a world whose journal is damaged is passed over, and named', async () => {
  const { store, dataDir } = temporary
  for (const name of ['d-01', 'd-02']) await store.makeWorld(name)
  await writeFile(join(dataDir, 'journals', 'd-01.db'), 'no database, but as long as one'.repeat(200))
  expect(await takePlace(store, ['d-01', 'd-02'])).toEqual({ place: 'd-02', closed: ['d-01'] })
  expect(await takePlace(store, ['d-01', 'd-02'])).toEqual({ place: undefined, closed: ['d-01'] })
})
