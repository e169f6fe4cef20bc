import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CallInput, encodeRequest } from '@portal/protocol/encoding'
import type { Favourite } from '@portal/protocol/entities/favourite'
import type { SignInAnswer } from '@portal/protocol/entities/sign-in'
import { type EndpointId, endpoints } from '@portal/protocol/registry'
import { openStore } from '@portal/store/store'
import { pendingCodes } from '@portal/store/verification-codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { envelopeIn } from './testing/test-app.ts'

let dataDir: string
let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-restart-'))
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true })
})

async function start() {
  const store = await openStore({ dataDir })
  const app = await buildApp({ store })
  return {
    world: await store.world('main'),
    async call(id: EndpointId, input: CallInput, certificate = '') {
      const { method, url, headers, body = '' } = encodeRequest(endpoints[id], input)
      return envelopeIn(
        await app.inject({ method, url, headers: { ...headers, certificate }, payload: body }),
      )
    },
    async stop() {
      await app.close()
      await store.close()
    },
  }
}

const signIn = async (userName: string) => {
  const { data } = await server.call('login', { body: { userName, password: 'Tiles@2026' } })
  return (data as SignInAnswer).certificate // as the call is defined
}

test('sessions, favourites, read messages and half a sign-in outlive the server', async () => {
  const certificate = await signIn('dealer.foshan')
  const { id: menuId } = await server.world.db.menuItem.findFirstOrThrow({ where: { code: 'OSS_HOME' } })
  const messages = { readFlag: 'Y' }
  const { id } = await server.world.db.noticeRecipient.findFirstOrThrow({
    where: { user: { userName: 'dealer.foshan' }, notice: { status: 'published' } },
  })
  await server.call('addInCollection', { body: { menuId } }, certificate)
  await server.call('updateMessageStatus', { body: { ids: String(id) } }, certificate)
  const pending = await signIn('huangkai')

  await server.stop()
  server = await start()

  const favourites = (await server.call('findInCollection', { body: {} }, certificate)).data as Favourite[] // as defined
  expect(favourites.map((favourite) => favourite.menuId)).toEqual([menuId])
  expect(await server.call('findMessagePagination', { body: messages }, certificate)).toMatchObject({
    count: 1,
  })
  const [sent] = await pendingCodes(server.world)
  const secondStep = { body: { token: pending, code: sent?.code } }
  expect(await server.call('twoFactorLogin', secondStep)).toMatchObject({ status: 'S' })
})
