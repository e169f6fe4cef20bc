import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import { startOfDay } from '../worlds/clock.ts'
import { generatorInputs } from './template.ts'

let now = Date.parse('2026-03-31T02:00:00Z')
let builds = 0
let temporary: TemporaryStore
beforeAll(async () => {
  temporary = await temporaryStore({
    ownTemplate: true,
    now: () => now,
    onProgress: ({ done, total }) => void (done === total && builds++),
  })
})
afterAll(() => temporary.remove())

const survey = async (name: string) => {
  const world = await temporary.world(name)
  return world.db.notice.findFirstOrThrow({ where: { title: '经销商服务满意度调查' } })
}

describe('the template of new worlds', () => {
  it('is built once for many worlds', async () => {
    await Promise.all(['a', 'b', 'c'].map((name) => temporary.world(name)))
    expect(builds).toBe(1)
  })

  it("counts its dates from the world's day", async () => {
    const { startDate, endDate } = await survey('a')
    expect(startDate).toEqual(startOfDay(new Date(now), -3))
    expect(endDate.getTime()).toBe(startOfDay(new Date(now), 15).getTime() - 1)
  })

  it('is rebuilt on another day, and the old one is deleted', async () => {
    const before = await survey('a')
    now = Date.parse('2026-05-01T02:00:00Z')
    const { startDate } = await survey('later')
    expect(startDate).toEqual(startOfDay(new Date(now), -3))
    expect(await survey('a')).toEqual(before)
    expect(await readdir(join(temporary.dataDir, 'templates'))).toHaveLength(1)
  })

  it.each(['含税单价（元）', '佛山', '销售审核'])(
    'has a name that changes with the text %s of the generator',
    (text) => {
      expect(JSON.stringify(generatorInputs)).toContain(text)
    },
  )

  it('gives way to a new one when it is damaged', async () => {
    const [name = ''] = await readdir(join(temporary.dataDir, 'templates'))
    await writeFile(join(temporary.dataDir, 'templates', name), 'no database')
    const before = builds
    const { db } = await temporary.world('mended')
    expect(await db.$queryRaw`PRAGMA quick_check`).toEqual([{ quick_check: 'ok' }])
    expect(builds).toBe(before + 1)
  })
})
