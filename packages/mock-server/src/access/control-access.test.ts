import { describe, expect, test } from 'vitest'
import { type ControlAccess, isLocalCaller, refusalOf } from './control-access.ts'

const request = (headers: Record<string, string>, remoteAddress?: string, originalUrl = '/api/x') => ({
  socket: { remoteAddress },
  headers,
  originalUrl,
})

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:192.168.1.7', false],
  ['192.168.1.7', false],
  ['fe80::1', false],
  [undefined, false],
])('a request from the address %s is of this machine: %s', (address, expected) => {
  expect(isLocalCaller(request({ host: 'localhost:8200' }, address))).toBe(expected)
})

test.each([
  ['localhost', '/api/x', true],
  ['127.0.0.1:8200', '/api/x', true],
  ['[::1]:8200', '/api/x', true],
  ['portal.example', '/api/x', false],
  ['localhost:8200', 'http://localhost:8200/api/x', true],
  ['LOCALHOST:80', 'http://localhost/api/x', true],
  ['localhost', 'http://api.example/api/x', false],
  ['localhost', 'http://127.0.0.1/api/x', false],
  ['api.example', 'http://localhost/api/x', false],
  ['localhost', '*', false],
])('a request to the host %s at the address %s is of this machine: %s', (host, address, expected) => {
  expect(isLocalCaller(request({ host }, '127.0.0.1', address))).toBe(expected)
})

test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'via', 'x-real-ip'])(
  'a request that a proxy has marked by %s is not of this machine',
  (name) => {
    expect(isLocalCaller(request({ host: 'localhost', [name]: '127.0.0.1' }, '127.0.0.1'))).toBe(false)
  },
)

test('a request without a host is not of this machine', () => {
  expect(isLocalCaller(request({}, '127.0.0.1'))).toBe(false)
})

const token = { token: 'granite-7' }

describe('the control API', () => {
  test.each<[string, ControlAccess, boolean, string | undefined, string | undefined]>([
    ['is open to programs of this machine', 'open', true, undefined, undefined],
    ['but not to others', 'open', false, undefined, 'localhost only'],
    ['is closed elsewhere', 'closed', true, undefined, 'was started without one'],
    ['needs its token', token, true, undefined, 'needs the token'],
    ['needs the right one', token, true, 'granite-8', 'needs the token'],
    ['is open with it', token, false, 'granite-7', undefined],
  ])('%s', (_what, access, isLocal, given, refusal) => {
    const actual = refusalOf(access, isLocal, given)
    expect(actual?.sentence).toEqual(refusal === undefined ? undefined : expect.stringContaining(refusal))
  })
})
