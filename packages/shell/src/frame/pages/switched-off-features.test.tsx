import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { SignedIn } from '../../app/signed-in.tsx'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { demoSession } from '../testing/demo-session.ts'
import { address, enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()

it('a feature that the installation switches off has no page, and nothing leads to it', async () => {
  await enterFrame({ at: '/approvals', features: { approvals: false } })
  await waitFor(() => expect(address()).toBe('/404'))
  fireEvent.click(await screen.findByTitle(/^My account/))
  expect(await screen.findByRole('menuitem', { name: 'My profile' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Approvals' })).toBeNull()
})

it('without the search the top bar has no button for it, and its keys are the browser’s', async () => {
  await enterFrame({ features: { search: false } })
  expect(screen.queryByRole('button', { name: /^Search/ })).toBeNull()
  expect(fireEvent.keyDown(window, { key: 'k', ctrlKey: true })).toBe(true)
})

it('an installation that restricts a page which does not exist sees that in place of the frame', async () => {
  setDemoConfig({
    routeRoles: { '/dashbord': ['LTC_MANAGER'], '/approvals': ['LTC_MANAGER'] },
    features: { approvals: false },
  })
  render(<SignedIn data={demoSession} />, { wrapper: MemoryRouter })
  expect((await screen.findByRole('term')).textContent).toBe('routeRoles /dashbord')
})
