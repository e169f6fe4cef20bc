import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServices } from '../testing/fake-services.ts'
import { createSubAppGate, type SubAppGate } from './sub-app-gate.ts'

const tab = { tabId: 't', app: 'oms', path: '/orders', isDirty: false, refreshes: 0 } as const

describe('unsaved input at the gate of a page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const delayMs = 1000

  it.each<{ rule: string; known: boolean[]; steps: (gate: SubAppGate) => void }>([
    {
      rule: 'is what the page says',
      known: [true, false],
      steps: (gate) => {
        gate.setDirty(true)
        gate.setDirty(false)
      },
    },
    {
      rule: 'of a lost page stays until the delay has passed',
      known: [true],
      steps: (gate) => {
        gate.setDirty(true)
        gate.lost()
        gate.forgetInputAfter(delayMs)
        vi.advanceTimersByTime(delayMs - 1)
      },
    },
    {
      rule: 'of a lost page is forgotten after the delay',
      known: [true, false],
      steps: (gate) => {
        gate.setDirty(true)
        gate.lost()
        gate.forgetInputAfter(delayMs)
        vi.advanceTimersByTime(delayMs)
      },
    },
    {
      rule: 'is known again when the page is restored after all',
      known: [true, false, true],
      steps: (gate) => {
        gate.setDirty(true)
        gate.lost()
        gate.forgetInputAfter(0)
        gate.restored()
      },
    },
    {
      rule: 'of a page that is restored in time is not forgotten',
      known: [true],
      steps: (gate) => {
        gate.setDirty(true)
        gate.lost()
        gate.forgetInputAfter(delayMs)
        gate.restored()
        vi.advanceTimersByTime(delayMs)
      },
    },
    {
      rule: 'of a lost page is known once the page is restored',
      known: [true],
      steps: (gate) => {
        gate.lost()
        gate.forgetInputAfter(0)
        gate.setDirty(true)
        gate.restored()
      },
    },
    {
      rule: 'that a lost page has saved is not known again',
      known: [true, false],
      steps: (gate) => {
        gate.setDirty(true)
        gate.lost()
        gate.forgetInputAfter(0)
        gate.setDirty(false)
        gate.restored()
      },
    },
    {
      rule: 'of a revoked page is left to the next attempt',
      known: [true],
      steps: (gate) => {
        gate.setDirty(true)
        gate.lost()
        gate.forgetInputAfter(delayMs)
        gate.revoke()
        vi.advanceTimersByTime(delayMs)
      },
    },
  ])('$rule', ({ known, steps }) => {
    const { services: frame } = fakeServices()
    steps(createSubAppGate({ tab, frame }))
    expect(frame.setDirty.mock.calls).toEqual(known.map((isDirty) => ['t', isDirty]))
  })
})
