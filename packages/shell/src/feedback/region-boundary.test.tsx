import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../config/testing/demo-config.ts'
import { useErrorLog } from '../error-log/error-log-store.ts'
import { loadTexts } from '../i18n/texts.ts'
import '../i18n/translation.ts'
import { RegionBoundary } from './region-boundary.tsx'
import { isStaleChunk } from './stale-chunk.ts'
import { UnsavedInputContext } from './unsaved-input.ts'

let error: Error | undefined
function Part() {
  if (error) throw error
  return <p>The part</p>
}

const show = (hasUnsaved = false, resetKey = 'a') => (
  <UnsavedInputContext value={hasUnsaved}>
    <RegionBoundary region="sidebar" resetKey={resetKey}>
      <Part />
    </RegionBoundary>
    <p>Everything else</p>
  </UnsavedInputContext>
)

const oldChunk = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/a-1.js')

beforeAll(() => loadTexts('en', 'tools'))
beforeEach(() => {
  setDemoConfig()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  useErrorLog.getState().cleared()
  vi.restoreAllMocks()
})

describe('a region that fails', () => {
  it('leaves the rest alone, is logged, and can be tried again', async () => {
    error = new Error('broken')
    render(show())
    expect((await screen.findByRole('alert')).textContent).toContain('This part could not be shown')
    expect(screen.getByText('Everything else')).toBeTruthy()
    expect(useErrorLog.getState().entries).toMatchObject([
      { message: 'Error: broken', origin: 'region', app: 'shell', info: expect.stringContaining('sidebar') },
    ])
    error = undefined
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('The part')).toBeTruthy()
  })

  it('gets another chance elsewhere', async () => {
    error = new Error('broken')
    const { rerender } = render(show(false, 'a'))
    await screen.findByRole('alert')
    error = undefined
    rerender(show(false, 'b'))
    expect(screen.getByText('The part')).toBeTruthy()
  })

  it.each([
    [true, 'Some pages hold unsaved input. Please save it, then reload to get the new version.'],
    [false, 'This page is still the old version. Reload it to go on.'],
  ])('after a new deployment: a reload, with unsaved input %s', async (hasUnsaved, hint) => {
    error = oldChunk
    render(show(hasUnsaved))
    expect((await screen.findByRole('alert')).textContent).toContain(hint)
    const reload = screen.getByRole('button', { name: 'Reload' })
    expect(reload.hasAttribute('disabled')).toBe(hasUnsaved)
  })
})

it.each([
  [oldChunk.message, true],
  ['error loading dynamically imported module: http://localhost/assets/a-1.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a-1.css', true],
  ['Cannot read properties of undefined', false],
])('%s comes from an old deployment: %s', (message, expected) => {
  expect(isStaleChunk(new TypeError(message))).toBe(expected)
})
