import { rejection } from '@portal/protocol/envelope'
import { decryptPassword } from '@portal/protocol/password-cipher'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { setConfig } from '../../lib/config/runtime-config.ts'
import { demoConfig } from '../../lib/config/testing/demo-config.ts'
import { reportFailure } from '../../lib/ui/error-policy.ts'
import { registerToastHost, type Toast } from '../../lib/ui/toasts.ts'
import { sessionController } from '../../session/session-controller.ts'
import '../../lib/i18n/translation.ts'
import { useSession } from '../../session/session-store.ts'
import { salesUser } from '../../session/testing/users.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

const onClose = vi.fn()
const shown = vi.fn<(toast: Toast) => void>()
const session = () => useSession.getState()
/** Longer than a busy machine needs. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

async function open(client = createQueryClient(() => undefined)) {
  render(
    <QueryClientProvider client={client}>
      <Suspense>
        <ChangePasswordDialog open onClose={onClose} />
      </Suspense>
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog', { name: 'Change password' })
}

/** What the form field `params` holds. */
const paramsOf = (body = ''): Record<string, unknown> =>
  JSON.parse(new URLSearchParams(body).get('params') ?? '')

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

function fillAndSubmit(confirmation = 'Tiles@2027') {
  fill('Old password', 'Tiles@2026')
  fill('New password', 'Tiles@2027')
  fill('Confirm password', confirmation)
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
}

// The dialog's code is normally prefetched; here it has to be compiled first.
beforeAll(() => import('./change-password-form.tsx'))

let visits = 0

beforeEach(() => {
  setConfig(demoConfig)
  // A session for each test: a sign-out scheduled in one test comes two seconds later, during another.
  visits += 1
  session().signedIn(`c-${visits}`)
  session().userLoaded(salesUser, [])
  registerToastHost(shown)
  vi.clearAllMocks()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('changing the password (specification §4, §5, §8)', () => {
  it('sends both passwords encrypted, says that it is done and signs out after 2 s [S-2.46] [S-4.13] [S-7.10] [S-9.13]', async () => {
    const changePassword = vi.fn((_body: string) => null)
    fakeBackend({ changePassword })
    await open()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fillAndSubmit()
    await eventually(() => expect(onClose).toHaveBeenCalledOnce())
    const { oldPassword, newPassword, ...user } = paramsOf(changePassword.mock.calls[0]?.[0])
    expect(user).toEqual({ userId: 7, userName: 'wangjing' })
    expect(decryptPassword(String(oldPassword), demoConfig.cipherKey)).toBe('Tiles@2026')
    expect(decryptPassword(String(newPassword), demoConfig.cipherKey)).toBe('Tiles@2027')
    expect(shown.mock.calls).toMatchObject([[{ kind: 'success', seconds: 2 }]])
    expect(session().status).toBe('ready')
    vi.advanceTimersByTime(2_000)
    expect(session()).toMatchObject({ status: 'signedOut', lastSignOut: { returnTo: '/dashboard' } })
  })

  it('is sent once, however fast the button is clicked again', async () => {
    const changePassword = vi.fn(() => null)
    fakeBackend({ changePassword })
    await open()
    fillAndSubmit()
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    await eventually(() => expect(onClose).toHaveBeenCalledOnce())
    expect(changePassword).toHaveBeenCalledOnce()
  })

  it('is neither closed nor retyped while it is on its way', async () => {
    let refuse = () => {}
    const refusal = new Promise<Response>((resolve) => {
      refuse = () => resolve(Response.json(rejection('旧密码不正确')))
    })
    fakeBackend({ changePassword: () => refusal })
    await open()
    const field = () => screen.getByLabelText<HTMLInputElement>('New password')
    const cancel = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' })
    const cross = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Close' })
    const locked = () => [field().readOnly, cancel().disabled, cross().disabled]
    expect(locked()).toEqual([false, false, false])
    fillAndSubmit()
    await eventually(() => expect(locked()).toEqual([true, true, true]))
    refuse()
    await eventually(() => expect(locked()).toEqual([false, false, false]))
  })

  it('begins with the old password', async () => {
    await open()
    await eventually(() => expect(document.activeElement).toBe(screen.getByLabelText('Old password')))
  })

  it('leaves a user alone who signed in before the answer came', async () => {
    const changePassword = vi.fn(() => {
      sessionController.switchTo('c-of-another-user')
      session().userLoaded({ ...salesUser, userId: 8 }, [])
      return null
    })
    fakeBackend({ changePassword })
    await open()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fillAndSubmit()
    await eventually(() => expect(changePassword).toHaveBeenCalledOnce())
    await vi.advanceTimersByTimeAsync(2_500)
    expect(session()).toMatchObject({ status: 'ready', certificate: 'c-of-another-user' })
    expect(shown).not.toHaveBeenCalled()
  })

  it('says that the connection was lost, and keeps what was typed [S-8.3]', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await open(createQueryClient((error) => void reportFailure(error)))
    fillAndSubmit()
    await eventually(() =>
      expect(shown.mock.calls).toMatchObject([[{ kind: 'error', seconds: 5, text: 'Error: System error!' }]]),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Old password').value).toBe('Tiles@2026')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Tiles@2027')
    expect(onClose).not.toHaveBeenCalled()
    expect(session().status).toBe('ready')
  })

  it('shows the server’s refusal for 5 s and stays open [S-7.10] [S-8.4]', async () => {
    fakeBackend({ changePassword: () => Response.json(rejection('旧密码不正确')) })
    await open()
    fillAndSubmit()
    await eventually(() =>
      expect(shown).toHaveBeenCalledWith({ kind: 'error', text: '旧密码不正确', seconds: 5, isAnswer: true }),
    )
    expect(onClose).not.toHaveBeenCalled()
    expect(session().status).toBe('ready')
  })

  it('sends nothing while the fields are wrong', async () => {
    const changePassword = vi.fn()
    fakeBackend({ changePassword })
    await open()
    fillAndSubmit('Tiles@2028')
    expect(await screen.findByText('The two passwords do not match!')).toBeTruthy()
    expect(changePassword).not.toHaveBeenCalled()
  })
})

describe('the dialog', () => {
  it('checks a field on leaving it, not before [S-5.5]', async () => {
    await open()
    const field = screen.getByLabelText('New password')
    fill('New password', 'weak')
    expect(screen.queryByText(/^Use 8-16 characters/)).toBeNull()
    fireEvent.blur(field)
    expect(await screen.findByText(/^Use 8-16 characters/)).toBeTruthy()
  })

  it.each(['Cancel', 'Change'])(
    '%s stays under the mouse that presses it: no field is left',
    async (name) => {
      await open()
      // False: the default action of the press, taking the focus from the field, is prevented.
      expect(fireEvent.mouseDown(screen.getByRole('button', { name }))).toBe(false)
    },
  )

  it('is closed neither by Escape nor by a click outside, but by its button [S-5.13]', async () => {
    await open()
    const dialog = screen.getByRole('dialog')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    // The area around a dialog is its parent.
    const outside = dialog.parentElement ?? document.body
    for (const event of [fireEvent.mouseDown, fireEvent.mouseUp, fireEvent.click]) event(outside)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
