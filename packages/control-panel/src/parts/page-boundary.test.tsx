import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { lazy, Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSettings } from '../settings.ts'
import { PageBoundary } from './page-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a page whose code is missing says so, and reloads once the server answers', async () => {
  useSettings.getState().languageChosen('en')
  // React and the browser report it, too.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Missing = lazy(() =>
    Promise.reject<never>(new TypeError('Failed to fetch dynamically imported module')),
  )
  render(
    <App>
      <PageBoundary>
        <Suspense>
          <Missing />
        </Suspense>
      </PageBoundary>
    </App>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('This page cannot be shown')
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(await screen.findByText('The server cannot be reached. Is the portal still running?')).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => new Response())
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
