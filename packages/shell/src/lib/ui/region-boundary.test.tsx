import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isLoadFailure } from '../code-loading/lazy-with-retry.ts'
import { setDemoConfig } from '../config/testing/demo-config.ts'
import { useErrorLog } from '../errors/error-log.ts'
import { translationReady } from '../i18n/translation.ts'
import { RegionBoundary, UnsavedInputContext } from './region-boundary.tsx'

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

const missingFile = new TypeError(
  'Failed to fetch dynamically imported module: http://localhost/assets/a-1.js',
)

beforeAll(translationReady)
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

  it('starts empty when it fails again on a retry, so that stored state never breaks it for good', async () => {
    error = new Error('broken')
    const startEmpty = vi.fn(() => {
      error = undefined
    })
    render(
      <RegionBoundary region="tab bar" startEmpty={startEmpty}>
        <Part />
      </RegionBoundary>,
    )
    const retry = async () => fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await retry()
    expect(startEmpty).not.toHaveBeenCalled()
    await retry()
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

  it('shows nothing in place of an optional part, and is logged', () => {
    error = new Error('broken')
    render(
      <RegionBoundary region="notice" isExtra>
        <Part />
      </RegionBoundary>,
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(useErrorLog.getState().entries).toMatchObject([{ info: expect.stringContaining('notice') }])
  })
})

describe('a part whose file cannot be loaded', () => {
  /** Of the loaded page; in no document, which would run it. */
  const ownScript = document.createElement('script')
  ownScript.setAttribute('src', '/assets/index-1.js')

  beforeEach(() => {
    error = missingFile
    vi.spyOn(document, 'querySelector').mockReturnValue(ownScript)
  })
  afterEach(() => vi.unstubAllGlobals())

  /** The build that the server has now, by its first page. */
  const serve = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer))
  const page = (script: string) => async () => new Response(`<script type="module" src="${script}"></script>`)

  it.each([
    [true, 'Some pages hold unsaved input. Please save it, then reload to get the new version.'],
    [false, 'This page is still on the old version. Reload it to continue.'],
  ])('after a new deployment: a reload, with unsaved input %s', async (hasUnsaved, hint) => {
    serve(page('/assets/index-2.js'))
    render(show(hasUnsaved))
    expect(await screen.findByText(hint)).toBeTruthy()
    const reload = screen.getByRole('button', { name: 'Reload' })
    expect(reload.hasAttribute('disabled')).toBe(hasUnsaved)
  })

  it.each([
    ['the server has the same build', page('/assets/index-1.js')],
    ['the server does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', async () => new Response('', { status: 502 })],
  ])('when %s: only the connection is doubted', async (_case, answer) => {
    serve(answer)
    render(show(true))
    expect(await screen.findByText('This part could not be loaded')).toBeTruthy()
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
    await act(async () => {})
    expect(screen.queryByText('The portal has been updated')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('a region whose file could not be loaded offline', () => {
  const network = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
  }
  beforeEach(() => void vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))))
  afterEach(() => {
    network(true)
    vi.unstubAllGlobals()
  })

  it.each([false, true])('is tried again by itself when the network is back; optional: %s', (isExtra) => {
    network(false)
    error = missingFile
    render(
      <RegionBoundary region="page" isExtra={isExtra}>
        <Part />
      </RegionBoundary>,
    )
    expect(screen.queryByText('The part')).toBeNull()
    error = undefined
    network(true)
    expect(screen.getByText('The part')).toBeTruthy()
  })
})

it.each([
  [missingFile.message, true],
  ['error loading dynamically imported module: http://localhost/assets/a-1.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a-1.css', true],
  ['Cannot read properties of undefined', false],
])('%s is a part that could not be loaded: %s', (message, expected) => {
  expect(isLoadFailure(new TypeError(message))).toBe(expected)
})
