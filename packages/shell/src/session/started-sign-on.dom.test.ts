import { afterEach, expect, it, vi } from 'vitest'
import { signOnStarted, takeStartedSignOn } from './started-sign-on.ts'

const begin = () => signOnStarted({ search: '?redirect=%2F', inPopup: true })

afterEach(() => {
  vi.useRealTimers()
  takeStartedSignOn()
})

it('is given back once', () => {
  const started = begin()
  expect(takeStartedSignOn()).toEqual(started)
  expect(takeStartedSignOn()).toBeUndefined()
})

it('has a state of its own each time, and the newest one counts', () => {
  const [first, second] = [begin(), begin()]
  expect(first.state).toMatch(/^[0-9a-f]{32}$/)
  expect(second.state).not.toBe(first.state)
  expect(takeStartedSignOn()).toEqual(second)
})

it('counts for ten minutes', () => {
  vi.useFakeTimers()
  const started = begin()
  vi.advanceTimersByTime(599_000)
  expect(takeStartedSignOn()).toEqual(started)
  begin()
  vi.advanceTimersByTime(600_001)
  expect(takeStartedSignOn()).toBeUndefined()
})
