import { rejection } from '@portal/protocol/envelope'
import { act, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { registerToastHost } from '../lib/ui/toasts.ts'
import { useSession } from '../session/session-store.ts'
import { salesUser } from '../session/testing/users.ts'
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

describe('a single sign-on link (specification §2, §7)', () => {
  it('signs in without a form and goes where it says; its values are sent once and shown nowhere [S-2.18] [S-7.8]', async () => {
    const ssoLogin = vi.fn((_body: string) => granted())
    fakeBackend({ ...entryAnswers, ssoLogin })
    await arriveAt(
      `${signOnLink}&account=wangjing&userType=dealer&distributorCode=D1&redirectUrlCode=OSS&redirectUrl=%2Forders&params=%7B%22no%22%3A1%7D`,
    )
    expect(window.location.search).not.toMatch(/code=once|account|ssoSystem|userType|D1/)
    await frameAt('/child/oms/orders?no=1')
    expect(ssoLogin).toHaveBeenCalledOnce()
    const sent: unknown = JSON.parse(new URLSearchParams(ssoLogin.mock.calls[0]?.[0]).get('params') ?? '')
    const values = { loginType: 'sso', ssoSystem: 'OA', code: 'once', account: 'wangjing' }
    const { origin: domain } = window.location
    expect(sent).toEqual({ ...values, userType: 'dealer', distributorCode: 'D1', domain })
  })

  it.each([
    [signOnLink, () => Response.json(rejection('凭证已过期')), 'Single sign-on failed ~ 凭证已过期'],
    [signOnLink, () => Promise.reject(new TypeError('offline')), 'Single sign-on failed ~ System error!'],
    ['/login?loginType=sso&code=once', granted, /must come together/],
    ['/login?ssoSystem=OA&code=once', granted, /must come together/],
    ['/login?loginType=sso&ssoSystem=OA', granted, /must come together/],
    ['/login?redirectUrl=%2Forders&redirectUrlCode=CRM', granted, /system “CRM”/],
  ])('%s that fails says why and leaves the form usable [S-5.2] [S-8.6]', async (address, ssoLogin, text) => {
    fakeBackend({ ...entryAnswers, ssoLogin })
    await arriveAt(address)
    await alertWithText(text)
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false)
    expect(certificate()).toBeUndefined()
  })

  describe('of another user than the one who is signed in', () => {
    const other = { ...salesUser, userId: 8, userName: 'lihao', userFullName: '李浩' }
    const question = { name: 'Sign in as another user?' }
    const toasts = vi.fn()

    async function arriveAsOther() {
      toasts.mockClear()
      registerToastHost(toasts)
      const users = new Map([
        ['c-1', salesUser],
        ['c-2', other],
      ])
      const getUserInfo = (_body: string, headers: Headers) => users.get(headers.get('Certificate') ?? '')
      fakeBackend({ ...entryAnswers, ssoLogin: granted, getUserInfo })
      useSession.getState().signedIn('c-1')
      await arriveAt(`${signOnLink}&redirectUrlCode=OSS&redirectUrl=%2Forders`)
      await screen.findByRole('heading', question)
      expect(certificate()).toBe('c-1')
    }

    it('names both and continues as before by default', async () => {
      await arriveAsOther()
      const { userFullName, userName } = salesUser
      const text = `You are signed in as ${userFullName} (${userName}). The link would sign you in as 李浩 (lihao)`
      expect(screen.getByText(text, { exact: false })).toBeTruthy()
      const goOn = screen.getByRole('button', { name: `Continue as ${userFullName} (${userName})` })
      expect(document.activeElement).toBe(goOn)
      fireEvent.click(goOn)
      await frameAt('/child/oms/orders')
      expect(certificate()).toBe('c-1')
      expect(toasts).not.toHaveBeenCalled()
    })

    it('signs in as the other one on demand, and says who is signed in then', async () => {
      await arriveAsOther()
      fireEvent.click(screen.getByRole('button', { name: 'Sign in as 李浩 (lihao)' }))
      await frameAt('/child/oms/orders')
      expect(certificate()).toBe('c-2')
      expect(toasts.mock.calls).toMatchObject([[{ text: 'You are now signed in as 李浩 (lihao).' }]])
    })
  })

  it('whose owner cannot be determined keeps its code: a retry continues', async () => {
    fakeBackend({ ...entryAnswers, ssoLogin: granted, getUserInfo: () => new Response('', { status: 503 }) })
    useSession.getState().signedIn('c-1')
    await arriveAt(signOnLink)
    await alertWithText('Single sign-on failed ~ System error!')
    expect(certificate()).toBe('c-1')
    fakeBackend(entryAnswers)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await frameAt('/dashboard')
    expect(certificate()).toBe('c-2')
  })

  it('that fails leaves a session as it is', async () => {
    const toasts = vi.fn()
    registerToastHost(toasts)
    fakeBackend({ ...entryAnswers, ssoLogin: () => Response.json(rejection('凭证已过期')) })
    useSession.getState().signedIn('c-1')
    await arriveAt(signOnLink)
    await frameAt('/dashboard')
    expect(certificate()).toBe('c-1')
    expect(toasts.mock.calls).toMatchObject([[{ text: 'Single sign-on failed ~ 凭证已过期', kind: 'error' }]])
  })
})

it('a link to a page that does not exist says so to a signed-in user, too', async () => {
  const toasts = vi.fn()
  registerToastHost(toasts)
  fakeBackend(entryAnswers)
  await arriveAt('/login?redirectUrlCode=CRM&redirectUrl=%2Forders')
  await alertWithText(/system “CRM”/)
  await act(async () => useSession.getState().signedIn('c-1'))
  await frameAt('/dashboard')
  expect(toasts.mock.calls).toMatchObject([[{ text: expect.stringContaining('“CRM”'), kind: 'error' }]])
})
