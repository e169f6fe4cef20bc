import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearStored } from '../../../../lib/storage/stored.ts'
import { fakeBackend } from '../../../../testing/fake-backend.ts'
import { showHome, widget } from '../../testing/show-home.tsx'

const pages = ['Orders', 'Prices', 'Stock'].map((menuName, menuId) => ({
  collectionId: menuId,
  menuId,
  menuCode: menuName,
  menuName,
  path: `/${menuName}`,
  htmlUrl: null,
  systemCode: 'OSS',
}))

afterEach(() => {
  cleanup()
  clearStored()
  vi.unstubAllGlobals()
})

it('removing favourites by keyboard keeps the focus among them: at the next, the one before, at last the card', async () => {
  fakeBackend({ findInCollection: () => pages, deleteInCollection: () => null })
  await showHome({ systems: [] })
  const favourites = await widget('Favourites')
  const giveUp = async (name: string) => {
    const star = await favourites.findByRole('button', { name: `Remove ${name} from favourites` })
    star.focus()
    fireEvent.click(star)
    await waitFor(() => expect(star.isConnected).toBe(false))
    return document.activeElement?.getAttribute('aria-label')
  }
  expect(await giveUp('Prices')).toBe('Remove Stock from favourites')
  expect(await giveUp('Stock')).toBe('Remove Orders from favourites')
  expect(await giveUp('Orders')).toBe('Refresh Favourites')
})

it('a held key removes one favourite, not all that follow', async () => {
  fakeBackend({ findInCollection: () => pages })
  await showHome({ systems: [] })
  const star = await screen.findByRole('button', { name: 'Remove Stock from favourites' })
  expect(fireEvent.keyDown(star, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(star, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(star, { key: 'Tab', repeat: true })).toBe(true)
})
