import { rm } from 'node:fs/promises'
import type { Task } from '@portal/protocol/calls/approval'
import type { SignInAnswer } from '@portal/protocol/calls/auth'
import type { Favourite } from '@portal/protocol/calls/organization'
import type { PointPosting } from '@portal/protocol/calls/points'
import { type CallInput, encodeRequest } from '@portal/protocol/encoding'
import type { UserInfo } from '@portal/protocol/entities/user'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { encryptPassword } from '@portal/protocol/password-cipher'
import { type CallId, calls } from '@portal/protocol/registry'
import { pendingCodes } from '@portal/store/codes'
import { openStore } from '@portal/store/store'
import { dataFolder } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { envelopeIn } from './testing/test-app.ts'

let dataDir: string
let server: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  dataDir = await dataFolder('restart')
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
    async call(id: CallId, input: CallInput, certificate = '') {
      const { method, url, headers, body = '' } = encodeRequest(calls[id], input)
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

test('posted points, approvals and passwords outlive the server', async () => {
  const dealer = await signIn('dealer.foshan')
  const balance = async () => (await server.call('findBalanceAndIntegral', { body: {} }, dealer)).data
  const waiting = await server.call('integralPostDetail', { body: { status: 'waiting' } }, dealer)
  const [posting] = waiting.data as PointPosting[] // as the call is defined
  const posted = await server.call(
    'integralPostDetailConfirm',
    { body: { postingIds: [posting?.postingId] } },
    dealer,
  )
  expect(posted.status).toBe('S')
  const before = await balance()

  const approver = await signIn('liufang')
  const todo = () => server.call('findTodoTasks', { body: {} }, approver)
  const first = await todo()
  const [task] = first.data as Task[]
  await server.call('approveTask', { body: { taskId: task?.taskId } }, approver)

  const { data } = await server.call('getUserInfo', { query: { token: approver } }, approver)
  const { userId, userName } = data as UserInfo
  const [oldPassword, newPassword] = ['Tiles@2026', 'Marble#2027'].map((text) =>
    encryptPassword(text, demoCipherKey),
  )
  const change = { oldPassword, newPassword, userId, userName }
  expect(await server.call('changePassword', { body: change }, approver)).toMatchObject({ status: 'S' })

  await server.stop()
  server = await start()

  expect(await balance()).toEqual(before)
  expect(await server.call('getUserInfo', { query: { token: approver } }, approver)).toMatchObject({
    code: 4001,
  })
  const again = await server.call('login', { body: { userName, password: 'Marble#2027' } })
  const { certificate } = again.data as SignInAnswer
  const historic = await server.call('findHistoricTasks', { body: {} }, certificate)
  expect((historic.data as Task[])[0]?.taskId).toBe(task?.taskId)
  const left = await server.call('findTodoTasks', { body: {} }, certificate)
  expect(left.count).toBe((first.count ?? 0) - 1)
})
