import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { noteDrawnComponents } from '../../testing/drawn-components.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { asSubApp } from '../testing/as-sub-app.ts'
import { activeTab, address, chooseMenu, enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()
const drawn = noteDrawnComponents()

const renderCount = (name: string) => drawn.filter((one) => one === name).length

it('another tab draws its place in the menu and in the tab bar, and its page, but nothing else of the frame', async () => {
  await enterFrame({ at: '/child/oms/orders/SO-1' })
  chooseMenu('Pick-ups')
  await screen.findByText('oms shows /pickups')
  fireEvent.click(screen.getByRole('tab', { name: 'Order list' }))
  await screen.findByText('oms shows /orders/SO-1')

  drawn.length = 0
  fireEvent.click(screen.getByRole('tab', { name: 'Pick-ups' }))
  await screen.findByText('oms shows /pickups')
  expect(activeTab()).toBe('Pick-ups')

  // The previous and the chosen tab.
  expect(renderCount('TabItem')).toBe(2)
  expect(renderCount('SystemTree')).toBe(1)
  for (const part of ['FrameTop', 'TopBar', 'SystemBar', 'DepartmentPicker', 'NameWatermark', 'MainArea']) {
    expect([part, renderCount(part)]).toEqual([part, 0])
  }
  expect(renderCount('SignedInRoutes')).toBe(0)
})

it('the tab that is active already draws nothing of the tab bar', async () => {
  await enterFrame()
  chooseMenu('Pick-ups')
  await screen.findByText('oms shows /pickups')

  drawn.length = 0
  fireEvent.click(screen.getByRole('tab', { name: 'Pick-ups' }))
  expect(renderCount('TabItem')).toBe(0)
})

it('the place of a hash router stays when its tab is left, and when the portal is reloaded', async () => {
  await enterFrame({ at: '/child/oms/pickups#/icon' })
  await screen.findByText('oms shows /pickups')
  for (const at of ['/dashboard', '/dashboard?reloaded']) {
    await enterFrame({ at })
    fireEvent.click(screen.getByRole('tab', { name: 'Pick-ups' }))
    await waitFor(() => expect(address()).toBe('/child/oms/pickups#/icon'))
  }
})

it('so does the one that a page in an iframe reports', async () => {
  const subApps = { oms: { entry: '/sub-apps/oms/', host: 'iframe' } } as const
  await enterFrame({ subApps, at: '/child/oms/pickups' })
  await screen.findByText('oms shows /pickups')
  await asSubApp(({ routeChanged }) => routeChanged('/child/oms/pickups', '/pickups?page=2#row'))
  expect(address()).toBe('/child/oms/pickups?page=2#row')
  await enterFrame({ subApps, at: '/child/oms/pickups?page=2#row' })
  await screen.findByText('oms shows /pickups?page=2#row')
})
