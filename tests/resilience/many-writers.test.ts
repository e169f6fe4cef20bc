import { openStore } from '@portal/store/store'
import { expect, test } from 'vitest'
import { Acknowledged } from './support/acknowledged.ts'
import { portal } from './support/command-line.ts'
import { startKillableServer } from './support/killable-server.ts'
import { inDataFolder, type Place } from './support/lanes.ts'
import { preparePerson, readMarks, writers } from './support/marked-rows.ts'

/** What the command line adds, by kind. */
const added = { orders: 600, notices: 30, users: 40 }

test('two servers and the command line write to one world at once, none is refused and nothing is lost', async () => {
  await inDataFolder(async (dataDir) => {
    const place = { dataDir, world: 'main' }
    const before = await countRows(place)
    const person = await preparePerson(place)
    const [kept = 0, ...menuIds] = person.menuIds
    const acknowledged = new Acknowledged()
    const [one, two] = await Promise.all([startKillableServer(place), startKillableServer(place)])
    try {
      let commandsEnded = false
      // Each server has pages of its own to keep, so that it is known how each must end.
      const shares = [one, two].map((server, share) => {
        const own = <Item>(items: readonly Item[]) => items.filter((_, index) => index % 2 === share)
        const theirs = { ...person, menuIds: own(menuIds), messageIds: own(person.messageIds) }
        return writers(server, theirs, acknowledged)
      })
      const clients = shares.flat().map(async (write) => {
        for (let turn = 0; !commandsEnded; turn++) await write(turn)
      })
      const call = portal(place, 'call', 'addInCollection', '--user', 'admin', '--body', `{"menuId":${kept}}`)
      const seeds = Object.entries(added).map(([kind, count]) =>
        portal(place, 'seed', kind, '--count', String(count)),
      )
      const commands = Promise.all([call, ...seeds]).finally(() => {
        commandsEnded = true
      })
      await Promise.all([commands, ...clients])
    } finally {
      await Promise.all([one.kill(), two.kill()])
    }
    const { integrity, marks } = readMarks(place, person)
    expect(integrity).toEqual(['ok'])
    expect(acknowledged.count).toBeGreaterThan(100)
    expect(acknowledged.contradictions((key) => marks.get(key))).toEqual([])
    expect([...marks.keys()]).toContain(`favourite ${kept}`)
    const after = await countRows(place)
    expect(after).toEqual({
      orders: before.orders + added.orders,
      notices: before.notices + added.notices,
      users: before.users + added.users,
    })
  })
})

async function countRows({ dataDir, world }: Place) {
  const store = await openStore({ dataDir })
  try {
    const { db } = await store.world(world)
    return {
      orders: await db.salesOrder.count(),
      notices: await db.notice.count(),
      users: await db.user.count(),
    }
  } finally {
    await store.close()
  }
}
