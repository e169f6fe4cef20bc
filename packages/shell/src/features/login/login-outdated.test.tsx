import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../config/testing/demo-config.ts'
import { loadStartTexts } from '../../i18n/texts.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { LoginForm } from './login-form.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a page that a newer build has replaced sends nothing and offers to load again', async () => {
  const login = vi.fn()
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  setDemoConfig()
  fakeBackend({ login })
  await loadStartTexts('en')
  const loadSecondStep = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/old.js'))
  render(
    <MemoryRouter>
      <LoginForm
        userName="huangkai"
        earlier={null}
        onTyping={() => undefined}
        loadSecondStep={loadSecondStep}
        onPending={() => undefined}
      />
    </MemoryRouter>,
  )
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'Tiles@2026' } })
  fireEvent.submit(screen.getByRole('button', { name: 'Sign in' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reload' }))
  expect(screen.getByRole('alert').textContent).toContain('This page is still the old version.')
  expect(reload).toHaveBeenCalledOnce()
  expect(login).not.toHaveBeenCalled()
})
