import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../config/testing/demo-config.ts'
import { loadStartTexts, loadTexts } from '../../i18n/texts.ts'
import { useSession } from '../../session/session-store.ts'
import { endSession } from '../../session/sign-out.ts'
import { type FakeCall, fakeBackend } from '../../testing/fake-backend.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'

const found = { userName: 'huangkai', maskedPhone: '199****0006' }
const carried: (string | null)[] = []
const answering =
  (data: unknown): FakeCall =>
  (_body, headers) => {
    carried.push(headers.get('Certificate'))
    return data
  }

const fillAndGoOn = (field: HTMLElement, value: string, go: string) => {
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
  setDemoConfig()
  endSession({})
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('resets a password without the certificate of whoever is signed in here', async () => {
  useSession.getState().signedIn('c-of-somebody-else')
  fakeBackend({
    findUserByQuery: answering(found),
    sendVerificationCodeV2: answering(found),
    validateVerificationCode: answering({ ticket: 't-1' }),
    updateUserPassword: answering(null),
  })
  render(
    <MemoryRouter>
      <ResetPasswordPage />
    </MemoryRouter>,
  )
  fillAndGoOn(screen.getByLabelText('User name'), 'huangkai', 'Next')
  fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: '123456' } })
  const password = await screen.findByLabelText('New password')
  fireEvent.change(password, { target: { value: 'Tiles@2027' } })
  fillAndGoOn(screen.getByLabelText('Confirm password'), 'Tiles@2027', 'Set new password')
  await vi.waitFor(() => expect(useSession.getState().status).toBe('signedOut'))
  expect(carried).toEqual([null, null, null, null])
})
