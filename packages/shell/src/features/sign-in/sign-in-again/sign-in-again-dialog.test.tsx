import { startOverCode } from '@portal/protocol/envelope'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadStartTexts, loadTexts } from '../../../lib/i18n/texts.ts'
import { translationReady } from '../../../lib/i18n/translation.ts'
import { sessionController, useInterruption } from '../../../session/session-controller.ts'
import { useSession } from '../../../session/session-store.ts'
import { salesUser } from '../../../session/testing/users.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { SignInAgainDialog } from './sign-in-again-dialog.tsx'

const session = () => useSession.getState()
const interruption = () => useInterruption.getState().current?.kind
const granted = () => ({ certificate: 'c-2', twoFactorAuthenticationYOrN: 'N' })
const halfway = () => ({ certificate: 'pending', twoFactorAuthenticationYOrN: 'Y' })
const refused = vi.spyOn(sessionController, 'refused')

const submit = () => fireEvent.submit(screen.getByRole('button', { name: 'Sign in and continue' }))

async function signInAgain() {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'Tiles@2026' } })
  submit()
}

beforeAll(() => Promise.all([loadStartTexts('en'), loadTexts('en', 'verification'), translationReady()]))

beforeEach(async () => {
  setDemoConfig()
  sessionController.end({})
  session().signedIn('c-1')
  session().userLoaded(salesUser, [])
  refused.mockClear()
  void sessionController.interrupt({ kind: 'signInAgain' })
  await act(async () =>
    render(
      <Suspense>
        <SignInAgainDialog
          unsaved={[{ key: '/orders', title: 'New order' }]}
          onSignOut={() => sessionController.end({})}
        />
      </Suspense>,
    ),
  )
})

afterEach(() => {
  cleanup()
  sessionController.settle(false)
  vi.unstubAllGlobals()
})

describe('signing in again in place', () => {
  it('continues with the new certificate', async () => {
    fakeBackend({ login: granted, getUserInfo: () => salesUser })
    await signInAgain()
    await vi.waitFor(() => expect([session().certificate, interruption()]).toEqual(['c-2', undefined]))
  })

  it('requires a password before it sends anything', async () => {
    submit()
    expect(await screen.findByText('Please enter your password')).toBeDefined()
  })

  it('shows the rejection when the sign-in itself fails with 4001', async () => {
    fakeBackend({ login: () => Response.json({ status: 'E', code: 4001 }) })
    await signInAgain()
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    expect(refused).not.toHaveBeenCalled()
  })

  it('refuses another account', async () => {
    fakeBackend({ login: granted, getUserInfo: () => ({ ...salesUser, userId: 8 }) })
    await signInAgain()
    const refusal = 'This is another account. Only 王静 can continue here.'
    expect(await screen.findByText(refusal)).toBe(screen.getByRole('alert'))
    expect([session().certificate, interruption()]).toEqual(['c-1', 'signInAgain'])
  })

  it('changes nothing when another user has signed in in another window', async () => {
    const getUserInfo = vi.fn(() => {
      void sessionController.interrupt({
        kind: 'replaced',
        by: { ...salesUser, userId: 8 },
        certificate: 'c-3',
      })
      return salesUser
    })
    fakeBackend({ login: granted, getUserInfo })
    await signInAgain()
    await vi.waitFor(() => expect(getUserInfo).toHaveBeenCalled())
    await screen.findByRole('button', { name: 'Sign in and continue' })
    expect([session().certificate, interruption()]).toEqual(['c-1', 'replaced'])
  })

  it('offers a sign-in in a new window without an opener', () => {
    const link = screen.getByRole('link', { name: 'Sign in in a new window' })
    expect(
      Object.fromEntries(link.getAttributeNames().map((name) => [name, link.getAttribute(name)])),
    ).toMatchObject({
      href: '/login',
      target: '_blank',
      rel: 'noopener',
    })
  })
})

describe('its second step', () => {
  const enterCode = async () =>
    fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: '123456' } })

  it('continues with the certificate that the code gives', async () => {
    fakeBackend({ login: halfway, twoFactorLogin: granted, getUserInfo: () => salesUser })
    await signInAgain()
    await enterCode()
    await vi.waitFor(() => expect([session().certificate, interruption()]).toEqual(['c-2', undefined]))
  })

  it('leads back to the password on demand', async () => {
    fakeBackend({ login: halfway })
    await signInAgain()
    fireEvent.click(await screen.findByRole('button', { name: 'Back to the password' }))
    expect(await screen.findByLabelText('Password')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('')
  })

  it('leads back to the password with the reason when the server accepts no further attempt', async () => {
    const over = () => Response.json({ status: 'E', code: startOverCode, msg: '验证码错误次数过多' })
    fakeBackend({ login: halfway, twoFactorLogin: over })
    await signInAgain()
    await enterCode()
    expect(await screen.findByText('验证码错误次数过多')).toBe(screen.getByRole('alert'))
    expect(screen.getByLabelText('Password')).toBeDefined()
  })
})
