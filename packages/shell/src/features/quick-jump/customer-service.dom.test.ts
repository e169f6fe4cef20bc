import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { useSession } from '../../session/session-store.ts'
import { chatAddress, customerServiceToken, openChat } from './customer-service.ts'

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

const chatWindow = () => ({ opener: 'portal' as unknown, location: { replace: vi.fn() }, close: vi.fn() })
const chat = 'https://chat.example/start'

it.each([
  [chat, 'a b&c', `${chat}?token=a+b%26c`],
  [`${chat}?lang=zh`, 't', `${chat}?lang=zh&token=t`],
  [`${chat}#/room`, 't', `${chat}?token=t#/room`],
])('%s with the token %s is %s', (address, token, expected) => {
  expect(chatAddress(address, token)).toBe(expected)
})

describe('the chat', () => {
  it('opens in a window that was opened in the click and has no handle on the portal [S-2.40]', async () => {
    const opened = chatWindow()
    const openBlank = vi.fn(() => opened)
    const opening = openChat({ chat, openBlank, token: async () => 't' })
    expect(openBlank).toHaveBeenCalledOnce()
    expect(await opening).toBe(true)
    expect(opened.opener).toBeNull()
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(`${chat}?token=t`)
    expect(opened.close).not.toHaveBeenCalled()
  })

  it.each([
    ['an empty token', async () => ''],
    ['a call that fails', async () => Promise.reject(new Error('down'))],
  ])('leaves no dead window behind %s [S-7.24]', async (_failure, token) => {
    const opened = chatWindow()
    expect(await openChat({ chat, openBlank: () => opened, token })).toBe(false)
    expect(opened.close).toHaveBeenCalledOnce()
    expect(opened.location.replace).not.toHaveBeenCalled()
  })

  it('asks for no token where a blocker steps in', async () => {
    const token = vi.fn(async () => 't')
    expect(await openChat({ chat, openBlank: () => null, token })).toBe(false)
    expect(token).not.toHaveBeenCalled()
  })
})
