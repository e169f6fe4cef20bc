import { copyFile, mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store } from '../store.ts'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'

let temporary: TemporaryStore
beforeAll(async () => {
  temporary = await temporaryStore()
})
afterAll(() => temporary.remove())

const inFolder = (...names: string[]) => join(temporary.dataDir, ...names)
const rename = async (store: Store, fullName: string) =>
  (await store.world('main')).db.user.update({ where: { userName: 'admin' }, data: { fullName } })
const nameIn = async (store: Store) =>
  (await (await store.world('main')).db.user.findUniqueOrThrow({ where: { userName: 'admin' } })).fullName

describe('a process that was killed', () => {
  it('before it announced a new generation leaves no process writing to the old one', async () => {
    const others = [temporary.store, await openStore({ dataDir: temporary.dataDir })] as const
    await rename(others[0], '甲')
    await (await others[0].world('main')).db.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`
    await copyFile(inFolder('worlds', 'main.db'), inFolder('worlds', 'main.2.db'))
    await rename(others[1], '乙') // the first to open the world since
    expect(await nameIn(others[0])).toBe('乙')
    await rename(others[0], '丙')
    expect(await nameIn(others[1])).toBe('丙')
    await others[1].close()
  })

  it('leaves unfinished files that are deleted once no process can be working on them', async () => {
    const snapshots = inFolder('snapshots', 'main')
    await mkdir(snapshots, { recursive: true })
    const folders = [inFolder('worlds'), inFolder('templates'), snapshots]
    for (const folder of folders) {
      for (const name of ['old.tmp', 'old.tmp-wal', 'fresh.tmp']) await writeFile(join(folder, name), '')
      const yesterday = new Date(Date.now() - 86_400_000)
      for (const name of ['old.tmp', 'old.tmp-wal']) await utimes(join(folder, name), yesterday, yesterday)
    }
    const store = await openStore({ dataDir: temporary.dataDir })
    await store.takeSnapshot('main', 'one')
    await store.close()
    for (const folder of folders) {
      expect((await readdir(folder)).filter((name) => name.includes('.tmp'))).toEqual(['fresh.tmp'])
    }
  })
})
