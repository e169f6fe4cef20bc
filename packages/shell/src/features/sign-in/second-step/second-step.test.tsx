import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadStartTexts, loadTexts } from '../../../lib/i18n/texts.ts'
import { sessionController } from '../../../session/session-controller.ts'
import { useSession } from '../../../session/session-store.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { SecondStep } from './second-step.tsx'

const pending = { certificate: 'pending', userName: 'huangkai' }
const code = () => screen.getByLabelText('Verification code')
const show = () => {
  const onConfirmed = useSession.getState().signedIn
  render(<SecondStep pending={pending} onConfirmed={onConfirmed} onLeave={() => undefined} />)
}

beforeAll(() => Promise.all([loadStartTexts('en'), loadTexts('en', 'verification')]))

beforeEach(() => {
  setDemoConfig()
  sessionController.end({})
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('makes a session of the pending certificate and the code, and stores nothing before [S-4.4] [S-7.7]', async () => {
  const twoFactorLogin = vi.fn((_body: string) => ({ certificate: 'c-1', twoFactorAuthenticationYOrN: 'N' }))
  fakeBackend({ twoFactorLogin, findUserByQuery: () => ({ ...pending, maskedPhone: '199****0006' }) })
  show()
  expect(await screen.findByText('199****0006')).toBeTruthy()
  expect([useSession.getState().certificate, document.cookie]).toEqual([
    undefined,
    expect.not.stringContaining('pending'),
  ])
  fireEvent.change(code(), { target: { value: '123456' } })
  await vi.waitFor(() => expect(useSession.getState().certificate).toBe('c-1'))
  const params = new URLSearchParams(twoFactorLogin.mock.calls[0]?.[0]).get('params') ?? ''
  const loginUrl = `${window.location.origin}/login`
  expect(JSON.parse(params)).toEqual({ token: 'pending', loginUrl, code: '123456' })
})

it('does without the telephone number when the server does not send it', async () => {
  fakeBackend({})
  show()
  expect(await screen.findByText('your phone.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('sends no certificate of an earlier session', async () => {
  useSession.getState().signedIn('c-of-other-user')
  const findUserByQuery = vi.fn((_body: string, _headers: Headers) => ({ ...pending, maskedPhone: '1' }))
  fakeBackend({ findUserByQuery })
  show()
  await vi.waitFor(() => expect(findUserByQuery).toHaveBeenCalled())
  expect(findUserByQuery.mock.calls[0]?.[1].get('Certificate')).toBeNull()
})
