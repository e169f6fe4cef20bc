import { expect, it, onTestFinished, vi } from 'vitest'
import { useSession } from './session-store.ts'
import { onSignOut, signOut } from './sign-out.ts'

it('nobody who listens keeps a session from ending, or others from hearing of it', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const error = new Error('not now')
  const last = vi.fn()
  const endings = [
    onSignOut(() => {
      throw error
    }),
    onSignOut(last),
  ]
  onTestFinished(() => {
    vi.unstubAllGlobals()
    for (const end of endings) end()
  })
  useSession.getState().signedIn('c-1')
  signOut()
  expect(useSession.getState().certificate).toBeUndefined()
  expect(last).toHaveBeenCalledOnce()
  expect(reported).toHaveBeenCalledExactlyOnceWith(error)
})
