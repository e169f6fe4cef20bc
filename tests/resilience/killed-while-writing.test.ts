import { randomFor } from '@portal/store/seeds/random'
import { expect, test } from 'vitest'
import { Acknowledged } from './support/acknowledged.ts'
import { startKillableServer } from './support/killable-server.ts'
import { inLanes, type Place } from './support/lanes.ts'
import { type Person, preparePerson, readMarks, writers } from './support/marked-rows.ts'

const kills = 12

/** After how many acknowledged writes a server is killed; the others are under way then. */
const killAfter = (round: number) => randomFor('kill -9', 'round', round)('writes').int(1, 25)

test(`a server killed ${kills} times while clients write loses no write that it acknowledged`, async () => {
  let acknowledgedWrites = 0
  await inLanes(kills, async (place, rounds) => {
    const person = await preparePerson(place)
    const acknowledged = new Acknowledged()
    for (const round of rounds) {
      await writeAndKill(place, person, acknowledged, killAfter(round))
      const { integrity, marks } = readMarks(place, person)
      expect(integrity).toEqual(['ok'])
      expect(acknowledged.contradictions((key) => marks.get(key))).toEqual([])
    }
    acknowledgedWrites += acknowledged.count
  })
  expect(acknowledgedWrites).toBeGreaterThan(kills)
})

/** Lets clients write one after another each, all at once, and kills the server in the middle. */
async function writeAndKill(
  place: Place,
  person: Person,
  acknowledged: Acknowledged,
  after: number,
): Promise<void> {
  const server = await startKillableServer(place)
  const enough = acknowledged.count + after
  let killing: Promise<void> | undefined
  const clients = writers(server, person, acknowledged).map(async (write) => {
    for (let turn = 0; killing === undefined; turn++) {
      await write(turn)
      if (acknowledged.count >= enough) killing ??= server.kill()
    }
  })
  const ends = await Promise.allSettled(clients)
  await killing
  for (const end of ends)
    if (end.status === 'rejected') expect(String(end.reason)).toMatch(/fetch failed|terminated/)
}
