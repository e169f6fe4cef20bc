import { rejection } from '@portal/protocol/envelope'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { registerToastHost, type Toast } from '../lib/ui/toasts.ts'
import { useSession } from '../session/session-store.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import {
  alertWithText,
  aroundEachArrival,
  arriveAt,
  certificate,
  entryAnswers,
  frameAt,
  granted,
  signOnLink,
} from './testing/arrive.tsx'

vi.mock('./signed-in.tsx', async () => {
  const { useLocation } = await import('react-router-dom')
  return {
    signedInReady: () => Promise.resolve(),
    SignedIn: () => <h1>Frame at {useLocation().pathname + useLocation().search}</h1>,
  }
})

aroundEachArrival()

const goneTo = vi.fn<(address: string | URL) => void>()
beforeEach(() => {
  goneTo.mockClear()
  vi.spyOn(window.location, 'replace').mockImplementation(goneTo)
  setDemoConfig({ apiBase: 'https://api.test', allowedRedirectHosts: ['desk.test'] })
})
afterEach(() => vi.mocked(window.location.replace).mockRestore())

const sso = 'https://api.test/api/baseNewServer/baseSystemSsoService/sso/DBS'
/** A backend whose sso call answers so: by default the redirect that isn't followed, as browsers show it. */
function backendWithSso(calls: Parameters<typeof fakeBackend>[0], answer?: Response): void {
  const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
  fakeBackend(calls)
  const others = window.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.startsWith(sso) ? (answer ?? redirect) : others(url, init),
  )
}

const desk = encodeURIComponent('https://desk.test/tickets?id=1')

it.each([
  ['redirectUrlCode=DBS&redirectUrl=%2Fagreements', `${sso}/c-2?path=%2Fagreements&Certificate=c-2`],
  [`redirectUrl=${desk}`, 'https://desk.test/tickets?id=1'],
])(
  'a link that signs on and names %s leads there in the same window (specification §7) [S-7.14]',
  async (query, expected) => {
    backendWithSso({ ...entryAnswers, ssoLogin: granted })
    await arriveAt(`${signOnLink}&${query}`)
    await vi.waitFor(() => expect(goneTo.mock.calls).toEqual([[expected]]))
  },
)

it('a person without a session signs in first [S-7.14]', async () => {
  backendWithSso(entryAnswers)
  await arriveAt('/login?redirectUrlCode=DBS')
  await screen.findByRole('button', { name: 'Sign in' })
  expect(goneTo).not.toHaveBeenCalled()
  await act(async () => useSession.getState().signedIn('c-1'))
  await vi.waitFor(() => expect(goneTo.mock.calls).toEqual([[`${sso}/c-1?path=%2F&Certificate=c-1`]]))
})

it('a refusal by DBS is told in the portal [S-7.14] [S-8.6]', async () => {
  backendWithSso(entryAnswers, Response.json(rejection('DBS is closed tonight')))
  useSession.getState().signedIn('c-1')
  const toasts: Toast[] = []
  const withdraw = registerToastHost((toast) => toasts.push(toast))
  await arriveAt('/login?redirectUrlCode=DBS')
  await frameAt('/dashboard')
  await vi.waitFor(() =>
    expect(toasts).toMatchObject([{ text: 'Single sign-on failed ~ DBS is closed tonight' }]),
  )
  withdraw()
  expect(goneTo).not.toHaveBeenCalled()
})

it('a certificate that has ended leads to the sign-in instead', async () => {
  fakeBackend({ ...entryAnswers, getUserInfo: () => Response.json(rejection('', 4001)) })
  useSession.getState().signedIn('c-1')
  await arriveAt('/login?redirectUrlCode=DBS')
  await alertWithText('Your session has ended. Please sign in again.')
  expect(certificate()).toBeUndefined()
  expect(goneTo).not.toHaveBeenCalled()
})

it('a server that does not answer can be asked again, or the portal opened', async () => {
  fakeBackend({ ...entryAnswers, getUserInfo: () => new Response('', { status: 503 }) })
  useSession.getState().signedIn('c-1')
  await arriveAt('/login?redirectUrlCode=DBS')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  fakeBackend(entryAnswers)
  fireEvent.click(cancel)
  await frameAt('/dashboard')
  expect(goneTo).not.toHaveBeenCalled()
})

it('never from a frame, where input could be lost', async () => {
  fakeBackend(entryAnswers)
  useSession.getState().signedIn('c-1')
  await arriveAt('/dashboard')
  await frameAt('/dashboard')
  await act(async () => {
    window.history.pushState(null, '', '/login?redirectUrlCode=DBS')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await frameAt('/dashboard')
  expect(goneTo).not.toHaveBeenCalled()
})
