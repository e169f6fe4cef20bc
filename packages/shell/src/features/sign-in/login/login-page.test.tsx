import { rejection } from '@portal/protocol/envelope'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setConfig } from '../../../lib/config/runtime-config.ts'
import { demoConfig, setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { changeLanguage } from '../../../lib/i18n/language-store.ts'
import { loadStartTexts } from '../../../lib/i18n/texts.ts'
import { sessionController } from '../../../session/session-controller.ts'
import { useSession } from '../../../session/session-store.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { LoginPage } from './login-page.tsx'

const onTyping = vi.fn()
const session = () => useSession.getState()
const accepted = { certificate: 'c-1', twoFactorAuthenticationYOrN: 'N' }

const show = (address = '/login') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <LoginPage onTyping={onTyping} />
    </MemoryRouter>,
  )

function type(userName: string, password: string) {
  fireEvent.input(screen.getByLabelText('User name'), { target: { value: userName } })
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } })
}

const submit = () => fireEvent.submit(screen.getByRole('button', { name: 'Sign in' }))

beforeAll(() => loadStartTexts('en'))

beforeEach(() => {
  setConfig(demoConfig)
  sessionController.end({})
  onTyping.mockClear()
})

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await changeLanguage('en')
})

describe('signing in', () => {
  it('with the right password starts a session [S-2.1] [S-4.5]', async () => {
    const login = vi.fn((_body: string) => accepted)
    fakeBackend({ login })
    show()
    type('  wangjing ', ' Tiles@2026 ')
    submit()
    await vi.waitFor(() => expect(session().certificate).toBe('c-1'))
    expect(login.mock.calls.map(([body]) => body)).toEqual([
      '{"userName":"wangjing","password":" Tiles@2026 "}',
    ])
    expect(onTyping).toHaveBeenCalled()
  })

  it('with a wrong password shows and announces the server’s message [S-8.14]', async () => {
    fakeBackend({ login: () => Response.json(rejection('用户名或密码错误')) })
    show()
    type('wangjing', 'wrong')
    submit()
    expect(await screen.findByText('用户名或密码错误')).toBe(screen.getByRole('alert'))
    expect(session().status).toBe('signedOut')
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('false')
  })

  it('without a connection shows the documented message', async () => {
    fakeBackend({ login: () => Promise.reject(new TypeError('Failed to fetch')) })
    show()
    type('wangjing', 'Tiles@2026')
    submit()
    expect(await screen.findByText('Error: System error!')).toBe(screen.getByRole('alert'))
  })

  it('sends one request, however often it is submitted', async () => {
    const login = vi.fn(() => new Promise<object>(() => undefined))
    fakeBackend({ login })
    show()
    type('wangjing', 'Tiles@2026')
    submit()
    const busy = await screen.findByRole('button', { name: 'Signing in…' })
    expect(busy.getAttribute('aria-disabled')).toBe('true')
    fireEvent.submit(busy)
    expect(login).toHaveBeenCalledOnce()
  })
})

describe('the form', () => {
  it.each([
    ['', '', 'User name', ['Please enter your user name', 'Please enter your password']],
    ['wangjing', '', 'Password', ['Please enter your password']],
    ['   ', 'x', 'User name', ['Please enter your user name']],
  ])('marks and focuses the empty fields: %j, %j', async (userName, password, focused, messages) => {
    const login = vi.fn()
    fakeBackend({ login })
    show()
    type(userName, password)
    submit()
    expect(screen.getAllByText(/^Please enter/).map((one) => one.textContent)).toEqual(messages)
    expect(document.activeElement).toBe(screen.getByLabelText(focused))
    expect(login).not.toHaveBeenCalled()
  })

  it('marks its fields for browsers and password managers', () => {
    show()
    expect(screen.getByLabelText('User name').getAttribute('autocomplete')).toBe('username')
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  })

  it('shows and hides the password', async () => {
    show()
    const password = screen.getByLabelText('Password')
    expect(password.getAttribute('type')).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.getAttribute('type')).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.getAttribute('type')).toBe('password')
  })

  it('changes its language immediately', async () => {
    show()
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'ja' } })
    expect(await screen.findByRole('heading', { name: 'ログイン' })).toBeTruthy()
    expect([document.title, document.documentElement.lang]).toEqual(['ログイン - RTM首页', 'ja'])
  })

  it.each([
    ['general names', {}, ['Business Portal', 'One place for everything you work with']],
    ['the name of the portal', { product: 'Lanting' }, ['Lanting', 'One place for everything you work with']],
    [
      'the names of the company',
      { company: { en: 'Lanting Ltd', ja: '蘭亭' }, product: 'Lanting', headline: 'At home' },
      ['Lanting Ltd', 'At home'],
    ],
  ])('has %s', async (_whose, branding, expected) => {
    setDemoConfig({ branding, productTitle: { en: 'Lanting start', zh: '兰亭' } })
    show()
    for (const text of expected) expect(screen.getByText(text)).toBeTruthy()
    expect(document.title).toBe('Sign in - Lanting start')
  })

  it('has the logo of the installation', () => {
    setDemoConfig({ branding: { logo: '/brand/logo.png' } })
    show()
    expect(document.querySelector('header img')?.getAttribute('src')).toBe('/brand/logo.png')
  })

  it('translates its message when the language changes', async () => {
    fakeBackend({ login: () => Promise.reject(new TypeError('Failed to fetch')) })
    show()
    type('huangkai', 'Tiles@2026')
    submit()
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'zh' } })
    expect(await screen.findByText(/系统错误/)).toBe(screen.getByRole('alert'))
  })
})

it.each([
  ['sessionEnded', 'Your session has ended. Please sign in again.'],
  ['noResponsibilities', /user role is not set up correctly/],
  ['loadFailed', 'Error: System error!'],
] as const)('says how the last session ended: %s', async (reason, text) => {
  sessionController.end({ reason })
  show()
  expect(screen.getByText(text)).toBe(screen.getByRole('alert'))
})

it('says what was not sent before the session ended', () => {
  sessionController.end({})
  useSession.getState().decisionsUnsent(['SQ1'])
  show()
  act(() => useSession.getState().decisionsUnsent(['SQ2', 'SQ3']))
  expect(screen.getByText(/^Not sent before the session ended: SQ1, SQ2, SQ3/)).toBe(
    screen.getByRole('alert'),
  )
})

it('confirms a password reset and fills in the user name', () => {
  sessionController.end({ reason: 'passwordReset', userName: 'chenwen' })
  show()
  expect(screen.getByText(/^Your password has been reset/)).toBeTruthy()
  expect(screen.getByLabelText('User name')).toHaveProperty('value', 'chenwen')
  expect(screen.getByRole('alert').textContent).toBe('')
})
