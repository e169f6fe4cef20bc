import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { address, enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()

const width = window.innerWidth
beforeEach(() => {
  window.innerWidth = 390
})
afterEach(() => {
  window.innerWidth = width
})

it('leads a phone to home, menus, tabs, approvals and notices', async () => {
  await enterFrame({ at: '/child/oms/pickups' })
  const bar = within(await screen.findByRole('navigation', { name: 'Bottom navigation' }))
  const follow = (name: string | RegExp) =>
    act(async () => void fireEvent.click(bar.getByRole('link', { name })))

  await follow(/^Approvals/)
  await waitFor(() => expect(address()).toBe('/approvals'))
  expect(bar.getByRole('link', { name: /^Approvals/ }).getAttribute('aria-current')).toBe('page')
  await follow(/^Notices/)
  await waitFor(() => expect(address()).toBe('/notification/list'))
  await follow('Home')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(bar.getByRole('button', { name: 'Tabs, 4 open' })).toBeDefined()

  await act(async () => void fireEvent.click(bar.getByRole('button', { name: 'Open menu', expanded: false })))
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeDefined()
})

it('is not there beside a top bar that has room for all', async () => {
  window.innerWidth = 1024
  await enterFrame()
  expect(screen.queryByRole('navigation', { name: 'Bottom navigation' })).toBeNull()
})
