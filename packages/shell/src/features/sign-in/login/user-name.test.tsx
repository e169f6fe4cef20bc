import { rejection } from '@portal/protocol/envelope'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadStartTexts } from '../../../lib/i18n/texts.ts'
import { sessionController } from '../../../session/session-controller.ts'
import { useSession } from '../../../session/session-store.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { useCarriedUserName } from '../parts/screen-links.ts'
import { LoginPage } from './login-page.tsx'

const userName = () => screen.getByLabelText('User name')
const password = () => screen.getByLabelText('Password')
const remember = () => screen.getByRole('checkbox', { name: 'Remember this account' })

function show() {
  cleanup()
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<LoginPage onTyping={() => undefined} />} />
        <Route path="/reset_password" element={<NextScreen />} />
      </Routes>
    </MemoryRouter>,
  )
}

/** Replaces the reset page: shows its address and the user name passed on. */
function NextScreen() {
  const { pathname, search } = useLocation()
  const typedName = useCarriedUserName()
  return (
    <>
      <p>{`${pathname}${search} for ${typedName}`}</p>
      <Link to="/login" state={{ typedName }}>
        Back
      </Link>
    </>
  )
}

function signIn() {
  fireEvent.input(userName(), { target: { value: 'wangjing' } })
  fireEvent.input(password(), { target: { value: 'Tiles@2026' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Sign in' }))
}

async function signInAndOut() {
  signIn()
  await vi.waitFor(() => expect(useSession.getState().certificate).toBe('c-1'))
  sessionController.end({})
}

beforeAll(() => loadStartTexts('en'))

beforeEach(() => {
  setDemoConfig()
  window.localStorage.clear()
  sessionController.end({})
  fakeBackend({ login: () => ({ certificate: 'c-1', twoFactorAuthenticationYOrN: 'N' }) })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the user name', () => {
  it('has the focus when none is remembered', () => {
    show()
    expect(userName()).toBe(document.activeElement)
    expect(remember()).toHaveProperty('checked', true)
  })

  it('is remembered after the sign-out; the password has the focus', async () => {
    show()
    await signInAndOut()
    show()
    expect(userName()).toHaveProperty('value', 'wangjing')
    expect(password()).toBe(document.activeElement)
  })

  it('is not remembered on a shared machine, nor is the next one', async () => {
    show()
    fireEvent.click(remember())
    await signInAndOut()
    show()
    expect(userName()).toHaveProperty('value', '')
    expect(remember()).toHaveProperty('checked', false)
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('wangjing')
  })

  it('is carried to the reset and back, but not in the address', async () => {
    show()
    fireEvent.input(userName(), { target: { value: ' huangkai' } })
    fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
    expect(await screen.findByText('/reset_password for huangkai')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Back' }))
    await vi.waitFor(() => expect(userName()).toHaveProperty('value', 'huangkai'))
    expect(password()).toBe(document.activeElement)
  })

  it('of a rejected sign-in is not remembered', async () => {
    fakeBackend({ login: () => Response.json(rejection('用户名或密码错误')) })
    show()
    signIn()
    await screen.findByText('用户名或密码错误')
    show()
    expect(userName()).toHaveProperty('value', '')
  })
})
