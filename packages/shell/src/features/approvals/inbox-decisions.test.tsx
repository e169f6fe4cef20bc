import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { rejection } from '@portal/protocol/envelope'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerToastHost } from '../../lib/ui/toasts.ts'
import { salesUser } from '../../session/testing/users.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import type { InboxTask } from './inbox.ts'
import { accountOf, processOf, taskOf } from './testing/build-task.ts'
import {
  backend,
  calls,
  currentRow,
  dialog,
  endInbox,
  prepareInbox,
  press,
  previewed,
  row,
  rows,
  showInbox,
  task,
} from './testing/show-inbox.tsx'

beforeEach(prepareInbox)
afterEach(endInbox)

const choiceOf = (id: number) => screen.getByRole('checkbox', { name: `Choose “Order ${id}”` })

it('an approval is sent only after it could be undone, and the next row is current', async () => {
  await showInbox()
  await row('Order 1')
  await previewed()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  press('a')
  expect(currentRow()).toBe('Order 2')
  expect(await screen.findByText('TC1 approved')).toBeDefined()
  expect(rows()).toEqual(['Order 2', 'Order 3'])
  press('u')
  await vi.advanceTimersByTimeAsync(6000)
  expect(rows()).toEqual(['Order 1', 'Order 2', 'Order 3'])
  expect(backend.sent).toEqual([])
  expect(currentRow()).toBe('Order 1')
  press('a')
  await vi.advanceTimersByTimeAsync(6000)
  await waitFor(() => expect(backend.sent).toEqual(['approve 1']))
  expect(await screen.findByRole('button', { name: 'To do 2' })).toBeDefined()
})

it.each([
  [
    'something outside the inbox is pressed',
    () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Sign out' })),
  ],
  ['the window is closed', () => fireEvent(window, new Event('pagehide'))],
  ['the inbox is left', () => cleanup()],
])('an approval is sent at once when %s', async (_when, leave) => {
  await showInbox()
  await row('Order 1')
  await previewed()
  vi.useFakeTimers() // the time in which it can be undone does not pass
  press('a')
  leave()
  await vi.waitFor(() => expect(backend.sent).toEqual(['approve 1']))
})

it.each<[string, Partial<InboxTask>, Partial<ProcessInformation>, RegExp]>([
  ['of a high amount', { amount: 250_000 }, {}, /The amount is high/],
  [
    'of a frozen account',
    {},
    { account: accountOf({ frozen: 'Y' }) },
    /account of the distributor is frozen/,
  ],
])('an approval %s asks first', async (_what, part, known, text) => {
  backend.waiting = [task(1, part)]
  backend.details = known
  await showInbox()
  await row('Order 1')
  await previewed()
  press('a')
  expect((await dialog()).textContent).toMatch(text)
  expect(backend.sent).toEqual([])
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(backend.sent).toEqual(['approve 1']))
})

it('nothing is approved before its details have loaded; when they fail, that is asked', async () => {
  let answer = (_response: Response) => {}
  fakeBackend({
    ...calls,
    getProcessInformation: () => new Promise<Response>((resolve) => (answer = resolve)),
  })
  await showInbox()
  await row('Order 1')
  press('a')
  expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true)
  await act(async () => answer(Response.json(rejection('no'))))
  expect(await screen.findByText(/^The details could not be loaded\. /)).toBeDefined()
  press('a')
  expect((await dialog()).textContent).toContain('approve without seeing them')
  expect(backend.sent).toEqual([])
})

it('several are approved with one question; those that fail say why and stay chosen', async () => {
  backend.details = { account: accountOf({ overdueAmount: 5, balance: 1e6 }) }
  backend.waiting = [
    task(1, { amount: 500, distributorFrozen: 'Y' }),
    task(2, { amount: null }),
    taskOf({ taskId: 13, title: 'Order 13', amount: 700 }),
  ]
  await showInbox()
  await row('Order 1')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  expect(screen.getByText('3 selected · ¥1,200.00 in all · 1 without an amount')).toBeDefined()
  press('a')
  const question = await dialog()
  const toasts = vi.fn()
  registerToastHost(toasts)
  expect(question.textContent).toContain('Approve 3 applications?')
  expect(question.textContent).toContain('¥2,200.00 in all')
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Frozen account: Foshan Tiles', 'Overdue payments: TC1, TC2'])
  fireEvent.click(within(question).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(rows()).toEqual(['Order 13']))
  expect(backend.sent).toEqual(['approve 1', 'approve 2', 'approve 13'])
  const said = { kind: 'success', text: '2 approved', seconds: 5 }
  await waitFor(() => expect(toasts).toHaveBeenLastCalledWith(said))
  expect(
    within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('taken by another'),
  ).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Choose “Order 13”' })).toHaveProperty('checked', true)
})

it('what is chosen while the details load is what the question names, and what is sent', async () => {
  const answers: ((response: unknown) => void)[] = []
  const details = () => new Promise((resolve) => answers.push(resolve))
  await showInbox()
  await row('Order 1')
  await previewed()
  fakeBackend({ ...calls, getProcessInformation: details })
  for (const id of [2, 3]) fireEvent.click(choiceOf(id))
  press('a')
  await waitFor(() => expect(answers).toHaveLength(2))
  fireEvent.click(choiceOf(3))
  press('r')
  fireEvent.click(choiceOf(1))
  await act(async () => {
    for (const answer of answers) answer(processOf())
  })
  expect((await dialog()).textContent).toContain('Approve 2 applications?')
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(backend.sent).toEqual(['approve 1', 'approve 2']))
})

it('nothing is asked when the last choice is taken back while the details load', async () => {
  let answer = (_found: unknown) => {}
  await showInbox()
  await row('Order 1')
  await previewed()
  fakeBackend({ ...calls, getProcessInformation: () => new Promise((resolve) => (answer = resolve)) })
  fireEvent.click(choiceOf(2))
  press('a')
  fireEvent.click(choiceOf(2))
  await act(async () => answer(processOf()))
  press('r')
  expect((await dialog()).textContent).toContain('Reject TC1?')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

it('a rejection asks for a reason', async () => {
  await showInbox()
  await row('Order 1')
  press('r')
  const question = await dialog()
  fireEvent.click(within(question).getByRole('button', { name: 'Reject' }))
  expect(within(question).getByText('Enter a reason for rejecting.')).toBeDefined()
  expect(backend.sent).toEqual([])
  fireEvent.change(within(question).getByRole('textbox', { name: 'Reason' }), {
    target: { value: ' Too dear ' },
  })
  fireEvent.click(within(question).getByRole('button', { name: 'Reject' }))
  await waitFor(() => expect(backend.sent).toEqual(['reject 1 Too dear']))
  await waitFor(() => expect(rows()).toEqual(['Order 2', 'Order 3']))
})

it('what the user applied for himself can only be opened', async () => {
  backend.waiting = [task(1)]
  backend.details = { applicantId: String(salesUser.userId) }
  await showInbox()
  await row('Order 1')
  expect(await screen.findByText(/You submitted this yourself/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  press('a')
  press('r')
  press('x')
  expect(screen.queryByText(/chosen/)).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Open in Orders' })).toBeDefined()
})

it('in a narrow window, the details come in a drawer before anything is approved', async () => {
  await showInbox('/approvals', false)
  await row('Order 1')
  press('a')
  const drawer = within(await dialog())
  await drawer.findByText('12')
  fireEvent.click(drawer.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('TC1 approved')).toBeDefined()
  expect(rows()).toEqual(['Order 2', 'Order 3'])
})

// Last: the call is missing until the next load.
it('a backend without the call says so once: the task stays, and approving is offered no more', async () => {
  fakeBackend({
    ...calls,
    approveTask: () => Response.json({ message: 'No static resource' }, { status: 404 }),
  })
  await showInbox()
  await row('Order 1')
  await previewed()
  press('a')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Sign out' }))
  expect(
    await screen.findByText('TC1 was not decided: Error: The backend does not offer this.'),
  ).toBeDefined()
  expect(rows()).toEqual(['Order 1', 'Order 2', 'Order 3'])
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Reject' })).toBeDefined()
})
