import { insertRows } from '../engines/insert-rows.ts'
import { notice } from '../generators/notices.ts'
import { deliverNotices } from '../notices.ts'
import type { World } from '../worlds/world.ts'
import { inChunks, numbersAfter, type SeedOptions } from './in-chunks.ts'

/** Adds published notices, unread by everybody. */
export const seedNotices = (
  world: World,
  { count, seed = world.settings.seed, onProgress }: SeedOptions,
): Promise<{ id: number; title: string }[]> =>
  inChunks(world.db, { task: 'notices', count, onProgress }, async (tx, size) => {
    const { _max } = await tx.notice.aggregate({ _max: { id: true } })
    const made = numbersAfter(_max.id, size).map((number) => notice(seed, number, world.now()))
    await insertRows(tx, 'Notice', made)
    await deliverNotices(tx, { fromNotice: (_max.id ?? 0) + 1 })
    return made.map(({ id, title }) => ({ id, title }))
  })
