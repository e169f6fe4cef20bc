import '../testing/plain-home.tsx'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Interruption, sessionController } from '../../session/session-controller.ts'
import { salesUser } from '../../session/testing/users.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { enterFrame } from '../testing/enter-frame.tsx'

aroundEachJourney()
afterEach(() => sessionController.settle(false))

const tab = () => screen.getByRole('tab', { name: 'Home' })

/** Each has a dialog with a name of its own, one after the other. */
async function interruptedBy(...causes: readonly (readonly [Interruption, title: string])[]) {
  for (const [cause, title] of causes) {
    await act(async () => void sessionController.interrupt(cause))
    const dialog = await screen.findByRole('dialog', { name: title })
    await act(async () => dialog.querySelector<HTMLElement>('input:not([hidden]), button')?.focus())
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
}

const goesOn = () => act(async () => sessionController.settle(true))

const checking: Interruption = { kind: 'checking', failures: 1 }
const ended = [{ kind: 'signInAgain' }, 'Your session has ended'] as const
const unchecked = [checking, 'Cannot check who is signed in'] as const
const replaced = [
  { kind: 'replaced', by: salesUser, certificate: 'c-2' },
  '王静 has signed in in another window',
] as const

describe('when a session continues', () => {
  it.each([
    ['a new sign-in', [ended]],
    ['a check', [unchecked]],
    ['a check that led to a new sign-in', [unchecked, ended]],
    ['another user', [replaced]],
  ])('after %s, what had the focus before has it again', async (_what, causes) => {
    await enterFrame()
    tab().focus()
    await interruptedBy(...causes)
    await goesOn()
    expect(document.activeElement).toBe(tab())
  })

  it('a focus that was moved during an unnoticed check stays', async () => {
    await enterFrame()
    tab().focus()
    await act(async () => void sessionController.interrupt({ kind: 'checking', failures: 0 }))
    const link = screen.getByRole('link', { name: 'Skip to content' })
    link.focus()
    await goesOn()
    expect(document.activeElement).toBe(link)
  })
})
