import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfigErrorPage } from '../features/error-pages/config-error-page.tsx'
import { NotFoundPage, UnauthorizedPage } from '../features/error-pages/error-pages.tsx'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { loadStartTexts, loadTexts } from '../lib/i18n/texts.ts'
import { PortalBoundary } from './boundaries.tsx'

beforeAll(() => Promise.all([loadStartTexts('en'), loadTexts('en', 'config')]))
beforeEach(() => setDemoConfig())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('error pages (specification §2)', () => {
  it.each([
    ['/404', NotFoundPage, 'Page not found'],
    ['/401', UnauthorizedPage, 'No permission'],
  ])('%s says what it is and leads home [S-2.11]', (_path, Page, name) => {
    render(<Page />, { wrapper: MemoryRouter })
    expect(screen.getByRole('heading', { name })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/dashboard')
  })

  it('a wrong configuration names every value and what was expected', () => {
    render(
      <ConfigErrorPage
        problems={[{ field: 'tabLimit', expected: 'count', values: { minimum: '1', maximum: '500' } }]}
      />,
    )
    expect(screen.getByRole('term').textContent).toBe('tabLimit')
    expect(screen.getByRole('definition').textContent).toBe('must be a whole number from 1 to 500')
  })

  it('a screen that fails to render gives way to a page without a stack trace', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const Broken = () => {
      throw new Error('secret detail')
    }
    render(<Broken />, { wrapper: PortalBoundary })
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('secret detail')
  })
})
