import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import { type CallId, callIds, calls } from '@portal/protocol'
import { encodeRequest } from '@portal/protocol/encoding'
import type { Endpoint } from '@portal/protocol/endpoint'
import { EnvelopeOf } from '@portal/protocol/envelope-schema'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { preparedCaller } from './sample-caller.ts'
import { sampleInputs } from './sample-inputs.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const sampleCaller = () => preparedCaller(portal.world)

const idsWhere = (matches: (call: Endpoint) => boolean) => callIds.filter((id) => matches(calls[id]))
const isWindow = ({ answer }: Endpoint) => answer === 'redirect'

// These change the password of the sample caller: what comes after them must not need the old one.
const lastOfAll: readonly CallId[] = ['changePassword', 'updateUserPassword']
const enveloped = idsWhere(({ answer = 'envelope' }) => answer === 'envelope')
  .filter((id) => !lastOfAll.includes(id))
  .concat(lastOfAll)

describe('a proper call', () => {
  test.each(enveloped)('%s answers as it is defined', async (id) => {
    const caller = await sampleCaller()
    const answer = await portal.call(id, sampleInputs(caller)[id], caller.certificate)
    expect(answer.status).toBe('S')
    expect(Value.Errors(EnvelopeOf(calls[id].data), answer)).toEqual([])
  })

  test.each(idsWhere(({ answer }) => answer === 'stylesheet'))('%s answers a stylesheet', async (id) => {
    const { statusCode, headers, body } = await portal.send(id, sampleInputs(await sampleCaller())[id])
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(body).toContain('#52c41a')
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

  test.each(idsWhere(isWindow))('%s shows a page that tells, and a program an envelope', async (id) => {
    const caller = { ...(await sampleCaller()), certificate: 'dead' }
    const { method, url } = encodeRequest(calls[id], sampleInputs(caller)[id])
    const headers = { ...portal.headers, accept: 'text/html' }
    const answer = await portal.app.inject({ method, url, headers })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([401, 'text/html; charset=utf-8'])
    expect(await portal.call(id, sampleInputs(caller)[id])).toMatchObject({ status: 'E', code: 4001 })
  })
})
