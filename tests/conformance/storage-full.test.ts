import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import { calls } from '@portal/protocol'
import { isEnvelope } from '@portal/protocol/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp({ logStream: { write: () => {} } }) // the disk is full on purpose
})
afterAll(() => portal.close())

test('what a full disk is answered with is as the document says', async () => {
  const { db } = portal.world
  const certificate = await portal.certificateOf('dealer.foshan')
  const { id: menuId } = await db.menuItem.findFirstOrThrow({ where: { code: 'OSS_CERAMIC_LIST' } })
  // A new favourite fits an existing database page; this makes it need new ones.
  await db.$executeRaw`CREATE TRIGGER large AFTER INSERT ON Favourite
    BEGIN INSERT INTO WorldSetting VALUES ('large', hex(zeroblob(50000))); END`
  await db.$queryRaw`PRAGMA max_page_count = 1`
  const refused = await portal.send('addInCollection', { body: { menuId } }, certificate)
  await db.$queryRaw`PRAGMA max_page_count = 1000000`

  const document = (await portal.app.inject('/openapi.json')).json()
  const { path, method } = calls.addInCollection
  const described = document.paths[path][method.toLowerCase()].responses[refused.statusCode]
  expect(described).toEqual({ $ref: '#/components/responses/StorageFull' })
  const { content } = document.components.responses.StorageFull
  expect(Object.keys(content)).toEqual([String(refused.headers['content-type']).split(';')[0]])
  expect(isEnvelope(refused.json())).toBe(true)
  expect(refused.json()).toMatchObject({ status: 'E', data: null })
})
