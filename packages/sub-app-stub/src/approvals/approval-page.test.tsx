import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

const task = { businessKey: 'TC1', processInstanceId: 'P1' }
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
