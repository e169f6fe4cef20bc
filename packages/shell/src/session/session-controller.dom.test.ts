import { cookieNames } from '@portal/protocol/rules/stored-names'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { writeCookie } from '../lib/storage/cookies.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { sessionController, useInterruption } from './session-controller.ts'
import { useSession } from './session-store.ts'
import { salesUser } from './testing/users.ts'

const session = () => useSession.getState()
const interruption = () => useInterruption.getState().current?.kind
const switchUser = vi.fn()
const anotherUser = { ...salesUser, userId: 8, userFullName: '李浩' }

let hasUnsaved = false
let detachFrame = () => {}

function anotherWindowSignsIn(certificate: string): Promise<boolean> | undefined {
  writeCookie(cookieNames.certificate, certificate)
  return sessionController.checkCookie()
}

beforeEach(() => {
  setDemoConfig()
  sessionController.end({})
  session().signedIn('c-1')
  session().userLoaded(salesUser, [])
  hasUnsaved = false
  switchUser.mockClear()
  detachFrame = sessionController.attachFrame({ hasUnsaved: () => hasUnsaved, switchUser })
})

afterEach(() => {
  detachFrame()
  sessionController.settle(false)
  vi.useRealTimers()
})

describe('another window has signed in', () => {
  it('as the same user: the session continues with the new certificate', async () => {
    fakeBackend({ getUserInfo: () => salesUser })
    const outcome = anotherWindowSignsIn('c-2')
    expect(interruption()).toBe('checking')
    await expect(outcome).resolves.toBe(true)
    expect(session()).toMatchObject({ certificate: 'c-2', formerCertificates: ['c-1'], status: 'ready' })
    expect(interruption()).toBeUndefined()
  })

  it('as another user: this window is handed over', async () => {
    fakeBackend({ getUserInfo: () => anotherUser })
    void anotherWindowSignsIn('c-2')
    await vi.waitFor(() => expect(switchUser).toHaveBeenCalledExactlyOnceWith(anotherUser, 'c-2'))
  })

  it('as another user, over unsaved input: that is shown first', async () => {
    fakeBackend({ getUserInfo: () => anotherUser })
    hasUnsaved = true
    void anotherWindowSignsIn('c-2')
    await vi.waitFor(() => expect(interruption()).toBe('replaced'))
    expect(switchUser).not.toHaveBeenCalled()
  })

  it('with a certificate that the server refuses: there is no session', async () => {
    fakeBackend({})
    void anotherWindowSignsIn('c-2')
    await vi.waitFor(() => expect(interruption()).toBe('expired'))
  })
})

describe('a server that cannot be reached for the owner of the certificate', () => {
  const unreachable: readonly (readonly [string, () => unknown])[] = [
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['a broken gateway', () => new Response('', { status: 502 })],
    ['no envelope', () => Response.json('maintenance')],
  ]

  it.each(unreachable)(
    '%s: the session is interrupted, neither ended nor handed over',
    async (_case, answer) => {
      fakeBackend({ getUserInfo: answer })
      void anotherWindowSignsIn('c-2')
      await vi.waitFor(() => expect(useInterruption.getState().current).toMatchObject({ failures: 1 }))
      expect([interruption(), session().status, session().certificate]).toEqual(['checking', 'ready', 'c-1'])
    },
  )

  it('is retried, and the session continues once it answers', async () => {
    vi.useFakeTimers()
    fakeBackend({ getUserInfo: () => Promise.reject(new TypeError('offline')) })
    const outcome = anotherWindowSignsIn('c-2')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(useInterruption.getState().current).toEqual({ kind: 'checking', failures: 2 })
    fakeBackend({ getUserInfo: () => salesUser })
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(outcome).resolves.toBe(true)
    expect([interruption(), session().certificate]).toEqual([undefined, 'c-2'])
  })

  it('is no longer needed once the cookie is the session’s own again', async () => {
    vi.useFakeTimers()
    fakeBackend({ getUserInfo: () => Promise.reject(new TypeError('offline')) })
    const outcome = anotherWindowSignsIn('c-2')
    await vi.advanceTimersByTimeAsync(1_000)
    writeCookie(cookieNames.certificate, 'c-1')
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(outcome).resolves.toBe(true)
    expect([interruption(), session().certificate]).toEqual([undefined, 'c-1'])
  })

  it('does not replace the dialog of an ended session', async () => {
    fakeBackend({ getUserInfo: () => Promise.reject(new TypeError('offline')) })
    void sessionController.interrupt({ kind: 'signInAgain' })
    vi.useFakeTimers()
    void anotherWindowSignsIn('c-2')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(interruption()).toBe('signInAgain')
  })

  it('is not retried once the session has ended', async () => {
    vi.useFakeTimers()
    const lookUp = vi.fn(() => Promise.reject(new TypeError('offline')))
    fakeBackend({ getUserInfo: lookUp })
    void anotherWindowSignsIn('c-2')
    await vi.advanceTimersByTimeAsync(1_000)
    sessionController.signOut()
    const requests = lookUp.mock.calls.length
    expect(requests).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(lookUp).toHaveBeenCalledTimes(requests)
  })
})

describe('a refused certificate', () => {
  it.each([
    [false, 'signedOut', undefined],
    [true, 'ready', 'signInAgain'],
  ] as const)('with unsaved input %s: %s', (unsaved, status, expected) => {
    hasUnsaved = unsaved
    void sessionController.refused('c-1')
    void sessionController.refused('c-1')
    expect([session().status, interruption()]).toEqual([status, expected])
  })
})

it('a refused certificate signs out despite unsaved input where the installation allows no sign-in in place', () => {
  setDemoConfig({ reloginInPlace: false })
  hasUnsaved = true
  void sessionController.refused('c-1')
  expect(session()).toMatchObject({ status: 'signedOut', lastSignOut: { reason: 'sessionEnded' } })
})

describe('a scheduled sign-out', () => {
  it.each([false, true])(
    'hides other ends of the session until then, with unsaved input %s',
    async (unsaved) => {
      vi.useFakeTimers()
      hasUnsaved = unsaved
      sessionController.signOutAfter(2_000)
      await expect(sessionController.refused('c-1')).resolves.toBe(false)
      sessionController.signedOutElsewhere()
      expect([sessionController.state(), interruption()]).toEqual(['ending', undefined])
      vi.advanceTimersByTime(2_000)
      expect(session()).toMatchObject({ status: 'signedOut', lastSignOut: { returnTo: '/dashboard' } })
      expect(session().lastSignOut?.reason).toBeUndefined()
    },
  )
})

it('its state follows the session', () => {
  expect(sessionController.state()).toBe('active')
  void sessionController.interrupt({ kind: 'expired' })
  expect(sessionController.state()).toBe('interrupted')
  sessionController.switchTo('c-2')
  expect(sessionController.state()).toBe('loading')
  sessionController.signOut()
  expect(sessionController.state()).toBe('signedOut')
})
