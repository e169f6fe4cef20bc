import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { type FakeCall, fakeBackend } from '../testing/fake-backend.ts'
import { sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'
import { confirmSignIn, firstStep } from './sign-in.ts'

const { signal } = new AbortController()

beforeEach(() => {
  setDemoConfig()
  sessionController.end({})
})

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['the first step', () => firstStep({ userName: 'u', password: 'p' }, signal)],
  ['the second step', () => confirmSignIn({ certificate: 'pending' }, '123456', signal)],
])('%s of a sign-in carries no certificate of a previous user [S-7.3]', async (_step, act) => {
  useSession.getState().signedIn('c-of-another-user')
  const carried: (string | null)[] = []
  const answer: FakeCall = (_body, headers) => {
    carried.push(headers.get('Certificate'))
    return { certificate: 'c-1', twoFactorAuthenticationYOrN: 'N' }
  }
  fakeBackend({ login: answer, twoFactorLogin: answer })
  await act()
  expect(carried).toEqual([null])
})
