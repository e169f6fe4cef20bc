import { RemoteError } from '@portal/protocol/remote-error'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { approve, bodies, decided, found, list, process, refused, task } from '../testing/approval-answers.ts'
import { answers, openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

it('an address with a business key opens the approval that waits, and names its tab', async () => {
  const setTabTitle = vi.fn()
  const request = answers(list({ ...task, businessKey: 'TC10' }, task), { status: 'S', data: process })
  openPage('/approvals?businessKey=TC1', { request, setTabTitle })
  expect(await screen.findByText('Sales order TC1')).toBeTruthy()
  for (const text of ['Li Hao', 'Order check', 'Wang Jing · Fine', 'Funds check']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(setTabTitle).toHaveBeenCalledWith('Approval TC1')
  expect(request.mock.calls.map(([call]) => JSON.parse(call.body ?? ''))).toEqual([
    { systemCode: 'OSS', businessKey: 'TC1' },
    { processInstanceId: 'P1' },
  ])
})

it('says when nothing with that key waits, and leads to the page without it', async () => {
  openPage('/approvals?businessKey=TC1', { request: answers(list(), list()) })
  expect(await screen.findByText('No approval TC1 is waiting for you')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Back to list' }))
  expect(await screen.findByRole('heading', { name: 'Approvals' })).toBeTruthy()
})

it('approves the step that waits, and shows it as dealt with', async () => {
  const setDirty = vi.fn()
  const request = answers(...found, decided, list(), list(task), {
    status: 'S',
    data: { ...process, state: 'approved' },
  })
  openPage('/approvals?businessKey=TC1', { request, setDirty })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Comment' }), { target: { value: ' Fine ' } })
  expect(setDirty).toHaveBeenLastCalledWith(true)
  await approve()
  expect(await screen.findByText('Approved')).toBeTruthy()
  expect(bodies(request)[2]).toEqual(['approveTask', JSON.stringify({ taskId: 5, comment: 'Fine' })])
  await vi.waitFor(() => expect(setDirty).toHaveBeenLastCalledWith(false))
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('carries a comment that was begun along to all approvals and back, unsaved all the while', async () => {
  const setDirty = vi.fn()
  const waiting = { ...task, title: 'Sales order TC1', taskName: 'Order check', startedAt: process.startedAt }
  const request = answers(...found, { ...list(waiting), count: 1 }, ...found)
  const bridge = openPage('/approvals?businessKey=TC1', { request, setDirty })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Comment' }), { target: { value: 'Ask Hu' } })
  fireEvent.click(screen.getByRole('button', { name: 'Back to list' }))
  expect(await screen.findByRole('heading', { name: 'Approvals' })).toBeTruthy()
  expect(setDirty).toHaveBeenLastCalledWith(true)
  await screen.findByRole('button', { name: 'TC1' })
  bridge.emit('routeRequested', '/approvals?businessKey=TC1')
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Ask Hu')
})

it('leads back in the same tab to an approval on which a comment was begun, and to others in their own', async () => {
  const openTab = vi.fn(async () => 'opened' as const)
  const waiting = { ...task, title: 'Sales order TC1', taskName: 'Order check', startedAt: process.startedAt }
  const both = { ...list(waiting, { ...waiting, taskId: 6, businessKey: 'TC2' }), count: 2 }
  openPage('/approvals?businessKey=TC1', { request: answers(...found, both, ...found), openTab })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Comment' }), { target: { value: 'Ask Hu' } })
  fireEvent.click(screen.getByRole('button', { name: 'Back to list' }))
  fireEvent.click(await screen.findByRole('button', { name: 'TC2' }))
  expect(openTab.mock.calls).toEqual([[{ path: '/approvals?businessKey=TC2', title: 'Approval TC2' }]])
  fireEvent.click(screen.getByRole('button', { name: 'TC1' }))
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Ask Hu')
  expect(openTab).toHaveBeenCalledTimes(1)
})

it('forgets a comment on what was decided elsewhere meanwhile: it can no longer be sent', async () => {
  const setDirty = vi.fn()
  const request = answers(...found, { ...list(), count: 0 }, list(), list(task), found[1])
  const bridge = openPage('/approvals?businessKey=TC1', { request, setDirty })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Comment' }), { target: { value: 'Ask Hu' } })
  fireEvent.click(screen.getByRole('button', { name: 'Back to list' }))
  await screen.findByRole('heading', { name: 'Approvals' })
  expect(setDirty).toHaveBeenLastCalledWith(true)
  bridge.emit('routeRequested', '/approvals?businessKey=TC1')
  expect(await screen.findByText('Sales order TC1')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toBe('This was decided elsewhere in the meantime.')
  expect(setDirty).toHaveBeenLastCalledWith(false)
})

it.each([
  [
    'it is shown again',
    ({ emit }: ReturnType<typeof openPage>) => {
      emit('tabActive', false)
      emit('tabActive', true)
    },
  ],
  ['its window is', () => document.dispatchEvent(new Event('visibilitychange'))],
])(
  'says when %s that it was decided elsewhere meanwhile, and shows it as dealt with',
  async (_when, show) => {
    const request = answers(...found, list(), list(), list(task), found[1])
    const bridge = openPage('/approvals?businessKey=TC1', { request })
    await screen.findByRole('button', { name: 'Approve' })
    show(bridge)
    expect((await screen.findByRole('alert')).textContent).toBe('This was decided elsewhere in the meantime.')
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  },
)

it('goes on as it was when it is shown again and still waits, or its state is unknown', async () => {
  const request = answers(...found)
  const bridge = openPage('/approvals?businessKey=TC1', { request })
  const comment = await screen.findByRole('textbox', { name: 'Comment' })
  fireEvent.change(comment, { target: { value: 'Ask Hu' } })
  request.mockResolvedValueOnce(list(task)).mockRejectedValueOnce(new Error('no line'))
  for (const _time of ['waits', 'no line']) {
    bridge.emit('tabActive', false)
    bridge.emit('tabActive', true)
    await Promise.resolve()
  }
  expect(request).toHaveBeenCalledTimes(4)
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBe(comment)
  expect(comment).toHaveProperty('value', 'Ask Hu')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('rejects only with a reason, and says what the backend refuses while the step still waits', async () => {
  const request = answers(...found, refused, list(task))
  openPage('/approvals?businessKey=TC1', { request })
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a reason for rejecting')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Comment' }))
  expect(request).toHaveBeenCalledTimes(2)
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), { target: { value: 'Too dear' } })
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('您不能审批')).toBeTruthy()
  expect(bodies(request)[2]).toEqual(['rejectTask', JSON.stringify({ taskId: 5, comment: 'Too dear' })])
  expect(bodies(request)[3]).toEqual([
    'findTodoTasks',
    JSON.stringify({ systemCode: 'OSS', businessKey: 'TC1' }),
  ])
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Too dear')
  expect(screen.getByRole('button', { name: /Reject/ })).toHaveProperty('disabled', false)
})

it('keeps what the backend refuses where it is unknown whether the step still waits', async () => {
  const request = answers(...found, refused).mockRejectedValueOnce(new Error('no line'))
  openPage('/approvals?businessKey=TC1', { request })
  await approve()
  expect(await screen.findByText('您不能审批')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Approve/ })).toHaveProperty('disabled', false)
})

it('asks for nothing again when the decision did not reach the backend', async () => {
  const request = answers(...found).mockRejectedValueOnce(new RemoteError('network', 'approveTask'))
  openPage('/approvals?businessKey=TC1', { request })
  await approve()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(request).toHaveBeenCalledTimes(3)
})

it('shows as dealt with what is refused because it was decided elsewhere, and forgets the comment', async () => {
  const setDirty = vi.fn()
  const done = { ...process, state: 'rejected' }
  const request = answers(...found, refused, list(), list(), list(task), { status: 'S', data: done })
  openPage('/approvals?businessKey=TC1', { request, setDirty })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Comment' }), { target: { value: 'Fine' } })
  await approve()
  expect(await screen.findByText('Rejected')).toBeTruthy()
  expect(screen.getByText('This was decided elsewhere in the meantime.')).toBeTruthy()
  expect(screen.queryByText('您不能审批')).toBeNull()
  for (const name of ['Approve', 'Reject']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(setDirty).toHaveBeenLastCalledWith(false)
})

it('says of the next step, which is decided here, nothing of the one that was decided elsewhere', async () => {
  const [next, done] = [
    { ...task, taskId: 6 },
    { status: 'S', data: { ...process, state: 'approved' } },
  ]
  const request = answers(
    ...found,
    refused,
    list(next),
    list(next),
    found[1],
    decided,
    list(),
    list(next),
    done,
  )
  openPage('/approvals?businessKey=TC1', { request })
  await approve()
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(6))
  await approve()
  expect(await screen.findByText('Approved')).toBeTruthy()
  expect(bodies(request)[6]).toEqual(['approveTask', JSON.stringify({ taskId: 6, comment: '' })])
  expect(screen.queryByText('This was decided elsewhere in the meantime.')).toBeNull()
})

it('lists what waits and what was dealt with, each leading to its approval', async () => {
  const openTab = vi.fn(async () => 'opened' as const)
  const waiting = { ...task, title: 'Sales order TC1', taskName: 'Order check', startedAt: process.startedAt }
  const done = {
    ...waiting,
    taskId: 6,
    businessKey: 'TC2',
    outcome: 'rejected',
    comment: 'No',
    endedAt: process.startedAt,
  }
  const request = answers({ ...list(waiting), count: 1 }, { ...list(done), count: 1 })
  openPage('/approvals', { request, openTab })
  fireEvent.click(await screen.findByRole('button', { name: 'TC1' }))
  expect(openTab).toHaveBeenCalledWith({ path: '/approvals?businessKey=TC1', title: 'Approval TC1' })
  fireEvent.click(screen.getByRole('radio', { name: 'Done' }))
  expect(await screen.findByRole('cell', { name: 'Rejected' })).toBeTruthy()
})
