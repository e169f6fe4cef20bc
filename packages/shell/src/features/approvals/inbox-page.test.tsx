import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
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

it('of a long inbox says how many there are in all, and how many are listed', async () => {
  const total = { status: 'S', data: [task(1), task(2)], count: 260 }
  fakeBackend({ ...calls, findTodoTasks: () => Response.json(total) })
  await showInbox()
  expect(await screen.findByText('260 approvals · only 2 are listed here')).toBeDefined()
  cleanup()
  await showInbox('/approvals?keyword=TC1')
  expect(await screen.findByText('1 approval · only 2 of 260 are listed here')).toBeDefined()
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
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'TC9' } })
  expect(address()).toBe('/approvals?show=done&keyword=TC9')
})

it('offers only what the backend has calls for; the page of the system has the rest', async () => {
  setDemoConfig({ callPaths: { approveTask: null } })
  await showInbox()
  await row('Order 1')
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDefined()
  press('x')
  expect(screen.getByRole('button', { name: 'Reject selected' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()

  cleanup()
  setDemoConfig({ callPaths: { approveTask: null, rejectTask: null } })
  await showInbox()
  await row('Order 1')
  for (const key of ['x', 'a', 'r']) press(key)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: /Approve|Reject/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^Open in/ })).toBeDefined()
})

it('on a phone, the conditions are in a sheet', async () => {
  await showInbox('/approvals?kind=contract', false)
  expect(screen.queryByRole('button', { name: /^Kind/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole('button', { name: 'Kind: Contract' })).toBeDefined()
  fireEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))
  fireEvent.click(await sheet.findByRole('button', { name: 'Show 3' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/approvals')
})

it('keys move, choose and open, but not while the user is typing', async () => {
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

it('shows what an approval is about and what it changes', async () => {
  backend.details = {
    subject: 'retailReturn',
    facts: { customerName: 'Mrs Zhou', reason: 'Left over', paidOn: '2026-11-12' },
    changes: [
      { field: 'quantity', before: 30, after: 26 },
      { field: 'address', before: null, after: 'Site 4' },
    ],
  }
  await showInbox()
  const preview = within(await screen.findByRole('complementary'))
  expect(await preview.findByText('Mrs Zhou')).toBeDefined()
  expect(preview.getByText('Left over')).toBeDefined()
  const changeOf = (name: string) => preview.getByText(name).nextElementSibling?.textContent
  expect(changeOf('Quantity')).toBe('30→ 26')
  expect(changeOf('Delivery address')).toBe('–→ Site 4')
  expect(changeOf('Paid on')).toBe('Nov 12, 2026')
})

it('the number of an approval leads to its record, where the menus do', async () => {
  setDemoConfig({ recordPages: { project: [{ system: 'OSS', menu: 'PROJECTS' }] } })
  backend.details = { subject: 'project' }
  const { openMenu } = await showInbox()
  const preview = within(await screen.findByRole('complementary'))
  fireEvent.click(await preview.findByRole('button', { name: 'TC1' }))
  expect(openMenu.mock.lastCall?.[1]).toMatchObject({ path: '/projects/TC1?shows=record' })
})

it('numbers of records lead to the records, where the menus do', async () => {
  setDemoConfig({
    recordPages: {
      project: [{ system: 'OSS', menu: 'PROJECTS' }],
      contract: [{ system: 'OSS', menu: 'OTHER' }],
    },
    distributorPages: [{ system: 'OSS', menu: 'DEALERS' }],
  })
  backend.details = {
    subject: 'invoice',
    facts: { projectNo: 'GC1', contractNo: 'HT1' },
    distributorCode: 'D7',
  }
  const { openMenu } = await showInbox()
  const preview = within(await screen.findByRole('complementary'))
  fireEvent.click(await preview.findByRole('button', { name: 'GC1' }))
  expect(openMenu).toHaveBeenLastCalledWith('OSS', {
    ...{ menuName: 'GC1', path: '/projects/GC1?shows=record', htmlUrl: null },
  })
  fireEvent.click(preview.getByRole('button', { name: 'Foshan Tiles' }))
  expect(openMenu.mock.lastCall?.[1]).toMatchObject({ path: '/dealers/D7?shows=record' })
  expect(preview.getByText('HT1')).toBeDefined()
  expect(preview.queryByRole('button', { name: 'HT1' })).toBeNull()
})

it('loads what was dealt with page by page to the end, and all of it for a search', async () => {
  const all = Array.from({ length: 250 }, (_, index) =>
    task(1, {
      ...{ taskId: 1000 + index, title: `Order ${1000 + index}`, outcome: 'approved' },
      endedAt: new Date(Date.UTC(2026, 10, 20) - index * 60_000).toISOString(),
    }),
  )
  const asked: number[] = []
  let waitingAsked = 0
  fakeBackend({
    ...calls,
    findTodoTasks: () => {
      waitingAsked += 1
      return [task(1)]
    },
    findHistoricTasks: (body) => {
      const sent = new URLSearchParams(body)
      const [pageIndex, pageRows] = [Number(sent.get('pageIndex')), Number(sent.get('pageRows'))]
      asked.push(pageIndex)
      const data = all.slice((pageIndex - 1) * pageRows, pageIndex * pageRows)
      return Response.json({ status: 'S', data, count: all.length })
    },
  })
  await showInbox('/approvals?show=done')
  // Queried by text: by role takes too long with some hundred rows.
  await screen.findAllByText('Order 1000')
  expect(screen.queryByText('Order 1249')).toBeNull()
  fireEvent.click(screen.getByText('Show 50 more'))
  await screen.findByText('Order 1249')
  expect(screen.queryByText(/^Show \d+ more$/)).toBeNull()
  expect(asked).toEqual([1, 2])
  // The one page of what waits is loaded again, the many of the other list are not.
  const before = waitingAsked
  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(waitingAsked).toBe(before + 1))
  expect(asked).toEqual([1, 2])
  cleanup()
  await showInbox('/approvals?show=done&keyword=Order 1249')
  await row('Order 1249')
})
