import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type UnsavedInput, unsavedInput } from './unsaved-input.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const patience = 1000

describe('whether people are asked about unsaved input', () => {
  it.each<{ rule: string; asked: boolean[]; steps: (input: UnsavedInput) => void }>([
    {
      rule: 'is what the page tells',
      asked: [true, false],
      steps: (input) => {
        input.told(true)
        input.told(false)
      },
    },
    {
      rule: 'lasts while a page that is missed may come back',
      asked: [true],
      steps: (input) => {
        input.told(true)
        input.missed(patience)
        vi.advanceTimersByTime(patience - 1)
      },
    },
    {
      rule: 'does not last for ever',
      asked: [true, false],
      steps: (input) => {
        input.told(true)
        input.missed(patience)
        vi.advanceTimersByTime(patience)
      },
    },
    {
      rule: 'is so again when it has come back after all',
      asked: [true, false, true],
      steps: (input) => {
        input.told(true)
        input.missed(0)
        input.held()
      },
    },
    {
      rule: 'is left to the page that came back in time',
      asked: [true],
      steps: (input) => {
        input.told(true)
        input.missed(patience)
        input.held()
        vi.advanceTimersByTime(patience)
      },
    },
    {
      rule: 'waits for a page that tells it unseen',
      asked: [true],
      steps: (input) => {
        input.missed(0)
        input.told(true)
        input.held()
      },
    },
    {
      rule: 'is nothing where the page has saved it meanwhile',
      asked: [true, false],
      steps: (input) => {
        input.told(true)
        input.missed(0)
        input.told(false)
        input.held()
      },
    },
    {
      rule: 'is another attempt’s matter once it has ended',
      asked: [true],
      steps: (input) => {
        input.told(true)
        input.missed(patience)
        input.end()
        vi.advanceTimersByTime(patience)
      },
    },
  ])('$rule', ({ asked, steps }) => {
    const told: boolean[] = []
    steps(unsavedInput((isDirty) => void told.push(isDirty)))
    expect(told).toEqual(asked)
  })
})
