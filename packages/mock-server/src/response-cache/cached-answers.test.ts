import type { CallId } from '@portal/protocol/registry'
import { openStore, type Store } from '@portal/store/store'
import { changeClock } from '@portal/store/worlds/clock'
import type { World } from '@portal/store/worlds/world'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replacePassword } from '../access/control-access.ts'
import { envelopeIn, openTestApp, type TestApp, testDataDir } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
let elsewhere: Store
/** The same world as another process has it. */
let other: World
let certificate: string
beforeEach(async () => {
  portal = await openTestApp({ logStream: { write() {} } })
  certificate = await portal.certificateOf('dealer.foshan')
  elsewhere = await openStore({ dataDir: testDataDir })
  other = await elsewhere.world(portal.world.name)
})
afterEach(async () => {
  await elsewhere.close()
  await portal.close()
})

const info = (who = certificate) => portal.call('getUserInfo', { query: { token: who } }, who)
const departments = (who?: string) => portal.call('findOrganization', { body: {} }, who ?? certificate)
const codes = async () => {
  const { data } = await portal.call('findInCollection', { body: {} }, certificate)
  return (data as { menuCode: string }[]).map(({ menuCode }) => menuCode) // as the call is defined
}
const menuId = async (code: string) =>
  (await portal.world.db.menuItem.findFirstOrThrow({ where: { code } })).id
const userId = async (userName: string) =>
  (await portal.world.db.user.findUniqueOrThrow({ where: { userName } })).id

test('an answer is kept until the next write: the second request reads nothing', async () => {
  const first = await departments()
  portal.world.db.userDepartment.findMany = () => {
    throw new Error('read again')
  }
  expect(await departments()).toEqual(first)
  await changeClock(other, { action: 'freeze' })
  expect(await departments()).toMatchObject({ status: 'E' })
})

describe('a kept answer is dropped', () => {
  beforeEach(async () => {
    expect(await codes()).toEqual([])
  })

  test('by a write of its own server', async () => {
    await portal.call('addInCollection', { body: { menuId: await menuId('OSS_CERAMIC_LIST') } }, certificate)
    expect(await codes()).toEqual(['OSS_CERAMIC_LIST'])
  })

  test('by a write of another process', async () => {
    const key = { userId: await userId('dealer.foshan'), menuItemId: await menuId('DBS_AGREEMENTS') }
    await other.db.favourite.create({ data: { ...key, createdAt: other.now() } })
    expect(await codes()).toEqual(['DBS_AGREEMENTS'])
  })

  test.each(['reset', 'restore'])('by a %s', async (change) => {
    const pathParams = { world: portal.world.name }
    const control = controlOf(portal.app)
    await control.takeSnapshot({ pathParams, body: { name: 'before' } })
    await portal.call('addInCollection', { body: { menuId: await menuId('OSS_CERAMIC_LIST') } }, certificate)
    expect(await codes()).toHaveLength(1)
    if (change === 'restore') {
      await control.restoreSnapshot({ pathParams: { ...pathParams, snapshot: 'before' } })
      expect(await codes()).toEqual([])
    } else {
      await control.resetWorld({ pathParams })
      expect(await departments()).toMatchObject({ status: 'E', code: 4001 })
    }
  })
})

describe('a kept certificate', () => {
  beforeEach(async () => {
    expect((await info()).status).toBe('S')
  })
  const dead = { status: 'E', code: 4001, data: null }

  test.each([
    ['this server', () => portal.world],
    ['another process', () => other],
  ])('dies at once with a password that %s changes', async (_who, where) => {
    await replacePassword(where(), await userId('dealer.foshan'), 'Marble#2028')
    expect(await info()).toMatchObject(dead)
  })

  test('expires by the clock of the world', async () => {
    await changeClock(portal.world, { action: 'freeze' })
    expect((await info()).status).toBe('S')
    await changeClock(other, { action: 'travel', by: '3d' })
    expect(await info()).toMatchObject(dead)
    await changeClock(other, { action: 'travel', by: '-1m' })
    expect((await info()).status).toBe('S')
  })

  test('is not shared with another user', async () => {
    const admin = await portal.certificateOf('admin')
    expect((await info(admin)).data).toMatchObject({ userName: 'admin', certificate: admin })
    expect((await info()).data).toMatchObject({ userName: 'dealer.foshan', certificate })
    expect(await portal.call('getUserInfo', { query: { token: certificate } }, admin)).toMatchObject(dead)
  })
})

test("a cached answer is in the caller's language", async () => {
  const names = async (language: string) => {
    const headers = { ...portal.headers, certificate, 'accept-language': language }
    const url = '/api/baseNewServer/baseAccreditService/findOrganization'
    const envelope = envelopeIn(await portal.app.inject({ method: 'POST', url, headers, payload: {} }))
    return (envelope.data as { orgName: string }[]).map(({ orgName }) => orgName) // as the call is defined
  }
  const [chinese, english] = [await names('zh-CN'), await names('en')]
  expect(chinese).not.toEqual(english)
  expect([await names('zh-CN'), await names('fr')]).toEqual([chinese, english])
})

test('faults affect a cached answer, and the journal records that', async () => {
  const control = controlOf(portal.app)
  const pathParams = { world: portal.world.name }
  const call: CallId = 'findOrganization'
  await control.addFault({ pathParams, body: { target: call, kind: 'notArray' } })
  for (const _time of ['read', 'kept']) expect(await departments()).toMatchObject({ status: 'S', data: {} })
  await control.clearFaults({ pathParams })
  expect((await departments()).data).toMatchObject([{}])
  const requests = await control.listRequests({ pathParams, query: { call } })
  expect(requests.map(({ status, fault, user }) => [status, fault, user])).toEqual([
    ['S', 'notArray', 'dealer.foshan'],
    ['S', 'notArray', 'dealer.foshan'],
    ['S', null, 'dealer.foshan'],
  ])
})
