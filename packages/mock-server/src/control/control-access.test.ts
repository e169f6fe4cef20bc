import { describe, expect, test } from 'vitest'
import { type ControlAccess, isLoopback, refusalOf } from './control-access.ts'

const token = { token: 'granite-7' }
const local = { host: 'localhost:8200', origin: undefined, token: undefined }

describe('the control API', () => {
  test.each<[string, ControlAccess, Partial<typeof local> & object, string | undefined]>([
    ['is open to programs of this machine', 'open', {}, undefined],
    ['under every name of it', 'open', { host: '[::1]:8200' }, undefined],
    ['is open to its own pages', 'open', { origin: 'http://localhost:8200' } as object, undefined],
    ['is not for pages of others', 'open', { origin: 'https://example.com' } as object, 'not for pages of'],
    ['nor of another port', 'open', { origin: 'http://localhost:9999' } as object, 'not for pages of'],
    ['nor of nowhere', 'open', { origin: 'null' } as object, 'not for pages of null'],
    ['nor under a name that leads here', 'open', { host: 'evil.example:8200' }, 'localhost only'],
    ['is closed elsewhere', 'closed', {}, 'was started without one'],
    ['needs its token', token, { host: 'portal.example' }, 'needs the token'],
    [
      'needs the right one',
      token,
      { host: 'portal.example', token: 'granite-8' } as object,
      'needs the token',
    ],
    ['is open with it', token, { host: 'portal.example', token: 'granite-7' } as object, undefined],
    [
      'not to pages of others even then',
      token,
      { origin: 'null', token: 'granite-7' } as object,
      'not for pages',
    ],
  ])('%s', (_what, access, request, refusal) => {
    const actual = refusalOf(access, { ...local, ...request })
    expect(actual).toEqual(refusal === undefined ? undefined : expect.stringContaining(refusal))
  })
})

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.7', false],
  ['localhost.example', false],
])('%s is this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
