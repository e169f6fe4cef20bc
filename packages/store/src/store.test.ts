import { chmod, mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRaw } from './engines/database-files.ts'
import { openStore } from './store.ts'
import { type TemporaryStore, temporaryStore } from './testing/temporary-store.ts'

let temporary: TemporaryStore
beforeAll(async () => {
  temporary = await temporaryStore()
})
afterAll(() => temporary.remove())

const rename = (fullName: string) => ({ where: { userName: 'admin' }, data: { fullName } })
const admin = { where: { userName: 'admin' } }

describe('a world', () => {
  it('is made on first use where it is the main one, with the demo company', async () => {
    const world = await temporary.store.world('main')
    expect(await world.db.salesOrder.count()).toBe(400)
    expect((await temporary.store.worlds()).map(({ name }) => name)).toContain('main')
  })

  it('is one and the same however often it is requested, in whatever case', async () => {
    const [one, two] = await Promise.all([temporary.world('twice'), temporary.world('Twice')])
    expect(one).toBe(two)
  })

  it('does not see what happens in another', async () => {
    const [left, right] = await Promise.all([temporary.world('left'), temporary.world('right')])
    await left.db.user.update(rename('左'))
    expect(await right.db.user.findUnique(admin)).not.toMatchObject({ fullName: '左' })
  })

  it('is shared with other stores on the same folder, even when both make it at once', async () => {
    const other = await openStore({ dataDir: temporary.dataDir })
    await Promise.all([temporary.store, other].map((store) => store.ensureWorld('shared')))
    const [here, there] = await Promise.all([temporary.store.world('shared'), other.world('shared')])
    await here.db.user.update(rename('共享'))
    expect(await there.db.user.findUnique(admin)).toMatchObject({ fullName: '共享' })
    await other.close()
  })

  it('that is being made when its store is closed is there afterwards', async () => {
    const store = await openStore({ dataDir: temporary.dataDir })
    const files = () => readdir(join(temporary.dataDir, 'worlds'))
    const making = store.makeWorld('late')
    await store.close()
    const atClose = await files()
    await making
    expect(await files()).toEqual(atClose)
  })

  it('keeps its content when the store is opened again', async () => {
    const first = await openStore({ dataDir: temporary.dataDir })
    await (await first.createWorld('kept')).db.user.update(rename('留存'))
    await first.close()
    const second = await openStore({ dataDir: temporary.dataDir })
    expect(await (await second.world('kept')).db.user.findUnique(admin)).toMatchObject({ fullName: '留存' })
    await second.close()
  })

  it('is brought to the newest schema when it is opened', async () => {
    const beforeItsFirstMigration = openRaw(join(temporary.dataDir, 'worlds', 'old.db'))
    beforeItsFirstMigration.exec('PRAGMA user_version = 1') // makes a file that is not empty
    beforeItsFirstMigration.close()
    const world = await temporary.store.world('old')
    expect(await world.db.user.count()).toBe(0)
  })

  it('is absent after its removal, and new when it is created again', async () => {
    await (await temporary.store.createWorld('brief')).db.user.update(rename('短暂'))
    await temporary.store.removeWorld('brief')
    expect((await temporary.store.worlds()).map(({ name }) => name)).not.toContain('brief')
    await expect(temporary.store.world('brief')).rejects.toThrow('There is no world brief')
    const again = await temporary.world('brief')
    expect(await again.db.user.findUnique(admin)).not.toMatchObject({ fullName: '短暂' })
  })
})

describe('a store refuses', () => {
  it('to make a world that there is', async () => {
    await temporary.store.createWorld('taken')
    await expect(temporary.store.createWorld('TAKEN')).rejects.toThrow('There is a world taken already')
  })

  it.each([
    ['to open', () => temporary.store.world('Traning')],
    ['to lend', () => temporary.store.lease('traning')],
    ['to reset', () => temporary.store.resetWorld('traning')],
    ['to replace', () => temporary.store.replaceWorlds(['traning'], async () => {})],
    ['to keep the state of', () => temporary.store.takeSnapshot('traning', 'one')],
    ['to remove', () => temporary.store.removeWorld('traning')],
  ])('%s a world that is misspelt, with the name that was meant', async (_what, work) => {
    await temporary.store.ensureWorld('training')
    await expect(work()).rejects.toThrow('There is no world traning; did you mean training?')
    expect(await temporary.store.hasWorld('traning')).toBe(false)
  })

  it('to remove a world that does not exist', async () => {
    await expect(temporary.store.removeWorld('unknown')).rejects.toThrow('There is no world unknown')
  })

  it('to make more worlds than it may, however many are requested at once', async () => {
    const { dataDir } = temporary
    const known = (await temporary.store.worlds()).length
    const store = await openStore({ dataDir, maxWorlds: known + 2 })
    const outcomes = await Promise.allSettled(['a1', 'a2', 'a3', 'a4'].map((name) => store.ensureWorld(name)))
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
    expect(reasons).toHaveLength(2)
    expect(reasons[0]).toContain(`there are ${known + 2} worlds, as many as allowed; remove one`)
    const [made] = (await store.worlds()).filter(({ name }) => /^a\d$/.test(name))
    await store.removeWorld(made?.name ?? '')
    await store.createWorld('a5')
    await store.close()
  })

  it('names that are paths', async () => {
    await expect(temporary.store.world('../main')).rejects.toThrow('"../main" is no world name')
  })

  it.each<[string, (whole: Buffer) => string | Buffer]>([
    ['overwritten', () => 'this was never a database'.repeat(400)],
    ['emptied', () => ''],
    ['cut', (whole) => whole.subarray(0, 50)],
    ['halved', (whole) => whole.subarray(0, whole.length / 2)],
  ])('a database that was %s, naming it and what to do, until it is reset', async (name, damage) => {
    const file = join(temporary.dataDir, 'worlds', `${name}.db`)
    const [template = ''] = await readdir(join(temporary.dataDir, 'templates'))
    await writeFile(file, damage(await readFile(join(temporary.dataDir, 'templates', template))))
    await expect(temporary.store.world(name)).rejects.toThrow(
      `The world ${name} (${file}) is damaged. portal world reset ${name} makes it new`,
    )
    await temporary.store.resetWorld(name)
    expect(await (await temporary.store.world(name)).db.salesOrder.count()).toBe(400)
  })

  it('a database that is damaged while it is open, naming the world, until it is reset', async () => {
    const { store, dataDir } = temporary
    const world = await temporary.world('torn')
    await world.db.$executeRaw`PRAGMA wal_checkpoint(TRUNCATE)`
    await store.world('torn') // its state is kept, so that it is still lent
    const file = await open(join(dataDir, 'worlds', 'torn.db'), 'r+')
    const { size } = await file.stat()
    await file.write(Buffer.alloc(size - 100, 'x'), 0, size - 100, 100) // all but the header
    await file.close()
    await expect(store.takeSnapshot('torn', 'kept')).rejects.toThrow(
      'The world torn is damaged. portal world reset torn makes it new',
    )
    await store.resetWorld('torn')
    expect(await (await store.world('torn')).db.salesOrder.count()).toBe(400)
    await store.resetWorld('torn')
  })

  it('a database of a later version, until it is reset', async () => {
    const { db } = await temporary.world('later')
    await db.$executeRaw`UPDATE _prisma_migrations SET migration_name = '20990101000000_later' WHERE rowid = 1`
    const store = await openStore({ dataDir: temporary.dataDir })
    const later = 'was written by a later version of the portal: it has the migration 20990101000000_later'
    await expect(store.world('later')).rejects.toThrow(later)
    await store.resetWorld('later')
    expect(await (await store.world('later')).db.salesOrder.count()).toBe(400)
    await store.close()
  })

  it('a database that is a folder', async () => {
    await mkdir(join(temporary.dataDir, 'worlds', 'folder.db'))
    await expect(temporary.store.world('folder')).rejects.toThrow(/folder\.db\) cannot be read and written/)
  })

  it('a data folder that cannot be written', async () => {
    const file = join(temporary.dataDir, 'file')
    await writeFile(file, '')
    await expect(openStore({ dataDir: file })).rejects.toThrow(/^The data folder .* cannot be written \(E/)
  })

  it('a company without its files', async () => {
    const empty = join(temporary.dataDir, 'empty')
    await mkdir(empty)
    const store = await openStore({ dataDir: join(temporary.dataDir, 'other'), companyDir: empty })
    await expect(store.world('main')).rejects.toThrow('departments.yaml: is missing')
    await store.close()
  })

  it('everything once it is closed', async () => {
    const store = await openStore({ dataDir: temporary.dataDir })
    await store.close()
    await expect(store.world('main')).rejects.toThrow('The store is closed')
    await expect(store.ensureWorld('later')).rejects.toThrow('The store is closed')
  })
})

/** Permissions of a mode for others than the owner; Windows has no modes. */
const forOthers = process.platform === 'win32' ? 0 : 0o077

it('keeps all that is written from other users of the machine, earlier folders included', async () => {
  const dataDir = join(temporary.dataDir, 'data')
  await mkdir(join(dataDir, 'worlds'), { recursive: true })
  await chmod(join(dataDir, 'worlds'), 0o755)
  const store = await openStore({ dataDir })
  const world = await store.createWorld('closed')
  world.journal.clear(new Date(0))
  await store.takeSnapshot('closed', 'before')
  await store.resetWorld('closed')
  await (await store.world('closed')).db.user.update(rename('关'))
  const written = await readdir(dataDir, { recursive: true })
  const modes = await Promise.all(
    written.map(async (path) => [path, (await stat(join(dataDir, path))).mode & forOthers] as const),
  )
  await store.close()
  const expected = [
    /^templates$/,
    /journals.closed\.db$/,
    /before\.db$/,
    /closed\.2\.db$/,
    /closed\.2\.db-wal$/,
  ]
  for (const path of expected) expect(written).toContainEqual(expect.stringMatching(path))
  expect(modes.filter(([, mode]) => mode !== 0)).toEqual([])
})
