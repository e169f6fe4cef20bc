import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { address, enterFrame } from './testing/enter-frame.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('builds the page of the active tab anew once, and stays there', async () => {
  fakeBackend({})
  const before = useTabs.getState().refreshes['/dashboard'] ?? 0
  await enterFrame({ at: '/redirect/dashboard' })
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(useTabs.getState().refreshes['/dashboard']).toBe(before + 1)
})
