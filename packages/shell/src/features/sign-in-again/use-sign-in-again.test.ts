import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSessionEnded } from '../../api/session-ended.ts'
import { setDemoConfig } from '../../config/testing/demo-config.ts'
import { interrupt, settleInterruption, useInterruption } from '../../session/interruption.ts'
import { useSession } from '../../session/session-store.ts'
import { endSession } from '../../session/sign-out.ts'
import { salesUser } from '../../session/testing/users.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { useSignInAgain } from './use-sign-in-again.ts'

const session = () => useSession.getState()
const interruption = () => useInterruption.getState().current?.kind
const accepted = { certificate: 'c-2', twoFactorAuthenticationYOrN: 'N' }
const ended = vi.fn(() => interrupt({ kind: 'signInAgain' }))

async function signInAgain() {
  const { result } = renderHook(useSignInAgain)
  await act(async () => void result.current.withPassword('Tiles@2026'))
  await vi.waitFor(() => expect(result.current.busy).toBe(false))
  return result.current
}

beforeEach(() => {
  setDemoConfig()
  endSession({})
  session().signedIn('c-1')
  session().userLoaded(salesUser, [])
  onSessionEnded(ended)
  ended.mockClear()
  void interrupt({ kind: 'signInAgain' })
})

afterEach(() => {
  cleanup()
  settleInterruption(false)
  vi.unstubAllGlobals()
})

describe('signing in again in place', () => {
  it('goes on with the new certificate', async () => {
    fakeBackend({ login: () => accepted, getUserInfo: () => salesUser })
    await signInAgain()
    expect([session().certificate, interruption()]).toEqual(['c-2', undefined])
  })

  it('says so when the sign-in itself is refused with 4001, and waits for nothing', async () => {
    fakeBackend({ login: () => Response.json({ status: 'E', code: 4001 }) })
    const { error } = await signInAgain()
    expect(error).toMatchObject({ kind: 'sessionEnded' })
    expect(ended).not.toHaveBeenCalled()
  })

  it('leaves everything as it is when somebody else has signed in elsewhere meanwhile', async () => {
    const getUserInfo = () => {
      void interrupt({ kind: 'replaced', by: { ...salesUser, userId: 8 }, certificate: 'c-3' })
      return salesUser
    }
    fakeBackend({ login: () => accepted, getUserInfo })
    await signInAgain()
    expect([session().certificate, interruption()]).toEqual(['c-1', 'replaced'])
  })
})
