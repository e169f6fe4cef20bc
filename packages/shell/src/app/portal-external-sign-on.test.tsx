import { rejection } from '@portal/protocol/envelope'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { arrivals } from '../lib/arrival/arrival.ts'
import { useSession } from '../session/session-store.ts'
import { signOnStarted } from '../session/started-sign-on.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import {
  alertSays,
  aroundEachArrival,
  arriveAt,
  certificate,
  entryAnswers,
  frameAt,
  granted,
  signOnLink,
} from './testing/arrive.tsx'

vi.mock('./signed-in.tsx', () => ({
  signedInReady: () => Promise.resolve(),
  SignedIn: () => <h1>Frame at {useLocation().pathname + useLocation().search}</h1>,
}))

aroundEachArrival()

describe('the answer of an external sign-on', () => {
  it('with the state that was sent signs in, and goes on to the wanted address', async () => {
    fakeBackend({ ...entryAnswers, ssoLogin: granted })
    const { state } = signOnStarted({ search: '?redirect=%2Fchild%2Foms%2Forders', inPopup: false })
    await arriveAt(`/auth-redirect?code=once&state=${state}`)
    await frameAt('/child/oms/orders')
  })

  it.each([
    ['another state', 'code=once&state=foreign'],
    ['no state', 'code=once'],
    ['nothing', ''],
  ])('with %s is refused, and then the right one too', async (_what, query) => {
    const ssoLogin = vi.fn(granted)
    fakeBackend({ ...entryAnswers, ssoLogin })
    const { state } = signOnStarted({ search: '', inPopup: false })
    await arriveAt(`/auth-redirect?${query}`)
    await alertSays(/this window did not ask for it/)
    await act(async () => arrivals.came({ kind: 'return', code: 'once', state, error: '' }))
    await alertSays(/this window did not ask for it/)
    expect(ssoLogin).not.toHaveBeenCalled()
  })

  it('that nothing was asked for is refused, a link with a foreign state too while something was', async () => {
    fakeBackend({ ...entryAnswers, ssoLogin: granted })
    await arriveAt('/auth-redirect?code=once&state=')
    await alertSays(/this window did not ask for it/)
    cleanup()
    signOnStarted({ search: '', inPopup: false })
    await arriveAt(`${signOnLink}&state=foreign`)
    await alertSays(/this window did not ask for it/)
    expect(certificate()).toBeUndefined()
  })

  it('that never comes leaves a link of another system as good as before', async () => {
    fakeBackend({ ...entryAnswers, ssoLogin: granted })
    signOnStarted({ search: '', inPopup: true })
    await arriveAt(signOnLink)
    await frameAt('/dashboard')
  })

  it('that says no says so', async () => {
    fakeBackend(entryAnswers)
    const { state } = signOnStarted({ search: '?redirect=%2Fdashboard', inPopup: false })
    await arriveAt(`/auth-redirect?error=access_denied&state=${state}`)
    await alertSays('Single sign-on failed ~ You cancelled the sign-in.')
    expect(window.location.search).toBe('?redirect=%2Fdashboard')
  })

  it('that tells of a failure passes it on', async () => {
    fakeBackend(entryAnswers)
    const { state } = signOnStarted({ search: '', inPopup: false })
    await arriveAt(`/auth-redirect?error=server_error&state=${state}`)
    await alertSays('Single sign-on failed ~ server_error')
  })
})

describe('a jump to the dashboard with a token (specification §8)', () => {
  it('signs on with it', async () => {
    fakeBackend(entryAnswers)
    await arriveAt('/dashboard?menu=M&token=c-9')
    await frameAt('/dashboard?menu=M')
    expect(certificate()).toBe('c-9')
  })

  it('that is refused resets the session and says why on the sign-in page, which leads to the dashboard [S-8.7]', async () => {
    fakeBackend({ ...entryAnswers, getUserInfo: () => Response.json(rejection('登录已过期', 4001)) })
    useSession.getState().signedIn('c-1')
    await arriveAt('/dashboard?menu=M&token=c-9')
    await alertSays('Going to the requested page ~ Single sign-on failed ~ 登录已过期')
    expect(window.location.search).toBe('?redirect=%2Fdashboard')
    expect(certificate()).toBeUndefined()
  })

  it.each([
    ['is away', () => new Response('', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('whose server %s leaves the session alone, and can be tried again', async (_case, getUserInfo) => {
    fakeBackend({ ...entryAnswers, getUserInfo })
    useSession.getState().signedIn('c-1')
    await arriveAt('/dashboard?menu=M&token=c-9')
    await alertSays('Going to the requested page ~ Single sign-on failed ~ System error!')
    expect(certificate()).toBe('c-1')
    fakeBackend(entryAnswers)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await frameAt('/dashboard?menu=M')
    expect(certificate()).toBe('c-9')
  })

  it('that nobody answers can be given up: the session that there was goes on', async () => {
    fakeBackend({ ...entryAnswers, getUserInfo: () => new Response('', { status: 503 }) })
    useSession.getState().signedIn('c-1')
    await arriveAt('/dashboard?menu=M&token=c-9')
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    fakeBackend(entryAnswers)
    fireEvent.click(cancel)
    await frameAt('/dashboard?menu=M')
    expect(certificate()).toBe('c-1')
  })
})
