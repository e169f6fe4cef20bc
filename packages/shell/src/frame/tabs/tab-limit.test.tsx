import '../testing/plain-home.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { activeTab, address, chooseMenu, clickButton, enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()

const first = '/child/oms/orders/SO-1'
const second = '/child/oms/orders/SO-2'
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)

/** Home and two orders, which is as much as there may be; then a third page is requested. */
async function fillTabs({ dirty }: { dirty?: string } = {}) {
  await enterFrame({ tabLimit: 3 })
  for (const url of [first, second]) {
    act(() => void useTabs.getState().opened({ key: url, title: url.slice(-4), url }))
  }
  if (dirty) act(() => useTabs.getState().dirtied(dirty, true))
  act(() => useTabs.getState().activated('/dashboard'))
  chooseMenu('Pick-ups')
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('button', { name: 'Close' })
  return within(dialog)
}

const buttons = (dialog: Awaited<ReturnType<typeof fillTabs>>) =>
  dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

it('a full list offers the tabs that were not used for longest, above its one button [S-8.5]', async () => {
  const dialog = await fillTabs()
  expect(buttons(dialog)).toEqual(['Close “SO-1”', 'Close “SO-2”', 'Close'])
  fireEvent.click(dialog.getByRole('button', { name: 'Close “SO-1”' }))
  expect(await screen.findByText('oms shows /pickups')).toBeDefined()
  expect(tabNames()).toEqual(['Home', 'SO-2', 'Pick-ups'])
  expect(activeTab()).toBe('Pick-ups')
})

it('a tab with unsaved input is never offered', async () => {
  const dialog = await fillTabs({ dirty: first })
  expect(buttons(dialog)).toEqual(['Close “SO-2”', 'Close'])
})

it('a tab that got unsaved input since it was offered stays', async () => {
  const dialog = await fillTabs()
  act(() => useTabs.getState().dirtied(first, true))
  fireEvent.click(dialog.getByRole('button', { name: 'Close “SO-1”' }))
  expect(tabNames()).toEqual(['Home', 'SO-1', 'SO-2'])
})

it('closing the message keeps the tabs as they are', async () => {
  const dialog = await fillTabs()
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(tabNames()).toEqual(['Home', 'SO-1', 'SO-2'])
  expect(address()).toBe('/dashboard')
})

it('an address typed into a full list opens once there is room', async () => {
  await fillTabs()
  clickButton('Close')
  await enterFrame({ tabLimit: 3, at: '/child/oms/pickups' })
  await waitFor(() => expect(address()).toBe('/dashboard'))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('button', { name: 'Close “SO-1”' }))
  expect(await screen.findByText('oms shows /pickups')).toBeDefined()
})
