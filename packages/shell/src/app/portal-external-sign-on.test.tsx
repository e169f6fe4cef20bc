import { rejection } from '@portal/protocol/envelope'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { arrivals } from '../lib/arrival/arrival.ts'
import { registerToastHost } from '../lib/ui/toasts.ts'
import { useSession } from '../session/session-store.ts'
import { signOnStarted } from '../session/started-sign-on.ts'
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

vi.mock('./signed-in.tsx', () => ({
  signedInReady: () => Promise.resolve(),
  SignedIn: () => <h1>Frame at {useLocation().pathname + useLocation().search}</h1>,
}))

aroundEachArrival()

describe('the answer of an external sign-on', () => {
  it('with the state that was sent signs in, and continues to the requested address', async () => {
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
    await alertWithText(/this window did not ask for it/)
    await act(async () => arrivals.came({ kind: 'return', code: 'once', state, error: '' }))
    await alertWithText(/this window did not ask for it/)
    expect(ssoLogin).not.toHaveBeenCalled()
  })

  it('that was not requested is refused, and so is a link with a foreign state while another was requested', async () => {
    fakeBackend({ ...entryAnswers, ssoLogin: granted })
    await arriveAt('/auth-redirect?code=once&state=')
    await alertWithText(/this window did not ask for it/)
    cleanup()
    signOnStarted({ search: '', inPopup: false })
    await arriveAt(`${signOnLink}&state=foreign`)
    await alertWithText(/this window did not ask for it/)
    expect(certificate()).toBeUndefined()
  })

  it('that never comes leaves a link of another system valid', async () => {
    fakeBackend({ ...entryAnswers, ssoLogin: granted })
    signOnStarted({ search: '', inPopup: true })
    await arriveAt(signOnLink)
    await frameAt('/dashboard')
  })

  it('that is a refusal says so', async () => {
    fakeBackend(entryAnswers)
    const { state } = signOnStarted({ search: '?redirect=%2Fdashboard', inPopup: false })
    await arriveAt(`/auth-redirect?error=access_denied&state=${state}`)
    await alertWithText('Single sign-on failed ~ You cancelled the sign-in.')
    expect(window.location.search).toBe('?redirect=%2Fdashboard')
  })

  it('that reports a failure passes it on', async () => {
    fakeBackend(entryAnswers)
    const { state } = signOnStarted({ search: '', inPopup: false })
    await arriveAt(`/auth-redirect?error=server_error&state=${state}`)
    await alertWithText('Single sign-on failed ~ server_error')
  })
})

describe('a jump to the dashboard with a token (specification §7, §8)', () => {
  const jump = '/dashboard?menu=M&token=t-9'
  const refusal = () => Response.json(rejection('登录已过期', 4001))
  const failed = 'Opening the requested page ~ Single sign-on failed ~'

  it('signs on with it by the single sign-on call [S-7.8]', async () => {
    const ssoLogin = vi.fn((_body: string) => granted())
    fakeBackend({ ...entryAnswers, ssoLogin })
    await arriveAt(jump)
    await frameAt('/dashboard?menu=M')
    expect(certificate()).toBe('c-2')
    const sent: unknown = JSON.parse(new URLSearchParams(ssoLogin.mock.calls[0]?.[0]).get('params') ?? '')
    expect(sent).toEqual({ token: 't-9', loginUrl: `${window.location.origin}/login` })
  })

  it('that is refused leads to the sign-in page, which says why and leads to the dashboard [S-8.7]', async () => {
    fakeBackend({ ...entryAnswers, ssoLogin: refusal })
    await arriveAt(jump)
    await alertWithText(`${failed} 登录已过期`)
    expect(window.location.search).toBe('?redirect=%2Fdashboard')
    expect(certificate()).toBeUndefined()
  })

  it('that is refused changes nothing for a signed-in user: a message says so, and the page continues', async () => {
    const toasts = vi.fn()
    registerToastHost(toasts)
    fakeBackend({ ...entryAnswers, ssoLogin: refusal })
    useSession.getState().signedIn('c-1')
    await arriveAt(jump)
    await frameAt('/dashboard?menu=M')
    expect(certificate()).toBe('c-1')
    expect(toasts.mock.calls).toMatchObject([[{ text: `${failed} 登录已过期`, kind: 'error' }]])
  })

  it.each([
    ['is away', () => new Response('', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('whose server %s leaves the session alone, and can be tried again', async (_case, ssoLogin) => {
    fakeBackend({ ...entryAnswers, ssoLogin })
    useSession.getState().signedIn('c-1')
    await arriveAt(jump)
    await alertWithText(`${failed} System error!`)
    expect(certificate()).toBe('c-1')
    fakeBackend({ ...entryAnswers, ssoLogin: granted })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await frameAt('/dashboard?menu=M')
    expect(certificate()).toBe('c-2')
  })

  it('that gets no answer can be cancelled: the existing session continues', async () => {
    fakeBackend({ ...entryAnswers, ssoLogin: () => new Response('', { status: 503 }) })
    useSession.getState().signedIn('c-1')
    await arriveAt(jump)
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    fakeBackend(entryAnswers)
    fireEvent.click(cancel)
    await frameAt('/dashboard?menu=M')
    expect(certificate()).toBe('c-1')
  })

  describe('to a backend without the call', () => {
    const noCall = () => new Response('', { status: 404 })

    it('counts as a certificate once the server has verified it', async () => {
      fakeBackend({ ...entryAnswers, ssoLogin: noCall })
      await arriveAt(jump)
      await frameAt('/dashboard?menu=M')
      expect(certificate()).toBe('t-9')
    })

    it('is refused where it is none', async () => {
      fakeBackend({ ...entryAnswers, ssoLogin: noCall, getUserInfo: refusal })
      await arriveAt(jump)
      await alertWithText(`${failed} 登录已过期`)
      expect(certificate()).toBeUndefined()
    })
  })
})
