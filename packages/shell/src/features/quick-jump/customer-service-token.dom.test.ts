import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { useSession } from '../../session/session-store.ts'
import { customerServiceToken } from './customer-service-token.ts'

const customerService = { host: 'https://crm.test/app', chat: '/chat' }

beforeEach(() => setDemoConfig({ customerService }))
afterEach(() => {
  vi.unstubAllGlobals()
  useSession.getState().signedOut()
})

const onBackend = (host: string) => ({ ...customerService, host })

it.each([
  ['a host of its own', {}, 'https://crm.test/app/crmtoken/getToken?uid=7', null],
  ['a path of its own', { callPaths: { customerServiceToken: '/t' } }, 'https://crm.test/app/t?uid=7', null],
  [
    'the host of the backend',
    { apiBase: 'https://api.test/a', customerService: onBackend('https://api.test/crm') },
    'https://api.test/crm/crmtoken/getToken?uid=7',
    'c-1',
  ],
  ['the host of portal and backend', { customerService: onBackend('') }, '/crmtoken/getToken?uid=7', 'c-1'],
])(
  '%s is asked; the certificate goes to the backend’s host alone [S-7.3] [S-7.19]',
  async (_which, config, expected, certificate) => {
    setDemoConfig({ customerService, ...config })
    useSession.getState().signedIn('c-1')
    const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json({ token: 'abc' }))
    vi.stubGlobal('fetch', fetch)
    expect(await customerServiceToken('7')).toBe('abc')
    const [address, { headers } = {}] = fetch.mock.calls[0] ?? []
    expect(address).toBe(expected)
    expect(new Headers(headers).get('Certificate')).toBe(certificate)
  },
)

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
