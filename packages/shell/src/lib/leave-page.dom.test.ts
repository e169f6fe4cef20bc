import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isLeavingByItself, isLeavingFor, leaveFor } from './leave-page.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

it('the answer to a question holds for the page that was asked about, for a moment', () => {
  const go = vi.fn()
  leaveFor(go, 'https://files.example/export?year=2026')
  expect(go).toHaveBeenCalledOnce()
  expect(isLeavingFor('https://files.example/export?year=2025')).toBe(true)
  expect(isLeavingFor('https://files.example/other')).toBe(false)
  expect(isLeavingFor('https://other.example/export')).toBe(false)
  expect(isLeavingByItself()).toBe(true)
  vi.advanceTimersByTime(1_001)
  expect(isLeavingFor('https://files.example/export')).toBe(false)
  expect(isLeavingByItself()).toBe(false)
})

it('without an address it holds for whatever comes next', () => {
  leaveFor(() => {})
  expect(isLeavingFor('https://other.example/')).toBe(true)
})
