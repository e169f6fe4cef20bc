import { afterEach, describe, expect, it } from 'vitest'
import { sessionController, useInterruption } from './session-controller.ts'
import { salesUser } from './testing/users.ts'

const kind = () => useInterruption.getState().current?.kind
const every = {
  checking: { kind: 'checking', failures: 0 },
  expired: { kind: 'expired' },
  signInAgain: { kind: 'signInAgain' },
  replaced: { kind: 'replaced', by: salesUser, certificate: 'c-2' },
} as const

afterEach(() => sessionController.settle(false))

describe('an interruption of the session', () => {
  it('is shared by all waiting calls, and settled for all of them', async () => {
    const first = sessionController.interrupt({ kind: 'signInAgain' })
    const second = sessionController.interrupt({ kind: 'signInAgain' })
    expect(sessionController.settled()).toBe(first)
    sessionController.settle(true)
    await expect(Promise.all([first, second])).resolves.toEqual([true, true])
    expect([sessionController.settled(), kind()]).toEqual([undefined, undefined])
  })

  it.each([
    ['checking', 'expired', 'expired'],
    ['signInAgain', 'checking', 'signInAgain'],
    ['signInAgain', 'expired', 'signInAgain'],
    ['signInAgain', 'replaced', 'replaced'],
    ['replaced', 'checking', 'replaced'],
    ['replaced', 'signInAgain', 'signInAgain'],
    ['replaced', 'expired', 'expired'],
  ] as const)('%s, then %s: the one that takes precedence is shown', (first, second, shown) => {
    void sessionController.interrupt(every[first])
    void sessionController.interrupt(every[second])
    expect(kind()).toBe(shown)
  })

  it('counts the failed attempts of a check', () => {
    for (const failures of [0, 1, 0]) void sessionController.interrupt({ kind: 'checking', failures })
    expect(useInterruption.getState().current).toEqual({ kind: 'checking', failures: 1 })
  })

  it('that was settled does not settle the next one', async () => {
    void sessionController.interrupt({ kind: 'expired' })
    sessionController.settle(false)
    const next = sessionController.interrupt({ kind: 'signInAgain' })
    sessionController.settle(true)
    await expect(next).resolves.toBe(true)
  })
})
