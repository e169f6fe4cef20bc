import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { asSubApp } from '../testing/as-sub-app.ts'
import { dialogLeaves } from '../testing/dialog-leaves.ts'
import { address, clickButton, enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('rebuilds the page of the active tab once, and stays there [S-2.7]', async () => {
  fakeBackend({})
  const before = useTabs.getState().refreshes['/dashboard'] ?? 0
  await enterFrame({ at: '/redirect/dashboard' })
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(useTabs.getState().refreshes['/dashboard']).toBe(before + 1)
})

it('takes its question away when the browser goes back, and asks again when it comes back', async () => {
  fakeBackend({ findNoticeList: () => [] })
  const pickups = '/child/oms/pickups'
  await enterFrame({ at: pickups, ahead: [`/redirect${pickups}`] })
  await screen.findByText('oms shows /pickups')
  await asSubApp(({ setDirty }) => setDirty(pickups, true))
  const step = (name: string) => act(async () => void clickButton(name))

  await step('Browser forward')
  const first = await screen.findByRole('dialog', { name: 'Discard unsaved input?' })
  await step('Browser back')
  await dialogLeaves(first)
  expect(address()).toBe(pickups)

  await step('Browser forward')
  const again = await screen.findByRole('dialog')
  const before = useTabs.getState().refreshes[pickups] ?? 0
  fireEvent.click(within(again).getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(address()).toBe(pickups))
  expect(useTabs.getState().refreshes[pickups]).toBe(before + 1)
})
