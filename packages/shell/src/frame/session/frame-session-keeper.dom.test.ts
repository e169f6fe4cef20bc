import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { cookieNames } from '../../lib/storage/cookie-names.ts'
import { writeCookie } from '../../lib/storage/cookies.ts'
import { interrupt, settleInterruption, useInterruption } from '../../session/interruption.ts'
import { signOutAfter } from '../../session/planned-sign-out.ts'
import { useSession } from '../../session/session-store.ts'
import { endSession, signOut } from '../../session/sign-out.ts'
import { salesUser } from '../../session/testing/users.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { frameSessionKeeper } from './frame-session-keeper.ts'

const session = () => useSession.getState()
const interruption = () => useInterruption.getState().current?.kind
const startAgainAs = vi.fn()
const somebodyElse = { ...salesUser, userId: 8, userFullName: '李浩' }

function anotherWindowSignsIn(certificate: string): Promise<boolean> {
  writeCookie(cookieNames.certificate, certificate)
  return frameSessionKeeper(startAgainAs).cookieChanged(certificate)
}

/** The tab of an order stands, with unsaved input or without. */
function orderHolds(unsaved: boolean) {
  const url = '/child/oms/orders'
  const { restored, opened, dirtied } = useTabs.getState()
  restored(() => true)
  opened({ key: url, title: 'Orders', url })
  dirtied(url, unsaved)
}

beforeEach(() => {
  setDemoConfig()
  endSession({})
  session().signedIn('c-1')
  session().userLoaded(salesUser, [])
  useTabs.getState().inputDiscarded()
  startAgainAs.mockClear()
})

describe('another window has signed in', () => {
  it('as the same user: everything goes on with the new certificate', async () => {
    fakeBackend({ getUserInfo: () => salesUser })
    const outcome = anotherWindowSignsIn('c-2')
    expect(interruption()).toBe('checking')
    await expect(outcome).resolves.toBe(true)
    expect(session()).toMatchObject({ certificate: 'c-2', formerCertificates: ['c-1'], status: 'ready' })
    expect(interruption()).toBeUndefined()
  })

  it('as somebody else: this one starts again', async () => {
    fakeBackend({ getUserInfo: () => somebodyElse })
    void anotherWindowSignsIn('c-2')
    await vi.waitFor(() => expect(startAgainAs).toHaveBeenCalledExactlyOnceWith(somebodyElse, 'c-2'))
    settleInterruption(false)
  })

  it('as somebody else, over unsaved input: that is said first', async () => {
    fakeBackend({ getUserInfo: () => somebodyElse })
    orderHolds(true)
    void anotherWindowSignsIn('c-2')
    await vi.waitFor(() => expect(interruption()).toBe('replaced'))
    expect(startAgainAs).not.toHaveBeenCalled()
    settleInterruption(false)
  })

  it('with a certificate that the server does not know: there is none', async () => {
    fakeBackend({})
    void anotherWindowSignsIn('c-2')
    await vi.waitFor(() => expect(interruption()).toBe('expired'))
    settleInterruption(false)
  })
})

describe('a server that cannot be asked whose the certificate is', () => {
  afterEach(() => {
    settleInterruption(false)
    vi.useRealTimers()
  })

  const unreachable: readonly (readonly [string, () => unknown])[] = [
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['a broken gateway', () => new Response('', { status: 502 })],
    ['no envelope', () => Response.json('maintenance')],
  ]

  it.each(unreachable)(
    '%s: the session stands still and is neither ended nor renamed',
    async (_case, answer) => {
      fakeBackend({ getUserInfo: answer })
      void anotherWindowSignsIn('c-2')
      await vi.waitFor(() => expect(useInterruption.getState().current).toMatchObject({ failures: 1 }))
      expect([interruption(), session().status, session().certificate]).toEqual(['checking', 'ready', 'c-1'])
    },
  )

  it('is asked again by itself, and the session goes on once it answers', async () => {
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

  it('leaves the dialog of an ended session alone', async () => {
    fakeBackend({ getUserInfo: () => Promise.reject(new TypeError('offline')) })
    void interrupt({ kind: 'signInAgain' })
    vi.useFakeTimers()
    void anotherWindowSignsIn('c-2')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(interruption()).toBe('signInAgain')
  })

  it('asks nothing more once the session is over', async () => {
    vi.useFakeTimers()
    const asked = vi.fn(() => Promise.reject(new TypeError('offline')))
    fakeBackend({ getUserInfo: asked })
    void anotherWindowSignsIn('c-2')
    await vi.advanceTimersByTimeAsync(1_000)
    signOut()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveBeenCalledOnce()
  })
})

describe('the end of the session', () => {
  it.each([
    [false, 'signedOut', undefined],
    [true, 'ready', 'signInAgain'],
  ] as const)('refused, with unsaved input %s: %s', (unsaved, status, expected) => {
    orderHolds(unsaved)
    const keeper = frameSessionKeeper(startAgainAs)
    void keeper.refused()
    void keeper.refused()
    expect([session().status, interruption()]).toEqual([status, expected])
    settleInterruption(false)
  })
})

it('the end of the session with unsaved input signs out where an installation allows no sign-in in place', () => {
  setDemoConfig({ reloginInPlace: false })
  orderHolds(true)
  void frameSessionKeeper(startAgainAs).refused()
  expect(session()).toMatchObject({ status: 'signedOut', farewell: { reason: 'sessionEnded' } })
})

describe('the moment before a planned sign-out', () => {
  afterEach(() => vi.useRealTimers())

  it.each([false, true])('no end of the session is said, with unsaved input %s', async (unsaved) => {
    vi.useFakeTimers()
    orderHolds(unsaved)
    signOutAfter(2_000)
    const keeper = frameSessionKeeper(startAgainAs)
    await expect(keeper.refused()).resolves.toBe(false)
    keeper.signedOutElsewhere()
    expect([session().status, interruption()]).toEqual(['ready', undefined])
    vi.advanceTimersByTime(2_000)
    expect(session()).toMatchObject({ status: 'signedOut', farewell: { returnTo: '/dashboard' } })
    expect(session().farewell?.reason).toBeUndefined()
  })
})
