import { noticeRow } from '../fixtures/write-notices.ts'
import { deliverNotices } from '../notices.ts'
import type { World } from '../worlds/world.ts'
import { userIdOf } from './known-user.ts'
import type { Scenario } from './scenario-schema.ts'

type Notice = NonNullable<Scenario['notices']>[number]

/** Adds a notice and gives it to its recipients. */
export async function writeNotice(world: World, notice: Notice): Promise<void> {
  const { id } = await world.db.notice.create({ data: noticeRow(notice, world.now()) })
  await deliverNotices(world.db, { fromNotice: id })
  if (!Array.isArray(notice.recipients)) return
  for (const userName of notice.recipients) {
    await world.db.noticeRecipient.create({ data: { noticeId: id, userId: await userIdOf(world, userName) } })
  }
}
