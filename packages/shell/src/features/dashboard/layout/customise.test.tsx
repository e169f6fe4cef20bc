import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  clearStored,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from '../../../lib/storage/stored.ts'
import { salesUser } from '../../../session/testing/users.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { showHome, widgetTitles } from '../testing/show-home.tsx'

beforeEach(() => fakeBackend({}))
afterEach(() => {
  cleanup()
  clearStored()
  removeStored(storedKeys.homeLayouts)
  vi.unstubAllGlobals()
})

let userId = 0

/** A new user with the default layout starts customising. */
const start = async () => {
  userId += 1
  await showHome({ user: { ...salesUser, userId }, systems: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Customise' }))
  return within(await screen.findByRole('region', { name: 'Customise the home page' }))
}
/** Queried by label, which is faster than by role: every widget has three such buttons. */
const buttonOf = (label: string) => screen.getByLabelText(label, { selector: 'button' })
const press = (label: string) => fireEvent.click(buttonOf(label))

it('widgets are moved by their buttons, which keep the focus, and every move is announced', async () => {
  const bar = await start()
  buttonOf('Move Notices left').focus()
  press('Move Notices left')
  expect(widgetTitles().slice(0, 2)).toEqual(['Notices', 'Approvals'])
  expect(bar.getByRole('status').textContent).toMatch(/^Notices: place 1 of \d+$/)
  // At the front it can't move further: the button of the other direction gets the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Notices right')
})

it('one comes to the top in one step, and has the width that is chosen', async () => {
  await start()
  press('Bring Favourites to the top')
  expect(widgetTitles()[0]).toBe('Favourites')
  const wider = buttonOf('Make Favourites wider')
  expect(wider.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(wider)
  expect(wider.getAttribute('aria-pressed')).toBe('true')
  expect(readStored(storedKeys.homeLayouts)?.at(-1)?.sizes).toEqual({ favourites: 'wide' })
})

it('what is hidden can be shown again, and all can be as at first', async () => {
  const bar = await start()
  const before = widgetTitles()
  press('Hide Notices')
  expect(widgetTitles()).not.toContain('Notices')
  expect(bar.getByRole('status').textContent).toBe('Notices is hidden')
  fireEvent.click(bar.getByRole('button', { name: 'Add widget' }))
  fireEvent.click(await screen.findByLabelText('Show Notices', { selector: 'button' }))
  expect(widgetTitles()).toEqual(before)
  press('Move Approvals right')
  expect(widgetTitles()).not.toEqual(before)
  fireEvent.click(bar.getByRole('button', { name: 'Reset' }))
  expect(widgetTitles()).toEqual(before)
})

it('an arrangement is the user’s own and outlives the sign-out', async () => {
  const bar = await start()
  press('Hide Notices')
  fireEvent.click(bar.getByRole('button', { name: 'Done' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Customise')
  expect(screen.queryByRole('region', { name: 'Customise the home page' })).toBeNull()
  expect(widgetTitles()).not.toContain('Notices')
  clearStored()
  expect(readStored(storedKeys.homeLayouts)).toEqual([
    { userId, order: expect.arrayContaining(['approvals', 'notices']), hidden: ['notices'] },
  ])
})

it('what another window arranges is followed, and stays when more is arranged here', async () => {
  await start()
  writeStored(storedKeys.homeLayouts, [{ userId, order: [], hidden: ['notices'] }], { days: 1 })
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storedKeys.homeLayouts.name })))
  expect(widgetTitles()).not.toContain('Notices')
  press('Hide Approvals')
  expect(readStored(storedKeys.homeLayouts)?.[0]?.hidden).toEqual(['notices', 'approvals'])
})
