import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { useSession } from '../../session/session-store.ts'
import { salesUser } from '../../session/testing/users.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { Bell } from './bell.tsx'

configure({ asyncUtilTimeout: 20_000 })

beforeEach(async () => {
  setDemoConfig()
  await translationReady()
  useSession.getState().signedIn('c-1')
  useSession.getState().userLoaded(salesUser, [])
  fakeBackend({ findNoticeList: () => [] })
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient(() => {})}>
        <Bell />
      </QueryClientProvider>
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nextFrame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())))

it('a press moves the focus into the panel, and Escape gives it back', async () => {
  const bell = screen.getByRole('button')
  fireEvent.click(bell)
  const all = await screen.findByRole('link', { name: 'All notices' })
  await nextFrame()
  expect(document.activeElement).toBe(all)
  fireEvent.keyDown(all, { key: 'Escape' })
  expect(document.activeElement).toBe(bell)
  expect(bell.getAttribute('aria-expanded')).toBe('false')
})

it('Escape closes the panel before the focus has moved, and the focus stays at the bell', async () => {
  const bell = screen.getByRole('button')
  bell.focus()
  fireEvent.click(bell)
  await screen.findByRole('link', { name: 'All notices' })
  fireEvent.keyDown(bell, { key: 'Escape' })
  await nextFrame()
  expect(document.activeElement).toBe(bell)
  expect(bell.getAttribute('aria-expanded')).toBe('false')
})
