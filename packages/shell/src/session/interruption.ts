import type { UserInfo } from '@portal/protocol/entities/user'
import { create } from 'zustand'

/**
 * Why a session stands still: no call goes out before it is settled.
 * `checking`: another window changed the certificate, and whose it is now is being asked; `failures` counts the times
 * that the server could not be reached for it;
 * `expired`: the certificate is gone (specification §8: Token expired dialog);
 * `signInAgain`: the session has ended while pages hold unsaved input, so its user may go on after a new sign-in;
 * `replaced`: somebody else has signed in in another window while pages here hold unsaved input.
 */
export type Interruption =
  | { readonly kind: 'checking'; readonly failures: number }
  | { readonly kind: 'expired' | 'signInAgain' }
  | { readonly kind: 'replaced'; readonly by: UserInfo; readonly certificate: string }

export const useInterruption = create<{ readonly current?: Interruption | undefined }>()(() => ({}))

let outcome: Promise<boolean> | undefined
let settle: (goesOn: boolean) => void = () => {}

/** Resolves once with whether the session goes on; undefined while nothing interrupts it. */
export const interruptionOutcome = (): Promise<boolean> | undefined => outcome

/** An end says more than a check; whoever is signed in now, or that nobody is any more, says more than an end before. */
function saysMore(next: Interruption, current: Interruption): boolean {
  if (next.kind === 'checking') return current.kind === 'checking' && next.failures > current.failures
  return current.kind === 'checking' || next.kind === 'replaced' || current.kind === 'replaced'
}

/** However many calls fail at once, there is one interruption: a later one counts only when it says more. */
export function interrupt(next: Interruption): Promise<boolean> {
  const { current } = useInterruption.getState()
  if (!current || saysMore(next, current)) useInterruption.setState({ current: next })
  outcome ??= new Promise((resolve) => {
    settle = resolve
  })
  return outcome
}

/** Lets the waiting calls go, with the certificate of the moment, or fail. */
export function settleInterruption(goesOn: boolean): void {
  useInterruption.setState({ current: undefined })
  outcome = undefined
  settle(goesOn)
}
