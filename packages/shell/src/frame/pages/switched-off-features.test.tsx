import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
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
