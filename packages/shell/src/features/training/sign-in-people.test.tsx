import type { Training } from '@portal/protocol/control/training'
import { rejection } from '@portal/protocol/envelope'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TrainingState } from '../../lib/api/training.ts'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { loadStartTexts, loadTexts } from '../../lib/i18n/texts.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { signInPeople } from './sign-in-people.tsx'

const person = (userName: string, fullNameEn: string) => ({
  ...{ userName, fullName: fullNameEn, fullNameEn },
  ...{ description: '订单专员', descriptionEn: 'Order clerk' },
})
const training: Training = {
  ...{ world: 'anna', now: '2026-11-26T08:00:00Z', clock: 'real', password: 'Tiles@2026', tour: null },
  people: [person('wangjing', 'Wang Jing'), person('huangkai', 'Huang Kai')],
}

const onPending = vi.fn()

beforeEach(async () => {
  setDemoConfig()
  sessionController.end({})
  await Promise.all([loadStartTexts('en'), loadTexts('en', 'training')])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(state: TrainingState = training) {
  const People = signInPeople(state)
  render(<People onTyping={() => undefined} loadSecondStep={() => Promise.resolve()} onPending={onPending} />)
}

it('one press signs in by the documented call', async () => {
  const login = vi.fn((_body: string) => ({ certificate: 'c-1', twoFactorAuthenticationYOrN: 'N' }))
  fakeBackend({ login })
  show()
  expect(screen.getByRole('region', { name: 'Practice' }).textContent).toContain('World anna · Demo data')
  fireEvent.click(screen.getByRole('button', { name: /^Wang Jing/ }))
  await vi.waitFor(() => expect(useSession.getState().certificate).toBe('c-1'))
  expect(login.mock.calls.map(([body]) => body)).toEqual(['{"userName":"wangjing","password":"Tiles@2026"}'])
})

it('a user with a second factor continues with the second step', async () => {
  fakeBackend({ login: () => ({ certificate: 'c-2', twoFactorAuthenticationYOrN: 'Y' }) })
  show()
  fireEvent.click(screen.getByRole('button', { name: /^Huang Kai/ }))
  await vi.waitFor(() => expect(onPending).toHaveBeenCalledWith({ certificate: 'c-2', userName: 'huangkai' }))
})

it('a world that was removed is named, with whom to ask', () => {
  show({ gone: 'anna' })
  expect(screen.getByRole('alert').textContent).toBe(
    'The practice portal “anna” is no longer there; the class may be over. Ask your trainer for a new link.',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

it('a refusal shows the server’s message', async () => {
  fakeBackend({ login: () => Response.json(rejection('用户名或密码错误')) })
  show()
  fireEvent.click(screen.getByRole('button', { name: /^Wang Jing/ }))
  expect(await screen.findByText('用户名或密码错误')).toBe(screen.getByRole('alert'))
})
