import { rejection } from '@portal/protocol/envelope'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { registerToastHost, type Toast } from '../../lib/ui/toasts.ts'
import { useSession } from '../../session/session-store.ts'
import { openSystemWindow } from './system-window.ts'

const opened = { opener: 'portal' as unknown, location: { replace: vi.fn() }, close: vi.fn() }
const toasts: Toast[] = []
const fetched = vi.fn<typeof fetch>()
let withdraw: () => void

/** A redirect that isn't followed, as browsers show it. */
const redirect = () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })

beforeEach(async () => {
  vi.clearAllMocks()
  opened.opener = 'portal'
  toasts.length = 0
  setDemoConfig({ apiBase: 'https://api.example' })
  await changeLanguage('zh')
  useSession.getState().signedIn('c1')
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(async () => redirect()),
  )
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window) // the part that is used
  withdraw = registerToastHost((toast) => toasts.push(toast))
})
afterEach(async () => {
  withdraw()
  vi.unstubAllGlobals()
  vi.mocked(window.open).mockRestore()
  await changeLanguage('en')
})

const look = { language: 'ja', theme: 'dark' } as const

it.each([
  [undefined, undefined, '?path=%2F&Certificate=c1'],
  ['/#/customers?page=2', undefined, '?path=%2F%23%2Fcustomers%3Fpage%3D2&Certificate=c1'],
  ['/orders', look, '?path=%2Forders&Certificate=c1&language=ja&theme=dark'],
])(
  'a window system opens at %s through the sso call, which is asked before; a sub-app also gets %j [S-6.10] [S-7.13]',
  async (path, given, query) => {
    const opening = openSystemWindow({ systemCode: 'CRM', path, look: given })
    // In the click, and without a handle on the portal.
    expect(window.open).toHaveBeenCalledExactlyOnceWith('', '_blank')
    expect(opened.opener).toBeNull()
    await opening
    const address = `https://api.example/api/baseNewServer/baseSystemSsoService/sso/CRM/c1${query}`
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(address)
    expect(fetched).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining({ redirect: 'manual' }))
    expect(opened.close).not.toHaveBeenCalled()
    expect(toasts).toEqual([])
  },
)

describe('a system that refuses the sign-on [S-8.6]', () => {
  it.each([
    ['with HTTP 200', Response.json(rejection('您没有该系统的权限')), '您没有该系统的权限'],
    [
      'with an HTTP error',
      Response.json(rejection('您没有该系统的权限'), { status: 403 }),
      '您没有该系统的权限',
    ],
    ['with a page', new Response('<h1>No</h1>', { status: 404 }), '系统错误!'],
  ])('is told in the portal, and the window closes: %s', async (_how, answer, message) => {
    fetched.mockResolvedValue(answer)
    await openSystemWindow({ systemCode: 'CRM' })
    expect(toasts).toMatchObject([{ kind: 'error', text: `单点登录失败 ~ ${message}`, seconds: 5 }])
    expect(opened.close).toHaveBeenCalledOnce()
    expect(opened.location.replace).not.toHaveBeenCalled()
  })

  it('shows it in its window where a call of another origin can see nothing', async () => {
    fetched.mockRejectedValue(new TypeError('CORS'))
    await openSystemWindow({ systemCode: 'CRM' })
    expect(opened.location.replace).toHaveBeenCalledOnce()
    expect(opened.close).not.toHaveBeenCalled()
    expect(toasts).toEqual([])
  })
})

it('where a blocker steps in, the system is not asked', async () => {
  vi.mocked(window.open).mockReturnValue(null)
  await openSystemWindow({ systemCode: 'CRM' })
  expect(fetched).not.toHaveBeenCalled()
})
