import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { customerServiceToken } from './customer-service-token.ts'

const customerService = { host: 'https://crm.test/app', chat: '/chat' }

beforeEach(() => setDemoConfig({ customerService }))
afterEach(() => vi.unstubAllGlobals())

it.each([
  [undefined, 'https://crm.test/app/crmtoken/getToken?uid=7'],
  [{ customerServiceToken: '/chat-token' }, 'https://crm.test/app/chat-token?uid=7'],
])('with the paths %j asks %s, without the certificate [S-7.19]', async (callPaths, expected) => {
  setDemoConfig({ customerService, ...(callPaths && { callPaths }) })
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ token: 'abc' }))
  vi.stubGlobal('fetch', fetch)
  expect(await customerServiceToken('7')).toBe('abc')
  const [address, { headers } = {}] = fetch.mock.calls[0] ?? []
  expect(address).toBe(expected)
  expect(new Headers(headers).has('certificate')).toBe(false)
})

it.each([
  [{ token: 'abc' }, 'abc'],
  [{ status: 'ok', token: 'abc' }, 'abc'],
  [{ status: 'S', data: { token: 'abc' } }, 'abc'],
  [{ token: 12345 }, '12345'],
  [{ status: 'S', data: { token: 12345 } }, '12345'],
  [{ token: '' }, ''],
  [{ token: true }, ''],
  [{ token: null }, ''],
  [{ status: 'E', code: 4001, msg: 'no', data: null }, ''],
  [{ status: 'S', data: { token: '' } }, ''],
  [null, ''],
  [[], ''],
  ['abc', ''],
])('the answer %j has the token “%s” [S-7.20]', async (answer, token) => {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  expect(await customerServiceToken('7')).toBe(token)
})
