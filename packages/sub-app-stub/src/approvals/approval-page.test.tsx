import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, lastBody, openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

const task = { taskId: 16, businessKey: 'TC1', processInstanceId: 'P1' }
const process = {
  processInstanceId: 'P1',
  title: 'Sales order TC1',
  businessKey: 'TC1',
  applicantName: 'Li Hao',
  startedAt: '2026-11-20T04:00:00.000Z',
  steps: [
    { taskName: 'Order check', assigneeName: 'Wang Jing', state: 'approved', comment: 'Fine' },
    { taskName: 'Funds check', assigneeName: 'Huang Kai', state: 'waiting', comment: '' },
  ],
}
const list = (...data: unknown[]) => ({ status: 'S', data })

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
  openPage('/approvals?businessKey=TC1', { request: answers(list()) })
  expect(await screen.findByText('No approval TC1 is waiting for you')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Whole page' }))
  expect(await screen.findByRole('heading', { name: 'Approvals' })).toBeTruthy()
})

const opened = (...more: unknown[]) => answers(list(task), { status: 'S', data: process }, ...more)
const decided = { status: 'S', data: { processInstanceId: 'P1', state: 'running' } }

it('approves what waits, and then offers to close its tab', async () => {
  const closeTab = vi.fn()
  const request = opened(decided)
  openPage('/approvals?businessKey=TC1', { request, closeTab })
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('TC1 is approved')).toBeTruthy()
  expect(lastBody(request)).toEqual({ taskId: 16, comment: '' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(closeTab).toHaveBeenCalledOnce()
})

it('rejects with a reason only', async () => {
  const request = opened(decided)
  openPage('/approvals?businessKey=TC1', { request })
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Give a reason for rejecting')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), { target: { value: 'too dear' } })
  fireEvent.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('TC1 is rejected')).toBeTruthy()
  expect(lastBody(request)).toEqual({ taskId: 16, comment: 'too dear' })
})

it('a refusal is told, and the approval can be tried again', async () => {
  openPage('/approvals?businessKey=TC1', { request: opened({ status: 'E', msg: 'already dealt with' }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('already dealt with')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Approve' }).className).not.toContain('loading'),
  )
})
