import { describe, expect, test } from 'vitest'
import { addressCheck, isFromOtherOrigin, isLoopback } from './allowed-addresses.ts'

const none = { origin: undefined, site: undefined }
const refusalOf = addressCheck({
  hosts: ['Portal.example', '192.168.1.7', 'fe80::1', '[fd00::2]'],
  origins: ['https://shell.example:5173'],
})

describe('the host', () => {
  test.each([
    'localhost',
    'LOCALHOST:8200',
    'localhost.:8200',
    'oms.localhost:7101',
    '127.0.0.1:8200',
    '127.9.8.7',
    '[::1]:8200',
    'portal.example',
    'PORTAL.example:443',
    '192.168.1.7:8200',
    '[fe80::1]:8200',
    '[fd00::2]',
  ])('%s is answered', (host) => {
    expect(refusalOf({ ...none, host })).toBeUndefined()
  })

  test.each([
    'evil.example:8200',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    '127.0.0.1evil',
    '127.0.0.256',
    '128.0.0.1',
    '0.0.0.0:8200',
    '[::2]',
    '[::ffff:127.0.0.1]',
    'sub.portal.example',
    'portal.example.evil.example',
    'localhost@evil.example',
    'localhost/evil.example',
    'localhost:8200:1',
    'localhost, evil.example',
    '',
    undefined,
  ])('%s is refused, with the flag that would allow it', (host) => {
    expect(refusalOf({ ...none, host })?.en).toMatch(/does not answer to the host .*--allow-host/)
    expect(refusalOf({ ...none, host })?.zh).toContain('--allow-host')
  })
})

describe('a page of the origin', () => {
  const local = { host: 'localhost:8200', site: undefined }

  test.each([
    'http://localhost:8200',
    'http://localhost:5173',
    'http://127.0.0.1:5173',
    'http://[::1]:5173',
    'https://oms.localhost',
    'https://portal.example',
    'http://192.168.1.7:8200',
    'https://shell.example:5173',
  ])('%s may use it', (origin) => {
    expect(refusalOf({ ...local, origin })).toBeUndefined()
  })

  test.each([
    'https://evil.example',
    'https://localhost.evil.example',
    'http://shell.example:5173',
    'https://shell.example',
    'https://shell.example:5173/',
    'http://localhost:8200, https://evil.example',
    'null',
    'file://',
    '',
  ])('%s may not, and the answer names the flag', (origin) => {
    expect(refusalOf({ ...local, origin })?.en).toMatch(
      /^Pages of .* may not use this server; --allow-origin/,
    )
    expect(refusalOf({ ...local, origin })?.zh).toContain('--allow-origin')
  })

  test('a name of its own that leads here is not allowed by being the same', () => {
    const host = 'evil.example:8200'
    expect(refusalOf({ host, origin: `http://${host}`, site: undefined })).toBeDefined()
  })
})

test.each([
  [undefined, undefined, false],
  [undefined, 'none', false],
  [undefined, 'same-origin', false],
  [undefined, 'same-site', true],
  [undefined, 'cross-site', true],
  ['http://localhost:8200', 'same-origin', false],
  ['https://localhost:8200', undefined, false],
  ['http://localhost:5173', 'same-site', true],
  ['https://evil.example', 'cross-site', true],
  ['null', undefined, true],
])('a request with the origin %s and the site %s comes from another origin: %s', (origin, site, expected) => {
  expect(isFromOtherOrigin({ host: 'localhost:8200', origin, site })).toBe(expected)
})

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.7', false],
  ['localhost.example', false],
])('%s is this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
