import type { UserInfo } from '@portal/protocol/entities/user'
import { rejection } from '@portal/protocol/envelope'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadStartTexts, loadTexts } from '../../../lib/i18n/texts.ts'
import { dropWaitingToasts, registerToastHost } from '../../../lib/ui/toasts.ts'
import { sessionController } from '../../../session/session-controller.ts'
import { useSession } from '../../../session/session-store.ts'
import { salesUser } from '../../../session/testing/users.ts'
import { type FakeCall, fakeBackend } from '../../../testing/fake-backend.ts'
import { useCarriedUserName } from '../parts/screen-links.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

const found = { userName: 'huangkai', maskedPhone: '199****0006' }
const users: Readonly<Record<string, UserInfo>> = {
  'c-of-other-user': salesUser,
  'c-of-huangkai': { ...salesUser, userId: 8, userName: 'huangkai' },
}
const carried: (string | null)[] = []
const answering =
  (data: unknown): FakeCall =>
  (_body, headers) => {
    carried.push(headers.get('Certificate'))
    return data
  }

const fillAndContinue = (field: HTMLElement, value: string, go: string) => {
  fireEvent.change(field, { target: { value } })
  fireEvent.submit(screen.getByRole('button', { name: go }))
}

beforeAll(() =>
  Promise.all([
    loadStartTexts('en'),
    loadTexts('en', 'reset-password'),
    loadTexts('en', 'verification'),
    loadTexts('en', 'errors'),
  ]),
)

beforeEach(() => {
  carried.length = 0
  setDemoConfig()
  sessionController.end({})
  dropWaitingToasts()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function resetPassword() {
  fakeBackend({
    findUserByQuery: answering(found),
    sendVerificationCodeV2: answering(found),
    validateVerificationCode: answering({ ticket: 't-1' }),
    updateUserPassword: answering(null),
    getUserInfo: (_body, headers) =>
      users[headers.get('Certificate') ?? ''] ?? Response.json(rejection('', 4001)),
  })
  render(
    <MemoryRouter initialEntries={['/reset_password']}>
      <Routes>
        <Route path="/reset_password" element={<ResetPasswordPage />} />
        <Route path="/login" element={<h1>Guarded</h1>} />
      </Routes>
    </MemoryRouter>,
  )
  fillAndContinue(screen.getByLabelText('User name'), 'huangkai', 'Next')
  fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: '123456' } })
  const password = await screen.findByLabelText('New password')
  fireEvent.change(password, { target: { value: 'Tiles@2027' } })
  fillAndContinue(screen.getByLabelText('Confirm password'), 'Tiles@2027', 'Set new password')
  await screen.findByRole('heading', { name: 'Guarded' })
}

it('resets a password without the certificate of the current session', async () => {
  useSession.getState().signedIn('c-of-other-user')
  await resetPassword()
  expect(carried).toEqual([null, null, null, null])
})

it.each([
  ['no user', undefined],
  ['the user whose certificates died with the old password', 'c-dead'],
  ['the same user', 'c-of-huangkai'],
])('with %s signed in, the sign-in page follows', async (_who, certificate) => {
  if (certificate) useSession.getState().signedIn(certificate)
  await resetPassword()
  expect(useSession.getState()).toMatchObject({
    status: 'signedOut',
    lastSignOut: { reason: 'passwordReset', userName: 'huangkai' },
  })
})

it('another user stays signed in, and a toast says so', async () => {
  const shown = vi.fn()
  registerToastHost(shown)
  useSession.getState().signedIn('c-of-other-user')
  await resetPassword()
  expect(useSession.getState()).toMatchObject({ status: 'loading', certificate: 'c-of-other-user' })
  const text = 'The password of huangkai has been reset. You are still signed in as 王静.'
  expect(shown.mock.calls).toMatchObject([[{ text }]])
})

it('starts with the user name typed at the sign-in and carries it back', async () => {
  function SignIn() {
    const { pathname, search } = useLocation()
    return <p>{`${pathname}${search} for ${useCarriedUserName()}`}</p>
  }
  render(
    <MemoryRouter initialEntries={[{ pathname: '/reset_password', state: { typedName: 'huangkai' } }]}>
      <Routes>
        <Route path="/reset_password" element={<ResetPasswordPage />} />
        <Route path="/login" element={<SignIn />} />
      </Routes>
    </MemoryRouter>,
  )
  const field = await screen.findByLabelText('User name')
  expect(field).toHaveProperty('value', 'huangkai')
  fireEvent.input(field, { target: { value: 'lihao' } })
  fireEvent.click(screen.getByRole('link', { name: 'Back to sign-in' }))
  expect(await screen.findByText('/login for lihao')).toBeTruthy()
})
