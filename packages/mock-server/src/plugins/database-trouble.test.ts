import { mkdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { envelopeIn, openTestApp, type TestApp, testDataDir } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
let certificate: string
let menuId: number
let logged = ''
beforeAll(async () => {
  portal = await openTestApp({ logStream: { write: (line) => (logged += line) } })
  certificate = await portal.certificateOf('dealer.foshan')
  const page = await portal.world.db.menuItem.findFirstOrThrow({ where: { code: 'OSS_CERAMIC_LIST' } })
  menuId = page.id
  // A new favourite fits an existing database page; this makes it need new ones.
  await portal.world.db.$executeRaw`CREATE TRIGGER large AFTER INSERT ON Favourite
    BEGIN INSERT INTO WorldSetting VALUES ('large', hex(zeroblob(50000))); END`
})
beforeEach(async () => {
  logged = ''
  await pragma('query_only = OFF')
  await pragma('max_page_count = 1000000')
  await portal.world.db.favourite.deleteMany()
  await portal.world.db.worldSetting.deleteMany({ where: { key: 'large' } })
  await portal.world.db.$executeRaw`VACUUM`
})
afterAll(() => portal.close())

const pragma = (sql: string) => portal.world.db.$queryRawUnsafe(`PRAGMA ${sql}`)
const add = () => portal.send('addInCollection', { body: { menuId } }, certificate)
const favourites = async () => (await portal.call('findInCollection', { body: {} }, certificate)).data

// SQLite fails with these exactly as it does when the disk is full, or the file is read-only.
describe.each([
  ['a full disk', 'max_page_count = 1', 'max_page_count = 1000000', 507, '磁盘已满，数据未能保存'],
  ['a read-only file', 'query_only = ON', 'query_only = OFF', 503, '数据库为只读，数据未能保存'],
])('%s', (_what, begin, end, httpStatus, text) => {
  test('is named to writers, reads go on, and so do writes once it is over', async () => {
    await pragma(begin)
    const refused = await add()
    const { status, msg = '' } = envelopeIn(refused)
    expect([refused.statusCode, status, msg]).toEqual([httpStatus, 'E', expect.stringContaining(text)])
    expect(JSON.parse(logged).reference).toBe(/编号 (\w+)/.exec(msg)?.[1])
    expect(await favourites()).toEqual([])
    await pragma(end)
    expect(envelopeIn(await add()).status).toBe('S')
    expect(await favourites()).toHaveLength(1)
    expect(await pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }])
  })

  test('makes the server unready, which says why', async () => {
    const app = await buildApp({ store: portal.store, defaultWorld: portal.world.name })
    const before = portal.world.version()
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' })
    expect(portal.world.version()).toBe(before)
    await pragma(begin)
    const unready = await app.inject('/readyz')
    expect(unready.statusCode).toBe(503)
    const reason = expect.stringMatching(/^The database cannot be (read and )?written/)
    expect(unready.json()).toEqual({ status: 'unavailable', reason })
    await pragma(end)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    await app.close()
  })

  test('is reported by the control API in words for the command line', async () => {
    const orders = Array.from(
      { length: 20 },
      () => ({ target: 'login', kind: 'rejection', message: 'x'.repeat(1000) }) as const,
    )
    await pragma(begin)
    const work = Promise.all(
      orders.map((body) =>
        controlOf(portal.app).addFault({ pathParams: { world: portal.world.name }, body }),
      ),
    )
    await expect(work).rejects.toThrow(/^The database cannot be (read and )?written/)
    await pragma(end)
    await portal.world.db.fault.deleteMany()
  })
})

test('a journal that cannot be written costs records, not requests', async () => {
  const name = `${portal.world.name}-mute`
  const journal = join(testDataDir, 'journals', `${name}.db`)
  await mkdir(journal)
  await portal.store.makeWorld(name)
  const headers = { 'x-portal-world': name }
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => portal.app.inject({ method: 'POST', url: '/api/none', headers })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  const asked = controlOf(portal.app).listRequests({ pathParams: { world: name }, query: {} })
  await expect(asked).rejects.toThrow('The database cannot be read and written')
  await rmdir(journal)
  await portal.store.removeWorld(name)
})
