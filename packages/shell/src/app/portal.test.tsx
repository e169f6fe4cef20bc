import { rejection } from '@portal/protocol/envelope'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { loadStartTexts } from '../lib/i18n/texts.ts'
import { followOtherWindows, parseSessionMessage } from '../session/other-windows.ts'
import { sessionController } from '../session/session-controller.ts'
import { useSession } from '../session/session-store.ts'
import { salesUser } from '../session/testing/users.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { Portal } from './portal.tsx'

vi.mock('./signed-in.tsx', () => ({
  signedInReady: () => Promise.resolve(),
  SignedIn: () => <h1>Frame at {useLocation().pathname}</h1>,
}))

// Retries without delay: the delays have their own test.
vi.mock('../lib/api/retry-read.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../lib/api/retry-read.ts')>()
  const retryRead: typeof original.retryRead = (read, signal) =>
    original.retryRead(read, signal, async () => undefined)
  return { ...original, retryRead }
})

const answers = { getUserInfo: () => salesUser, findOrganization: () => [], findDic: () => [] }
const address = () => window.location.pathname + window.location.search
const signedIn = () => useSession.getState().signedIn('c-1')

function open(path: string) {
  window.history.replaceState(null, '', path)
  render(<Portal />)
}

/** What the window posts to other windows from now on; a marker of ours shows that nothing is pending. */
function listenAsOtherWindow() {
  const channel = new BroadcastChannel('portal-session')
  const received: unknown[] = []
  channel.onmessage = ({ data }) => received.push(data)
  return {
    messages: async () => {
      const sender = new BroadcastChannel('portal-session')
      sender.postMessage('mark')
      await vi.waitFor(() => expect(received).toContain('mark'))
      sender.close()
      channel.close()
      return received.map(parseSessionMessage).filter((message) => message !== undefined)
    },
  }
}

beforeAll(() => {
  followOtherWindows()
  return loadStartTexts('en')
})

beforeEach(() => {
  setDemoConfig()
  sessionController.end({})
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the way into the portal (specification §4)', () => {
  it('leads over the sign-in page to the wanted address [S-2.14] [S-4.2]', async () => {
    fakeBackend(answers)
    open('/child/oms/orders?page=2')
    await screen.findByRole('heading', { name: 'Welcome back' })
    expect(address()).toBe('/login?redirect=%2Fchild%2Foms%2Forders%3Fpage%3D2')
    signedIn()
    await screen.findByRole('heading', { name: 'Frame at /child/oms/orders' })
    expect(address()).toBe('/child/oms/orders?page=2')
  })

  it('shows its progress while user and menus load [S-4.2]', async () => {
    fakeBackend({ ...answers, findOrganization: () => new Promise(() => undefined) })
    signedIn()
    open('/dashboard')
    const progress = await screen.findByRole('progressbar', { name: 'Preparing your workspace…' })
    await vi.waitFor(() => expect(progress.getAttribute('value')).toBe('0.5'))
  })

  it('renders only the home page when the root is requested (specification §2) [S-2.5]', async () => {
    fakeBackend(answers)
    signedIn()
    const drawn = new Set<string | null>()
    const looking = new MutationObserver(() => drawn.add(screen.queryByRole('heading')?.textContent ?? null))
    looking.observe(document.body, { childList: true, subtree: true, characterData: true })
    open('/')
    await screen.findByRole('heading', { name: 'Frame at /dashboard' })
    looking.disconnect()
    expect(drawn).not.toContain('Frame at /')
  })

  it('never shows the sign-in page to a signed-in user [S-4.3]', async () => {
    fakeBackend(answers)
    signedIn()
    open('/login')
    expect(screen.queryByRole('heading', { name: 'Welcome back' })).toBeNull()
    await screen.findByRole('heading', { name: 'Frame at /dashboard' })
  })
})

describe('an entry that fails resets the session and says why on the sign-in page [S-8.9]', () => {
  it.each([
    ['no responsibilities', () => ({ ...salesUser, userRespList: [] }), /user role is not set up/],
    [
      'a dead certificate',
      () => Response.json(rejection('', 4001)),
      'Your session has ended. Please sign in again.',
    ],
    ['a rejection', () => Response.json(rejection('系统维护中')), '系统维护中'],
  ])('%s', async (_case, getUserInfo, message) => {
    fakeBackend({ ...answers, getUserInfo })
    signedIn()
    const other = listenAsOtherWindow()
    open('/child/oms/orders')
    expect(await screen.findByText(message)).toBe(screen.getByRole('alert'))
    expect(address()).toBe('/login?redirect=%2Fchild%2Foms%2Forders')
    expect(document.cookie).not.toContain('Admin-Token')
    expect(await other.messages()).toEqual(['signedOut'])
  })
})

it.each([
  ['findOrganization', rejection('', 4001), 200],
  ['findMenuInfoAllSystem', rejection('', 4001), 200],
  ['findDic', rejection('', 4001), 200],
  ['findDic', { status: 401, error: 'Unauthorized' }, 401],
])(
  'a certificate that %s refuses with %j ends the session at the entry, too [S-4.12]',
  async (call, body, status) => {
    const all = { ...answers, findOrganization: () => [{ orgCode: 'TC' }], findMenuInfoAllSystem: () => [] }
    fakeBackend({ ...all, [call]: () => Response.json(body, { status }) })
    signedIn()
    open('/child/oms/orders')
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy()
  },
)

describe('an entry that fails without a word on the session keeps it, in this window and in others [S-8.9]', () => {
  const failures: readonly [name: string, answer: () => unknown, said: string][] = [
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'The server cannot be reached'],
    ['HTTP 503', () => new Response('<html>', { status: 503 }), 'The server cannot be reached'],
    ['HTTP 429', () => new Response('', { status: 429 }), 'The server cannot be reached'],
    ['HTTP 403', () => Response.json({ status: 403 }, { status: 403 }), 'Your workspace could not be loaded'],
    ['half an answer', () => new Response('{"status":'), 'Your workspace could not be loaded'],
    ['a page of a proxy', () => new Response('<html>'), 'Your network sign-in has ended'],
  ]

  it.each(failures)('%s', async (_failure, answer, said) => {
    fakeBackend({ ...answers, getUserInfo: answer })
    signedIn()
    const other = listenAsOtherWindow()
    open('/child/oms/orders')
    await screen.findByRole('heading', { name: said })
    expect(address()).toBe('/child/oms/orders')
    expect(document.cookie).toContain('Admin-Token=c-1')
    expect(await other.messages()).toEqual([])
  })

  it.each(['findOrganization', 'findMenuInfoAllSystem', 'findDic'] as const)(
    'the frame opens without the answer to %s',
    async (call) => {
      const findOrganization = () => [{ orgCode: 'TC', orgName: '陶瓷' }]
      const all = { ...answers, findOrganization, findMenuInfoAllSystem: () => [] }
      fakeBackend({ ...all, [call]: () => Response.json(rejection('系统维护中')) })
      signedIn()
      open('/child/oms/orders')
      await screen.findByRole('heading', { name: 'Frame at /child/oms/orders' })
      expect(document.cookie).toContain('Admin-Token=c-1')
    },
  )

  it('nothing within the configured time limit: retries by itself once the browser is online [S-7.2] [S-9.10]', async () => {
    setDemoConfig({ requestTimeoutMs: 20 })
    fakeBackend(answers)
    const { fetch: answering } = window
    const hanging: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('x'))))
    vi.stubGlobal('fetch', hanging)
    signedIn()
    open('/child/oms/orders')
    await screen.findByText('Trying again in 5 s')
    setDemoConfig()
    vi.stubGlobal('fetch', answering)
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByRole('heading', { name: 'Frame at /child/oms/orders' })
  })

  it('tries again, and offers to sign out', async () => {
    fakeBackend({ ...answers, getUserInfo: () => new Response('', { status: 502 }) })
    signedIn()
    open('/child/oms/orders')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
    fakeBackend({ ...answers, findMenuInfoAllSystem: () => [] })
    act(() => retry.click())
    await screen.findByRole('heading', { name: 'Frame at /child/oms/orders' })
  })
})

it('a late answer to the session before does not enter the next one', async () => {
  let late: (user: unknown) => void = () => {}
  const user = new Promise((resolve) => {
    late = resolve
  })
  fakeBackend({ ...answers, getUserInfo: () => user })
  signedIn()
  open('/dashboard')
  await screen.findByRole('progressbar')
  sessionController.signOut()
  fakeBackend({ ...answers, getUserInfo: () => new Promise(() => undefined) })
  useSession.getState().signedIn('c-2')
  late(salesUser)
  await screen.findByRole('progressbar')
  expect(useSession.getState()).toMatchObject({ status: 'loading', user: undefined })
})

it('after a sign-out, the page chosen before signing in opens', async () => {
  fakeBackend(answers)
  signedIn()
  open('/child/oms/orders')
  await screen.findByRole('heading', { name: 'Frame at /child/oms/orders' })
  sessionController.signOut()
  await screen.findByRole('heading', { name: 'Welcome back' })
  await act(async () => {
    window.history.pushState(null, '', '/child/ltc/contracts')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await vi.waitFor(() => expect(address()).toBe('/login?redirect=%2Fchild%2Fltc%2Fcontracts'))
})

it('signing out leads to the sign-in page and from there to the dashboard [S-4.9]', async () => {
  fakeBackend(answers)
  signedIn()
  open('/child/oms/orders')
  await screen.findByRole('heading', { name: 'Frame at /child/oms/orders' })
  sessionController.signOut()
  await screen.findByRole('heading', { name: 'Welcome back' })
  expect(address()).toBe('/login?redirect=%2Fdashboard')
})
