import type { RequestRecord } from '@portal/protocol/control/requests'
import { describe, expect, test } from 'vitest'
import { filterOf, hasFailed } from './request-choice.ts'
import { asCurl, asHar, sentRequest, withCertificate } from './sent-request.ts'

const record = (fields: Partial<RequestRecord> = {}): RequestRecord => ({
  id: 1,
  time: '2026-03-31T08:00:00.000Z',
  method: 'POST',
  path: '/api/baseNewServer/baseLoginService/login',
  call: 'login',
  user: 'wangjing',
  request: { body: { userName: "o'hara", password: '***' } },
  httpStatus: 200,
  status: 'S',
  code: null,
  fault: null,
  requestId: null,
  durationMs: 12,
  answeredBy: 'world',
  differences: [],
  ...fields,
})
const origin = 'http://localhost:8200'

describe('a request as curl', () => {
  test('is sent to its world in the encoding of its call, with quotes that a shell keeps', () => {
    const curl = asCurl(sentRequest(record(), 'class-01', origin))
    expect(curl).toContain(`curl -X POST '${origin}/api/baseNewServer/baseLoginService/login'`)
    expect(curl).toContain("-H 'x-portal-world: class-01'")
    expect(curl).toContain(String.raw`o'\''hara`)
    expect(curl).not.toContain('Certificate')
  })

  test('has the parameters of a form, and takes the certificate from a variable', () => {
    const form = record({
      call: 'changePassword',
      path: '/api/baseNewServer/baseUsersService/changePassword',
      request: { body: { oldPassword: '***' } },
    })
    const curl = asCurl(sentRequest(form, 'main', origin))
    expect(curl).toContain('-H "Certificate: $CERTIFICATE"')
    expect(curl).toContain('application/x-www-form-urlencoded')
  })

  test('of an address without a call is JSON', () => {
    const unknown = record({ call: null, method: 'GET', path: '/api/nowhere', request: { query: { a: 1 } } })
    expect(asCurl(sentRequest(unknown, 'main', origin))).toContain(`'${origin}/api/nowhere?a=1'`)
  })
})

describe('a request is sent again', () => {
  test('with another certificate, in the query too', () => {
    const asked = record({
      call: 'getUserInfo',
      method: 'GET',
      path: '/api/imsSaafBaseServer/permissions/getUserInfo',
      request: { query: { token: '***' } },
    })
    const again = withCertificate(asked, 'c-1')
    const { url, headers } = sentRequest(again ?? asked, 'main', origin, 'c-1')
    expect([url, headers.Certificate]).toEqual([`${origin}${asked.path}?token=c-1`, 'c-1'])
  })

  test.each([
    ['a password is missing', record()],
    ['a part of its path is missing', record({ path: '/api/sso/DBS/***', request: {} })],
  ])('unless %s', (_what, asked) => {
    expect(withCertificate(asked, 'c-1')).toBeUndefined()
  })
})

test('requests as HAR keep time, address, status and what was sent', () => {
  const { log } = asHar([record(), record({ httpStatus: null })], 'main', origin)
  expect(log.entries.map(({ startedDateTime, response }) => [startedDateTime, response.status])).toEqual([
    ['2026-03-31T08:00:00.000Z', 200],
    ['2026-03-31T08:00:00.000Z', 0],
  ])
  expect(log.entries[0]?.request.postData?.text).toContain('hara')
})

test.each([
  [{}, {}],
  [{ only: 'failed' as const }, { failed: true }],
  [
    { only: 'differing' as const, search: ' ORDERS ' },
    { differs: true, search: 'ORDERS' },
  ],
  [
    { only: 'struck' as const, search: 'sign-in' },
    { struck: true, search: 'sign-in', orCalls: 'login,ssoLogin' },
  ],
])('the choice %j is the filter %j', (choice, expected) => {
  const names = new Map([
    ['login', 'Sign-in'],
    ['ssoLogin', 'Single sign-in'],
    ['findDic', 'Lookups'],
  ])
  const callName = (id: string) => names.get(id)
  expect(filterOf({ search: '', only: 'all', ...choice }, [...names.keys()], callName)).toEqual(expected)
})

test.each([
  [{}, false],
  [{ status: 'E' }, true],
  [{ httpStatus: 503, status: null }, true],
  [{ httpStatus: null, status: null }, true],
])('a request with %j has failed: %s', (fields, expected) => {
  expect(hasFailed(record(fields))).toBe(expected)
})
