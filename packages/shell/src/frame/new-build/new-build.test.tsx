import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { translationReady } from '../../lib/i18n/translation.ts'
import { UnsavedInputContext } from '../../lib/ui/region-boundary.tsx'
import { askEveryMs, NewBuild } from './new-build.tsx'

const asked = vi.fn()
let served = 'index-1.js'

beforeEach(async () => {
  await translationReady()
  await import('./new-build-notification.tsx')
  const own = document.createElement('script')
  // In no document, which would load it.
  own.setAttribute('src', '/assets/index-1.js')
  const find = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    selector.startsWith('script[type=module]') ? own : find(selector),
  )
  served = 'index-1.js'
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    asked()
    return new Response(`<script type="module" src="/assets/${served}"></script>`)
  })
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  cleanup()
  asked.mockClear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const frame = (hasUnsaved: boolean) => (
  <UnsavedInputContext value={hasUnsaved}>
    <NewBuild />
  </UnsavedInputContext>
)
const becomesVisible = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
const offer = () => screen.queryByText('The portal has been updated')

it('a window asks once in a while, and offers nothing while its build is the newest', async () => {
  render(frame(false))
  await becomesVisible()
  expect(asked).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(askEveryMs))
  await becomesVisible()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(offer()).toBeNull()
})

it('a new build is offered once no tab has unsaved input, until it is put off', async () => {
  const { rerender } = render(frame(true))
  served = 'index-2.js'
  await act(() => vi.advanceTimersByTimeAsync(askEveryMs))
  expect(asked).toHaveBeenCalledTimes(1)
  expect(offer()).toBeNull()
  rerender(frame(false))
  await vi.waitFor(() => expect(offer()).toBeTruthy())
  expect(screen.getByText(/Your tabs stay open/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(offer()).toBeNull()
})
