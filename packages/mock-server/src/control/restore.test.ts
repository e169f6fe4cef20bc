import { setImmediate } from 'node:timers/promises'
import { type EndpointId, endpoints } from '@portal/protocol'
import type { UserInfo } from '@portal/protocol/entities/user'
import { openStore } from '@portal/store/store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { openTestApp, type TestApp, testDataDir } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('wangjing')
})
afterAll(() => portal.close())

const id: EndpointId = 'getUserInfo'
const url = () => `${endpoints[id].path}?token=${certificate}`

test('requests during restores and resets of other processes see the old or the new state, none fails', async () => {
  const store = await openStore({ dataDir: testDataDir })
  const beside = await buildApp({ store }) // as another server on the same folder
  const control = controlOf(portal.app)
  const pathParams = { world: portal.world.name }
  const rename = (fullName: string) =>
    store
      .world(pathParams.world)
      .then(({ db }) => db.user.update({ where: { userName: 'wangjing' }, data: { fullName } }))
  for (const name of ['old', 'new']) {
    await rename(name)
    await control.takeSnapshot({ pathParams, body: { name } })
  }

  const seen = new Set<string>()
  let asking = true
  const ask = async (app: typeof beside) => {
    while (asking) {
      await setImmediate() // as between the requests of a socket: files are read and renamed then
      const answer = await app.inject({ url: url(), headers: { certificate, ...portal.headers } })
      const { status, data } = answer.json<{ status: string; data: UserInfo | null }>()
      seen.add(status === 'S' ? String(data?.userFullName) : answer.body)
    }
  }
  const asked = [portal.app, portal.app, beside, beside].map(ask)
  for (let round = 0; round < 20; round++) {
    await control.restoreSnapshot({ pathParams: { ...pathParams, snapshot: round % 2 ? 'new' : 'old' } })
  }
  asking = false
  await Promise.all(asked)
  expect([...seen].sort()).toEqual(['new', 'old'])
  await beside.close()
  await store.close()
})
