import { cookieNames } from '@portal/protocol/rules/stored-names'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadStartTexts, loadTexts } from '../../../lib/i18n/texts.ts'
import { removeCookie, writeCookie } from '../../../lib/storage/cookies.ts'
import { registerToastHost } from '../../../lib/ui/toasts.ts'
import { followOtherWindows } from '../../../session/other-windows.ts'
import { sessionController } from '../../../session/session-controller.ts'
import { useSession } from '../../../session/session-store.ts'
import { salesUser } from '../../../session/testing/users.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { SecondStep } from './second-step.tsx'

const session = () => useSession.getState()
const lihao = { ...salesUser, userId: 8, userName: 'lihao', userFullName: '李浩' }
const people: Readonly<Record<string, typeof salesUser>> = { 'c-of-lihao': lihao, 'c-2': salesUser }
const said = () => screen.findByText(/^李浩 has signed in in another window/)
const shown = vi.fn()

const lookAtCookie = () => window.dispatchEvent(new Event('focus'))
const signInElsewhere = (certificate: string) => {
  writeCookie(cookieNames.certificate, certificate)
  lookAtCookie()
}

beforeAll(async () => {
  await Promise.all([loadStartTexts('en'), loadTexts('en', 'verification')])
  followOtherWindows()
  window.history.replaceState(null, '', '/login')
})

beforeEach(() => {
  setDemoConfig()
  removeCookie(cookieNames.certificate)
  sessionController.end({})
  shown.mockClear()
  registerToastHost(shown)
  fakeBackend({
    getUserInfo: (_body, headers) =>
      people[headers.get('Certificate') ?? ''] ?? Response.json({ status: 'E' }),
    twoFactorLogin: () => ({ certificate: 'c-1', twoFactorAuthenticationYOrN: 'N' }),
  })
  const pending = { certificate: 'pending', userName: 'wangjing' }
  render(<SecondStep pending={pending} onConfirmed={session().signedIn} onLeave={() => undefined} />)
})

afterEach(() => {
  removeCookie(cookieNames.certificate)
  cleanup()
  vi.unstubAllGlobals()
})

it('names the user who has signed in in another window, and keeps the code', async () => {
  fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '123' } })
  signInElsewhere('c-of-lihao')
  expect(await said()).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('123')
  expect(session().status).toBe('signedOut')
  fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '123456' } })
  await vi.waitFor(() => expect(session().certificate).toBe('c-1'))
})

it('continues the other window’s session on demand', async () => {
  signInElsewhere('c-of-lihao')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue as 李浩' }))
  expect(session().certificate).toBe('c-of-lihao')
})

it('removes the notice when the other window has signed out', async () => {
  signInElsewhere('c-of-lihao')
  await said()
  removeCookie(cookieNames.certificate)
  lookAtCookie()
  await vi.waitFor(() => expect(screen.queryByText(/in another window/)).toBeNull())
})

it('follows the same user’s sign-in, and says so', async () => {
  signInElsewhere('c-2')
  await vi.waitFor(() => expect(session().certificate).toBe('c-2'))
  session().userLoaded(salesUser, [])
  const text = 'You are signed in as 王静 (wangjing) after a sign-in in another window.'
  await vi.waitFor(() => expect(shown.mock.calls).toMatchObject([[{ text }]]))
})

it('verifies a certificate again after a failure', async () => {
  fakeBackend({})
  signInElsewhere('c-of-lihao')
  await Promise.resolve()
  fakeBackend({ getUserInfo: () => lihao })
  await vi.waitFor(() => {
    lookAtCookie()
    expect(screen.queryByText(/^李浩 has signed in/)).not.toBeNull()
  })
})

it('lets the window follow once it is unmounted', () => {
  writeCookie(cookieNames.certificate, 'c-of-lihao')
  cleanup()
  expect(session().certificate).toBe('c-of-lihao')
})
