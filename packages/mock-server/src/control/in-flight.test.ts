import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

test('no request fails because of simultaneous resets, scenarios and restores', async () => {
  const control = controlOf(portal.app)
  const pathParams = { world: portal.world.name }
  await control.takeSnapshot({ pathParams, body: { name: 'kept' } })
  const changes = [
    () => control.resetWorld({ pathParams }),
    () => control.applyScenario({ pathParams, body: { names: ['many-positions'] } }),
    () => control.restoreSnapshot({ pathParams: { ...pathParams, snapshot: 'kept' } }),
  ]
  const seen = new Set<string>()
  let asking = true
  const ask = async () => {
    while (asking) {
      await setImmediate() // as between the requests of a socket
      const read = await portal.call('findUserByQuery', { body: { userName: 'wangjing' } })
      const written = await portal.call('sendVerificationCodeV2', { body: { userName: 'wangjing' } })
      for (const { status, msg } of [read, written]) seen.add(msg ?? status)
    }
  }
  const asked = [ask(), ask()]
  for (let round = 0; round < 15; round++) await changes[round % changes.length]?.()
  asking = false
  await Promise.all(asked)
  expect([...seen]).toEqual(['S'])
})
