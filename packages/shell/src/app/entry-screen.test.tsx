import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { EntryScreen } from './entry-screen.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const screenOf = (share: number) => (
  <Suspense>
    <EntryScreen share={share} />
  </Suspense>
)

it('says after ten seconds that entering takes longer than usual', async () => {
  setDemoConfig()
  // Fake timers only once its texts are loaded.
  await act(async () => render(screenOf(0)))
  const progress = await screen.findByRole('progressbar')
  const usual = progress.getAttribute('aria-label') ?? ''
  cleanup()
  vi.useFakeTimers()
  const { container } = await act(async () => render(screenOf(0.5)))
  const said = () => container.querySelector('[aria-live]')?.textContent
  act(() => vi.advanceTimersByTime(9_999))
  expect(said()).toBe(usual)
  act(() => vi.advanceTimersByTime(1))
  expect(said()).toMatch(/longer than usual/)
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('0.5')
})
