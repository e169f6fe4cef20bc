import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { randomFor } from '@portal/store/seeds/random'
import { openStore, type Store } from '@portal/store/store'
import { expect, test } from 'vitest'
import { type KillableServer, startKillableServer } from './support/killable-server.ts'
import { inLanes, type Place } from './support/lanes.ts'

const kills = 4
const kept = 'kept'

test(`a server killed ${kills} times while worlds are made, reset and restored leaves whole ones`, async () => {
  await inLanes(kills, async (place, rounds) => {
    const whole = await withStore(place, async (store) => {
      await store.makeWorld(place.world)
      await store.takeSnapshot(place.world, kept)
      return contentOf(store, place.world)
    })
    for (const round of rounds) {
      const made = await replaceAndKill(place, round)
      await withStore(place, async (store) => {
        const names = (await store.worlds()).map(({ name }) => name)
        expect(names).toEqual(expect.arrayContaining([...made, place.world]))
        const own = names.filter((name) => name.startsWith(place.world))
        for (const name of own) expect(await contentOf(store, name)).toEqual(whole)
        for (const { name } of await store.snapshots(place.world)) {
          await store.restoreSnapshot(place.world, name)
          expect(await contentOf(store, place.world)).toEqual(whole)
        }
      })
    }
    await withStore(place, (store) => store.world(place.world)) // the next one that opens it cleans up
    const ownFile = new RegExp(`^${place.world}(\\.\\d+)?\\.db$`)
    const current = (await readdir(join(place.dataDir, 'worlds'))).filter((file) => ownFile.test(file))
    expect(current).toHaveLength(1)
  })
})

/**
 * Starts all replacements of databases at once and kills the server in the middle.
 * @returns the worlds reported as created
 */
async function replaceAndKill(place: Place, round: number): Promise<string[]> {
  const server = await startKillableServer(place)
  const made: string[] = []
  let left = randomFor('kill -9', 'replacing', round)('answers').int(1, 12)
  let killing: Promise<void> | undefined
  const ends = Array.from({ length: 3 }, async (_, client) => {
    for (let turn = 0; killing === undefined; turn++) {
      const name = `${place.world}-${round}-${client}-${turn}`
      await orders(server, place.world, name, made)[(client + turn) % 4]?.()
      if (--left <= 0) killing ??= server.kill()
    }
  })
  for (const end of await Promise.allSettled(ends)) {
    // Two that replace a world at once: one of them is asked to try again.
    if (end.status === 'rejected') expect(String(end.reason)).toMatch(/fetch failed|terminated|try again/)
  }
  await (killing ?? server.kill())
  return made
}

const orders = ({ control }: KillableServer, world: string, name: string, made: string[]) => [
  async () => {
    await control.createWorld({ body: { name } })
    made.push(name)
  },
  () => control.takeSnapshot({ pathParams: { world }, body: { name } }),
  () => control.restoreSnapshot({ pathParams: { world, snapshot: kept } }),
  () => control.resetWorld({ pathParams: { world } }),
]

async function withStore<Result>(
  { dataDir }: Place,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ dataDir })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** What is the same in every world made of one template, if it is whole. */
async function contentOf(store: Store, name: string) {
  const { db, settings } = await store.world(name)
  const integrity = await db.$queryRaw`PRAGMA integrity_check`
  return { integrity, seed: settings.seed, users: await db.user.count(), orders: await db.salesOrder.count() }
}
