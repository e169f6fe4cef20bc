import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { loadStartTexts } from '../../../lib/i18n/texts.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { LoginForm } from './login-form.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Submits the form while a chunk fails to load; the server's index page has `script`. */
async function submitWithout(script: string) {
  const login = vi.fn()
  setDemoConfig()
  fakeBackend({ login })
  const ownScript = document.createElement('script')
  ownScript.setAttribute('src', '/assets/own.js')
  vi.spyOn(document, 'querySelector').mockReturnValue(ownScript)
  const backend = window.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address === '/' ? Promise.resolve(new Response(`<script src="${script}">`)) : backend(address, init),
  )
  await loadStartTexts('en')
  const loadSecondStep = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/old.js'))
  render(
    <MemoryRouter>
      <LoginForm
        userName="huangkai"
        initialError={null}
        isFirst
        onTyping={() => undefined}
        loadSecondStep={loadSecondStep}
        onPending={() => undefined}
      />
    </MemoryRouter>,
  )
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Tiles@2026' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Sign in' }))
  return login
}

it('a page of an older build sends nothing and offers a reload', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const login = await submitWithout('/assets/newer.js')
  fireEvent.click(await screen.findByRole('button', { name: 'Reload' }))
  expect(screen.getByRole('alert').textContent).toContain('This page is still on the old version.')
  expect(reload).toHaveBeenCalledOnce()
  expect(login).not.toHaveBeenCalled()
})

it('a page whose chunk failed to load sends nothing, asks to try again and offers a reload', async () => {
  const login = await submitWithout('/assets/own.js')
  await screen.findByText('Please check your connection and try again.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('false')
  expect(login).not.toHaveBeenCalled()
})
