import { startOverCode } from '@portal/protocol/envelope'
import { RemoteError } from '@portal/protocol/remote-error'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadStartTexts, loadTexts } from '../../../lib/i18n/texts.ts'
import { CodeForm } from './code-form.tsx'

const calls = {
  verify: vi.fn(async (_code: string) => undefined),
  resend: vi.fn(async () => undefined),
  onStartOver: vi.fn(),
}
const field = () => screen.getByLabelText('Verification code')
const resendButton = () => screen.getByRole('button', { name: /^Resend code/ })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const sent = () => calls.verify.mock.calls.map(([code]) => code)

beforeAll(() => Promise.all([loadStartTexts('en'), loadTexts('en', 'verification')]))

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<CodeForm maskedPhone="199****0002" calls={calls} back={{ text: 'Back', go: () => undefined }} />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a code', () => {
  it('is submitted once when complete', async () => {
    type('12345')
    expect(sent()).toEqual([])
    type('123456')
    type('123456')
    fireEvent.submit(field())
    await vi.waitFor(() => expect(sent()).toEqual(['123456']))
  })

  it('that was rejected is cleared', async () => {
    calls.verify.mockRejectedValue(new RemoteError('rejection', 'twoFactorLogin', { message: '验证码错误' }))
    type('123456')
    expect(await screen.findByText('验证码错误')).toBe(screen.getByRole('alert'))
    expect(field()).toHaveProperty('value', '')
    expect(document.activeElement).toBe(field())
  })

  it('stays after a network failure, and is submitted again with Enter', async () => {
    calls.verify.mockRejectedValueOnce(new RemoteError('network', 'twoFactorLogin'))
    type('123456')
    expect(await screen.findByText('Error: System error!')).toBe(screen.getByRole('alert'))
    expect(field()).toHaveProperty('value', '123456')
    fireEvent.submit(field())
    await vi.waitFor(() => expect(sent()).toEqual(['123456', '123456']))
  })

  it('after which no attempt is accepted starts the step over', async () => {
    const over = new RemoteError('rejection', 'twoFactorLogin', { message: 'over', code: startOverCode })
    calls.verify.mockRejectedValue(over)
    type('123456')
    await vi.waitFor(() => expect(calls.onStartOver).toHaveBeenCalledExactlyOnceWith(over))
  })
})

describe('another code', () => {
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

  it('can be sent after one minute, and again after another', async () => {
    fireEvent.click(resendButton())
    expect(calls.resend).not.toHaveBeenCalled()
    await pass(60)
    fireEvent.click(resendButton())
    expect(await screen.findByText('A new code has been sent.')).toBeTruthy()
    await pass(59)
    fireEvent.click(resendButton())
    expect(calls.resend).toHaveBeenCalledOnce()
  })

  it('that failed to be sent can be requested again immediately', async () => {
    calls.resend.mockRejectedValueOnce(new RemoteError('network', 'sendVerificationCodeV2'))
    await pass(60)
    fireEvent.click(resendButton())
    expect(await screen.findByText('Error: System error!')).toBe(screen.getByRole('alert'))
    fireEvent.click(resendButton())
    expect(await screen.findByText('A new code has been sent.')).toBeTruthy()
  })
})
