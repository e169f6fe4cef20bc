import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonAnswer, requestTo } from '../testing/foreign-requests.ts'
import { secretDeepInside, secretNames } from '../testing/secret-names.ts'
import type { UpstreamRequest } from './answer-source.ts'
import { maskedRecording } from './recording.ts'

const secrets = fc.string({ minLength: 1, unit: 'binary' }).map((text) => `geheim${text}`)
const written = (request: UpstreamRequest, json: unknown = null) =>
  JSON.stringify(maskedRecording(request, jsonAnswer(json), new Date(0)))
const plain = requestTo('pickOrderList')

type Wrap = (secret: string, name: string) => string

describe('whatever the secret, nothing that is written holds it', () => {
  test.each<[string, Wrap]>([
    ['in a query', (secret, name) => written(requestTo('pickOrderList', { query: { [name]: secret } }))],
    ['in a body', (secret, name) => written({ ...plain, body: secretDeepInside(secret, name) })],
    [
      'in the JSON of a form',
      (secret, name) => written(requestTo('findDic', { body: secretDeepInside(secret, name) })),
    ],
    [
      'in JSON that is none',
      (secret, name) => written({ ...plain, body: { params: `{"${name}":"${secret}` } }),
    ],
    ['in an answer', (secret, name) => written(plain, { status: 'S', data: secretDeepInside(secret, name) })],
    [
      'in JSON inside of an answer',
      (secret, name) => written(plain, { status: 'S', data: JSON.stringify(secretDeepInside(secret, name)) }),
    ],
    [
      'of a header, wherever the answer repeats it',
      (secret) =>
        written(
          { ...plain, headers: { certificate: secret, authorization: `Bearer ${secret}` } },
          {
            status: 'S',
            msg: `as ${secret}`,
            data: { url: `/x/${encodeURIComponent(secret)}`, [secret]: secret },
          },
        ),
    ],
    [
      'that an answer gives and a later part of it repeats',
      (secret, name) =>
        written(plain, { status: 'S', data: { [name]: secret, loginUrl: `/go/${secret}/on` } }),
    ],
    [
      'in a path',
      (secret) => written(requestTo('ssoWindow', { pathParams: { systemCode: 'OSS', certificate: secret } })),
    ],
  ])('%s', (_where, wrap) => {
    fc.assert(
      fc.property(secrets, fc.constantFrom(...secretNames), (secret, name) => {
        const text = wrap(secret, name)
        expect(text).not.toContain('geheim')
        expect(text.length).toBeGreaterThan(80)
      }),
    )
  })

  test('in the address that a window is sent to', () => {
    const location = 'https://oss.example/orders?ticket=geheim1&path=%2Forders%3Fcode%3Dgeheim2&x=1'
    const answer = { ...jsonAnswer(null), headers: { location }, json: undefined }
    const { location: shown } = maskedRecording(plain, answer, new Date(0)).answer
    expect(shown).toBe('https://oss.example/orders?ticket=***&path=%2Forders%3Fcode%3D***&x=1')
  })
})

describe('a masked answer', () => {
  const shown = (data: unknown, callId: 'login' | 'findTodoTasks' = 'findTodoTasks') =>
    maskedRecording(requestTo(callId), jsonAnswer({ status: 'S', code: 0, data }), new Date(0)).answer.json

  test.each<[unknown, unknown]>([
    [
      { token: '', certificate: null },
      { token: '', certificate: null },
    ],
    [
      { token: 123_456, again: 123_456 },
      { token: 0, again: 0 },
    ],
    [
      { tokens: ['a', 'b'], ticketInfo: { id: 'x', used: true } },
      { tokens: ['***', '***'], ticketInfo: { id: '***', used: true } },
    ],
    [
      { pwd: 'a-b-1', name: 'a-b-1', title: 'a-b-1 and more' },
      { pwd: '***', name: '***', title: 'a-b-1 and more' },
    ],
    [{ userPhone: '13800001234' }, { userPhone: '138****1234' }],
    [
      { code: 'CERAMIC', systemCode: 'OSS', title: '[通知] 重要' },
      { code: 'CERAMIC', systemCode: 'OSS', title: '[通知] 重要' },
    ],
  ])('of %j keeps its types: %j', (data, expected) => {
    expect(shown(data)).toEqual({ status: 'S', code: 0, data: expected })
  })

  test('hides codes where codes are what the call is about', () => {
    expect(shown({ code: '1234' }, 'login')).toEqual({ status: 'S', code: 0, data: { code: '***' } })
  })

  test('still distinguishes rows with long numbers, from one file to the next', () => {
    const [first, second] = ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', '3f2504e0-4f89-41d3-9a0c-0305e82c3302']
    const { data } = shown([{ id: first }, { id: second }]) as { data: { id: string }[] } // as it was given
    expect(data[0]?.id).toMatch(/^\*\*\*[0-9a-f]{8}$/)
    expect(data[0]?.id).not.toBe(data[1]?.id)
    const asked = requestTo('getProcessInformation', { body: { processInstanceId: first } })
    expect(written(asked)).toContain(`"processInstanceId":"${data[0]?.id}"`)
  })
})
