import { join } from 'node:path'
import { issueCertificate } from '@portal/store/certificates'
import { openRaw } from '@portal/store/engines/database-files'
import { openStore } from '@portal/store/store'
import type { Acknowledged } from './acknowledged.ts'
import type { KillableServer } from './killable-server.ts'
import type { Place } from './lanes.ts'

/** A user with rows that can be marked through calls: pages kept as favourites, messages that were read. */
export interface Person {
  readonly userId: number
  readonly certificate: string
  readonly menuIds: readonly number[]
  readonly messageIds: readonly number[]
}

/** The value of a row that is marked; one that is not has none. */
const marked = 'marked'

/** Signs the administrator in, who sees every menu, and takes all marks away. */
export async function preparePerson({ dataDir, world: name }: Place): Promise<Person> {
  const store = await openStore({ dataDir })
  try {
    await store.ensureWorld(name)
    const world = await store.world(name)
    const { id: userId } = await world.db.user.findUniqueOrThrow({ where: { userName: 'admin' } })
    await world.db.favourite.deleteMany({ where: { userId } })
    await world.db.noticeRecipient.updateMany({ where: { userId }, data: { readAt: null } })
    const pages = await world.db.menuItem.findMany({
      where: { children: { none: {} }, disabled: false },
      take: 20,
    })
    const messages = await world.db.noticeRecipient.findMany({ where: { userId }, take: 20 })
    const certificate = await issueCertificate(world, userId)
    return {
      userId,
      certificate,
      menuIds: pages.map(({ id }) => id),
      messageIds: messages.map(({ id }) => id),
    }
  } finally {
    await store.close()
  }
}

/** One write of some kind over and over: marks all its rows, then takes the marks away, and so on. */
export const writers = (server: KillableServer, person: Person, acknowledged: Acknowledged) => {
  const { certificate, menuIds, messageIds } = person
  const accepted = async (answer: ReturnType<KillableServer['call']>) => {
    const { status, msg } = await answer
    if (status !== 'S') throw new Error(`A write was refused: ${msg}`)
  }
  const favourites = (own: readonly number[]) => async (index: number, value: string | undefined) => {
    const menuId = own[index % own.length] ?? 0
    const id = value ? 'addInCollection' : 'deleteInCollection'
    await acknowledged.write(`favourite ${menuId}`, value, () =>
      accepted(server.call(id, { body: { menuId } }, certificate)),
    )
  }
  const messages = async (index: number, value: string | undefined) => {
    const id = messageIds[index % messageIds.length] ?? 0
    const body = { ids: String(id), readFlag: value ? 'Y' : 'N' }
    await acknowledged.write(`message ${id}`, value, () =>
      accepted(server.call('updateMessageStatus', { query: {}, body }, certificate)),
    )
  }
  const half = Math.floor(menuIds.length / 2)
  const kinds = [
    { rows: half, write: favourites(menuIds.slice(0, half)) },
    { rows: menuIds.length - half, write: favourites(menuIds.slice(half)) },
    { rows: messageIds.length, write: messages },
  ]
  return kinds.map(
    ({ rows, write }) =>
      (turn: number) =>
        write(turn, Math.floor(turn / rows) % 2 === 0 ? marked : undefined),
  )
}

/** Opens the database as the next process after a kill does, and reads whether it is sound and which rows are marked. */
export function readMarks({ dataDir, world }: Place, { userId }: Person) {
  const database = openRaw(join(dataDir, 'worlds', `${world}.db`))
  const ids = (sql: string): unknown[] => database.prepare(sql).pluck().all(userId)
  try {
    const keys = [
      ...ids('SELECT menuItemId FROM Favourite WHERE userId = ?').map((id) => `favourite ${id}`),
      ...ids('SELECT id FROM NoticeRecipient WHERE userId = ? AND readAt IS NOT NULL').map(
        (id) => `message ${id}`,
      ),
    ]
    const integrity: unknown[] = database.prepare('PRAGMA integrity_check').pluck().all()
    return { integrity, marks: new Map(keys.map((key) => [key, marked])) }
  } finally {
    database.close()
  }
}
