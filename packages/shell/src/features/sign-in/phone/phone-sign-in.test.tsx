import { rejection } from '@portal/protocol/envelope'
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadStartTexts, loadTexts } from '../../../lib/i18n/texts.ts'
import { sessionController } from '../../../session/session-controller.ts'
import { useSession } from '../../../session/session-store.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { LoginPage } from '../login/login-page.tsx'

// Code is loaded on the way, beside other tests.
configure({ asyncUtilTimeout: 20_000 })

const phoneField = () => screen.getByLabelText('Phone number')
const codeField = () => screen.getByLabelText('Verification code')
const sendButton = () => screen.getByRole('button', { name: /^Send code/ })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const certificate = () => useSession.getState().certificate

const sendVerificationCode = vi.fn((_body: string, _headers: Headers, address: URL): unknown => ({
  phone: address.searchParams.get('phone'),
}))
const getTokenToPhoneCode = vi.fn((_body: string): unknown => ({
  certificate: 'c-1',
  twoFactorAuthenticationYOrN: 'N',
}))
const phonesSentTo = () =>
  sendVerificationCode.mock.calls.map(([, , { searchParams }]) => searchParams.get('phone'))

beforeAll(() =>
  Promise.all([loadStartTexts('en'), loadTexts('en', 'verification'), import('./phone-sign-in.tsx')]),
)

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setDemoConfig({ phoneSignIn: true })
  sessionController.end({})
  localStorage.clear()
  sendVerificationCode.mockClear()
  getTokenToPhoneCode.mockClear()
  fakeBackend({ sendVerificationCode, getTokenToPhoneCode })
  render(
    <MemoryRouter initialEntries={['/login']}>
      <LoginPage onTyping={() => undefined} />
    </MemoryRouter>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in with a phone code' })))
  await screen.findByRole('heading', { name: 'Sign in by phone' })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the sign-in by phone', () => {
  it('sends a code, and signs in with it; nothing is remembered', async () => {
    expect(document.activeElement).toBe(phoneField())
    type(phoneField(), '199 0000-0002')
    fireEvent.click(sendButton())
    await screen.findByText('A code has been sent to your phone.')
    expect(phonesSentTo()).toEqual(['19900000002'])
    expect(document.activeElement).toBe(codeField())
    type(codeField(), '123456')
    await vi.waitFor(() => expect(certificate()).toBe('c-1'))
    expect(getTokenToPhoneCode.mock.calls.map(([body]) => JSON.parse(body))).toEqual([
      { phone: '19900000002', code: '123456' },
    ])
    expect(JSON.stringify({ ...localStorage })).not.toContain('19900000002')
  })

  it('sends another code after a minute, and to another number at once', async () => {
    type(phoneField(), '19900000002')
    fireEvent.click(sendButton())
    await screen.findByText('A code has been sent to your phone.')
    expect(sendButton().textContent).toBe('Send code (60)')
    fireEvent.click(sendButton())
    type(phoneField(), '19900000004')
    fireEvent.click(sendButton())
    await screen.findByRole('button', { name: 'Send code (60)' })
    expect(phonesSentTo()).toEqual(['19900000002', '19900000004'])
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    fireEvent.click(sendButton())
    await vi.waitFor(() => expect(phonesSentTo()).toHaveLength(3))
  })

  it.each([
    ['without a number', '', '', 'Please enter your phone number'],
    ['with what is no number', 'wangjing', '', 'Please enter your phone number'],
    ['without a whole code', '19900000002', '123', 'Please enter all 6 digits'],
  ])('%s says so in place, and sends nothing', (_case, phone, code, text) => {
    type(phoneField(), phone)
    type(codeField(), code)
    fireEvent.submit(phoneField())
    const field = code ? codeField() : phoneField()
    expect(document.activeElement).toBe(field)
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text)
    expect(getTokenToPhoneCode).not.toHaveBeenCalled()
  })

  it('shows what the server refuses, and clears the code', async () => {
    getTokenToPhoneCode.mockReturnValueOnce(Response.json(rejection('验证码错误')))
    type(phoneField(), '19900000002')
    type(codeField(), '123456')
    expect(await screen.findByText('验证码错误')).toBe(screen.getByRole('alert'))
    expect(codeField()).toHaveProperty('value', '')
    expect(certificate()).toBeUndefined()
  })

  it('continues with the second step where one is required (specification §4)', async () => {
    getTokenToPhoneCode.mockReturnValueOnce({ certificate: 'p-1', twoFactorAuthenticationYOrN: 'Y' })
    type(phoneField(), '19900000002')
    type(codeField(), '123456')
    expect(await screen.findByRole('heading', { name: 'Two-step verification' })).toBeTruthy()
    expect(certificate()).toBeUndefined()
  })

  it('leads back to the password', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Sign in with a password' }))
    expect(await screen.findByLabelText('Password')).toBeTruthy()
  })
})
