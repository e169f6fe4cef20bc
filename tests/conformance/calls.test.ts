import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import { callIds, calls } from '@portal/protocol'
import type { Endpoint } from '@portal/protocol/endpoint'
import { EnvelopeOf } from '@portal/protocol/envelope'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleInputs } from './sample-inputs.ts'
import { sampleRows } from './sample-rows.ts'

const userName = 'dealer.chengdu'
let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

async function sampleCaller() {
  const { id } = await portal.world.db.user.findUniqueOrThrow({ where: { userName } })
  const password = portal.world.settings.demoPassword
  const certificate = await portal.certificateOf(userName)
  return { userId: id, userName, password, certificate, ...(await sampleRows(portal.world, id)) }
}

const idsWhere = (matches: (call: Endpoint) => boolean) => callIds.filter((id) => matches(calls[id]))
const isWindow = ({ answer }: Endpoint) => answer === 'redirect'

// The password of the sample caller is changed in between: what comes after it must not need the old one.
const lastOfAll = 'changePassword'
const enveloped = idsWhere((call) => !isWindow(call)).sort(
  (a, b) => Number(a === lastOfAll) - Number(b === lastOfAll),
)

describe('a proper call', () => {
  test.each(enveloped)('%s answers as it is defined', async (id) => {
    const caller = await sampleCaller()
    const answer = await portal.call(id, sampleInputs(caller)[id], caller.certificate)
    expect(answer.status).toBe('S')
    expect(Value.Errors(EnvelopeOf(calls[id].data), answer)).toEqual([])
  })

  test.each(idsWhere(isWindow))('%s sends the window on, without the certificate', async (id) => {
    const caller = await sampleCaller()
    const { statusCode, headers } = await portal.send(id, sampleInputs(caller)[id])
    expect(statusCode).toBe(302)
    expect(headers.location).not.toContain(caller.certificate)
  })
})

describe('a call without a certificate', () => {
  test.each(idsWhere((call) => call.access === 'certificate' && !isWindow(call)))(
    '%s ends the session',
    async (id) => {
      const answer = await portal.call(id, sampleInputs(await sampleCaller())[id])
      expect(answer).toMatchObject({ status: 'E', code: 4001, data: null })
    },
  )

  test.each(idsWhere(isWindow))('%s shows a page that tells', async (id) => {
    const caller = { ...(await sampleCaller()), certificate: 'dead' }
    const { statusCode, headers } = await portal.send(id, sampleInputs(caller)[id])
    expect([statusCode, headers['content-type']]).toEqual([401, 'text/html; charset=utf-8'])
  })
})
