import { rejection } from '@portal/protocol/envelope'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrivals, takeArrival } from '../arrival/arrivals.ts'
import { setDemoConfig } from '../config/testing/demo-config.ts'
import { toastsShownBy } from '../feedback/toasts.ts'
import { loadStartTexts } from '../i18n/texts.ts'
import { useSession } from '../session/session-store.ts'
import { endSession } from '../session/sign-out.ts'
import { signOnStarted } from '../session/started-sign-on.ts'
import { salesUser } from '../session/testing/users.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { Portal } from './portal.tsx'

vi.mock('./signed-in.tsx', () => ({
  SignedIn: () => <h1>Frame at {useLocation().pathname + useLocation().search}</h1>,
}))

const link = '/login?loginType=sso&ssoSystem=OA&code=once'
const provider = { url: '/sso-provider?system=OA', system: 'OA', loginType: 'sso' }
const answers = { getUserInfo: () => salesUser, findOrganization: () => [], findDic: () => [] }
const granted = () => ({ certificate: 'c-2', twoFactorAuthenticationYOrN: 'N' })
const certificate = () => useSession.getState().certificate

async function open(path: string) {
  window.history.replaceState(null, '', path)
  takeArrival()
  await act(async () => render(<Portal />))
}
const frameAt = (address: string) => screen.findByRole('heading', { name: `Frame at ${address}` })
const alertSays = async (text: string | RegExp) =>
  expect(await screen.findByText(text)).toBe(screen.getByRole('alert'))

beforeAll(() => Promise.all([loadStartTexts('en'), import('./sign-on.tsx')]))
beforeEach(() => {
  setDemoConfig({ signOn: provider })
  endSession({})
})
afterEach(() => {
  cleanup()
  arrivals.settled()
  vi.unstubAllGlobals()
})

describe('a single sign-on link (specification §2, §7)', () => {
  it('signs in without a form and goes where it says; its values are sent once and shown nowhere', async () => {
    const ssoLogin = vi.fn((_body: string) => granted())
    fakeBackend({ ...answers, ssoLogin })
    await open(`${link}&account=wangjing&redirectUrlCode=OSS&redirectUrl=%2Forders&params=%7B%22no%22%3A1%7D`)
    expect(window.location.search).not.toMatch(/code=once|account|ssoSystem/)
    await frameAt('/child/oms/orders?no=1')
    expect(ssoLogin).toHaveBeenCalledOnce()
    const sent: unknown = JSON.parse(new URLSearchParams(ssoLogin.mock.calls[0]?.[0]).get('params') ?? '')
    const values = { loginType: 'sso', ssoSystem: 'OA', code: 'once', account: 'wangjing' }
    expect(sent).toEqual({ ...values, domain: window.location.origin })
  })

  it.each([
    [link, () => Response.json(rejection('凭证已过期')), 'Single sign-on failed ~ 凭证已过期'],
    [link, () => Promise.reject(new TypeError('offline')), 'Single sign-on failed ~ System error!'],
    [link, () => ({ ...granted(), twoFactorAuthenticationYOrN: 'Y' }), /second verification step/],
    ['/login?loginType=sso&code=once', granted, /must come together/],
    ['/login?redirectUrl=%2Forders&redirectUrlCode=CRM', granted, /system “CRM”/],
  ])('%s that fails says why and leaves the form usable', async (address, ssoLogin, text) => {
    fakeBackend({ ...answers, ssoLogin })
    await open(address)
    await alertSays(text)
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false)
    expect(certificate()).toBeUndefined()
  })

  it('wins over the session of somebody else, and says who is signed in then', async () => {
    const toasts = vi.fn()
    toastsShownBy(toasts)
    const other = { ...salesUser, userId: 8, userName: 'lihao', userFullName: '李浩' }
    let former = true
    const getUserInfo = () => {
      const user = former ? salesUser : other
      former = false
      return user
    }
    fakeBackend({ ...answers, ssoLogin: granted, getUserInfo })
    useSession.getState().signedIn('c-1')
    await open(link)
    await frameAt('/')
    expect(certificate()).toBe('c-2')
    expect(toasts.mock.calls).toMatchObject([[{ text: 'You are now signed in as 李浩 (lihao).' }]])
  })

  it('that fails leaves a session as it is', async () => {
    const toasts = vi.fn()
    toastsShownBy(toasts)
    fakeBackend({ ...answers, ssoLogin: () => Response.json(rejection('凭证已过期')) })
    useSession.getState().signedIn('c-1')
    await open(link)
    await frameAt('/')
    expect(certificate()).toBe('c-1')
    expect(toasts.mock.calls).toMatchObject([[{ text: 'Single sign-on failed ~ 凭证已过期', kind: 'error' }]])
  })
})

it('a link to a page that the portal cannot go to says so to somebody who is signed in, too', async () => {
  const toasts = vi.fn()
  toastsShownBy(toasts)
  fakeBackend(answers)
  await open('/login?redirectUrlCode=CRM&redirectUrl=%2Forders')
  await alertSays(/system “CRM”/)
  await act(async () => useSession.getState().signedIn('c-1'))
  await frameAt('/')
  expect(toasts.mock.calls).toMatchObject([[{ text: expect.stringContaining('“CRM”'), kind: 'error' }]])
})

describe('the answer of an external sign-on', () => {
  it('with the state that was sent signs in, and goes on to the wanted address', async () => {
    fakeBackend({ ...answers, ssoLogin: granted })
    const { state } = signOnStarted({ search: '?redirect=%2Fchild%2Foms%2Forders', inPopup: false })
    await open(`/auth-redirect?code=once&state=${state}`)
    await frameAt('/child/oms/orders')
  })

  it.each([
    ['another state', 'code=once&state=foreign'],
    ['no state', 'code=once'],
    ['nothing', ''],
  ])('with %s is refused, and then the right one too', async (_what, query) => {
    const ssoLogin = vi.fn(granted)
    fakeBackend({ ...answers, ssoLogin })
    const { state } = signOnStarted({ search: '', inPopup: false })
    await open(`/auth-redirect?${query}`)
    await alertSays(/this window did not ask for it/)
    await act(async () => arrivals.came({ kind: 'return', code: 'once', state, error: '' }))
    await alertSays(/this window did not ask for it/)
    expect(ssoLogin).not.toHaveBeenCalled()
  })

  it('that nothing was asked for is refused, a link with a foreign state too while something was', async () => {
    fakeBackend({ ...answers, ssoLogin: granted })
    await open('/auth-redirect?code=once&state=')
    await alertSays(/this window did not ask for it/)
    cleanup()
    signOnStarted({ search: '', inPopup: false })
    await open(`${link}&state=foreign`)
    await alertSays(/this window did not ask for it/)
    expect(certificate()).toBeUndefined()
  })

  it('that says no says so', async () => {
    fakeBackend(answers)
    const { state } = signOnStarted({ search: '?redirect=%2Fdashboard', inPopup: false })
    await open(`/auth-redirect?error=access_denied&state=${state}`)
    await alertSays('Single sign-on failed ~ access_denied')
    expect(window.location.search).toBe('?redirect=%2Fdashboard')
  })
})

describe('a jump to the dashboard with a token (specification §8)', () => {
  it('signs on with it', async () => {
    fakeBackend(answers)
    await open('/dashboard?menu=M&token=c-9')
    await frameAt('/dashboard?menu=M')
    expect(certificate()).toBe('c-9')
  })

  it('that is refused resets the session and says why on the sign-in page, which leads to the dashboard', async () => {
    fakeBackend({ ...answers, getUserInfo: () => Response.json(rejection('登录已过期', 4001)) })
    useSession.getState().signedIn('c-1')
    await open('/dashboard?menu=M&token=c-9')
    await alertSays('Going to the requested page ~ Single sign-on failed ~ 登录已过期')
    expect(window.location.search).toBe('?redirect=%2Fdashboard')
    expect(certificate()).toBeUndefined()
  })
})
