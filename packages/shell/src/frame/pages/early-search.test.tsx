import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { enterFrame } from '../testing/enter-frame.tsx'

// Until the browser gets to it.
vi.mock('../../lib/deferred-rendering.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../lib/deferred-rendering.ts')>()),
  useAfterFirstRender: () => false,
}))

aroundEachJourney()

it('the menu search opens by its shortcut before its button is there', async () => {
  await enterFrame({ isWhole: false })
  expect(screen.queryByRole('button', { name: /Search the portal/ })).toBeNull()
  const isLeftToBrowser = fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  expect(isLeftToBrowser).toBe(false)
  expect(await screen.findByRole('combobox', { name: 'Search the portal' })).toBeDefined()
})
