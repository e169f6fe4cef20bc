import { cacheableCalls } from '@portal/mock-server/plugins/call-routes'
import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import { calls } from '@portal/protocol'
import { changeClock } from '@portal/store/worlds/clock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { preparedCaller, type SampleCaller } from './sample-caller.ts'
import { sampleInputs } from './sample-inputs.ts'

let portal: TestApp
let caller: SampleCaller
beforeAll(async () => {
  portal = await openTestApp()
  caller = await preparedCaller(portal.world)
})
afterAll(() => portal.close())

describe('a call whose answer is kept', () => {
  test.each([...cacheableCalls])(
    '%s asks for a certificate, writes nothing and does not ask the clock',
    async (id) => {
      const ask = () => portal.call(id, sampleInputs(caller)[id], caller.certificate)
      expect(calls[id].access).toBe('certificate')
      const { version } = portal.world.state()
      const answer = await ask()
      expect(answer.status).toBe('S')
      expect(portal.world.state().version).toBe(version)
      await changeClock(portal.world, { action: 'travel', by: '1d' })
      expect(await ask()).toEqual(answer)
      await changeClock(portal.world, { action: 'reset' })
    },
  )
})
