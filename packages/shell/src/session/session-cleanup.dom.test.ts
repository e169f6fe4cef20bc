import { expect, it, onTestFinished, vi } from 'vitest'
import { beforeSessionEnds } from './session-cleanup.ts'
import { sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'

it('a listener that throws blocks neither the sign-out nor the other listeners', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const error = new Error('not now')
  const last = vi.fn()
  const endings = [
    beforeSessionEnds(() => {
      throw error
    }),
    beforeSessionEnds(last),
  ]
  onTestFinished(() => {
    vi.unstubAllGlobals()
    for (const end of endings) end()
  })
  useSession.getState().signedIn('c-1')
  sessionController.signOut()
  expect(useSession.getState().certificate).toBeUndefined()
  expect(last).toHaveBeenCalledOnce()
  expect(reported).toHaveBeenCalledExactlyOnceWith(error)
})
