import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fakeBackend } from '../../testing/fake-backend.ts'
import {
  address,
  backend,
  calls,
  currentRow,
  endInbox,
  prepareInbox,
  press,
  row,
  rows,
  showInbox,
  task,
} from './testing/show-inbox.tsx'

beforeEach(prepareInbox)
afterEach(endInbox)

it('lists what waits in all systems, longest waiting first, with both counts', async () => {
  backend.waiting = [task(2), task(1, { systemCode: 'LTC', amount: null, distributorName: '' })]
  await showInbox()
  await row('Order 1')
  expect(rows()).toEqual(['Order 1', 'Order 2'])
  expect(await screen.findByRole('button', { name: 'To do 2', pressed: true })).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Done 1' })).toBeDefined()
  expect(screen.getByText('Sales order · TC2 · Orders')).toBeDefined()
  expect(screen.getByText('Sales order · TC1 · LTC')).toBeDefined()
})

it('an address restores view and filter, and a filter is written into the address', async () => {
  await showInbox('/approvals?keyword=TC3')
  await row('Order 3')
  expect(rows()).toEqual(['Order 3'])
  fireEvent.click(screen.getByRole('button', { name: /Done/ }))
  expect(address()).toBe('/approvals?show=done&keyword=TC3')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await row('Order 9')
  expect(address()).toBe('/approvals?show=done')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('on a phone, the conditions are in a sheet', async () => {
  await showInbox('/approvals?kind=contract', false)
  expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('combobox', { name: 'Kind' })).toBeDefined()
  fireEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))
  fireEvent.click(await sheet.findByRole('button', { name: 'Show 3' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/approvals')
})

it('keys move, choose and open, but not while somebody types', async () => {
  const { openMenu } = await showInbox()
  await row('Order 1')
  expect(currentRow()).toBe('Order 1')
  press('j')
  expect(currentRow()).toBe('Order 2')
  press('ArrowDown')
  press('k')
  expect(currentRow()).toBe('Order 2')
  expect(document.activeElement?.textContent).toBe('Order 2')
  press('x')
  expect(screen.getByText(/1 selected/)).toBeDefined()
  press(' ')
  expect(screen.queryByText(/1 selected/)).toBeNull()
  press('Enter')
  await waitFor(() => expect(openMenu).toHaveBeenCalledOnce())
  act(() => screen.getByRole('textbox').focus())
  press('j')
  expect(currentRow()).toBe('Order 2')
})

it('says when nothing waits, and when the list could not be loaded', async () => {
  backend.waiting = []
  await showInbox()
  expect(await screen.findByText('You’re all caught up.')).toBeDefined()
  cleanup()
  fakeBackend({ ...calls, findTodoTasks: () => new Response('', { status: 503 }) })
  await showInbox()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('The approvals could not be loaded.')).toBeDefined()
  fakeBackend({ ...calls, findTodoTasks: () => [task(4)] })
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
  await row('Order 4')
})
