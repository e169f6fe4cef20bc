import { afterEach, describe, expect, it } from 'vitest'
import { interrupt, interruptionOutcome, settleInterruption, useInterruption } from './interruption.ts'
import { salesUser } from './testing/users.ts'

const kind = () => useInterruption.getState().current?.kind
const every = {
  checking: { kind: 'checking', failures: 0 },
  expired: { kind: 'expired' },
  signInAgain: { kind: 'signInAgain' },
  replaced: { kind: 'replaced', by: salesUser, certificate: 'c-2' },
} as const

afterEach(() => settleInterruption(false))

describe('an interruption of the session', () => {
  it('is one for everybody who waits, and settled for all of them', async () => {
    const first = interrupt({ kind: 'signInAgain' })
    const second = interrupt({ kind: 'signInAgain' })
    expect(interruptionOutcome()).toBe(first)
    settleInterruption(true)
    await expect(Promise.all([first, second])).resolves.toEqual([true, true])
    expect([interruptionOutcome(), kind()]).toEqual([undefined, undefined])
  })

  it.each([
    ['checking', 'expired', 'expired'],
    ['signInAgain', 'checking', 'signInAgain'],
    ['signInAgain', 'expired', 'signInAgain'],
    ['signInAgain', 'replaced', 'replaced'],
    ['replaced', 'checking', 'replaced'],
    ['replaced', 'signInAgain', 'signInAgain'],
    ['replaced', 'expired', 'expired'],
  ] as const)('%s, then %s: the one that says more is shown', (first, second, shown) => {
    void interrupt(every[first])
    void interrupt(every[second])
    expect(kind()).toBe(shown)
  })

  it('counts the failures of a check, and never forgets one', () => {
    for (const failures of [0, 1, 0]) void interrupt({ kind: 'checking', failures })
    expect(useInterruption.getState().current).toEqual({ kind: 'checking', failures: 1 })
  })

  it('that has ended says nothing about the next one', async () => {
    void interrupt({ kind: 'expired' })
    settleInterruption(false)
    const next = interrupt({ kind: 'signInAgain' })
    settleInterruption(true)
    await expect(next).resolves.toBe(true)
  })
})
