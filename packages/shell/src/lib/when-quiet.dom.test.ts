import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchInput } from './when-quiet.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs at once where no key or button is pressed', () => {
  const { whenQuiet, stop } = watchInput()
  const shown = vi.fn()
  whenQuiet(shown)
  expect(shown).toHaveBeenCalledOnce()
  stop()
})

it('waits until input pauses', () => {
  const { whenQuiet, stop } = watchInput()
  const shown = vi.fn()
  window.dispatchEvent(new Event('pointermove'))
  whenQuiet(shown)
  vi.advanceTimersByTime(700)
  window.dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(700)
  expect(shown).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(shown).toHaveBeenCalledOnce()
  stop()
})

it('runs nothing once it is stopped', () => {
  const { whenQuiet, stop } = watchInput()
  const shown = vi.fn()
  window.dispatchEvent(new Event('keydown'))
  whenQuiet(shown)
  stop()
  vi.advanceTimersByTime(5000)
  expect(shown).not.toHaveBeenCalled()
})
