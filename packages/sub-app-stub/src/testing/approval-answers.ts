import { fireEvent, screen } from '@testing-library/react'
import type { answers } from './open-page.tsx'

export const task = { taskId: 5, businessKey: 'TC1', processInstanceId: 'P1' }
export const process = {
  state: 'running',
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
export const list = (...data: unknown[]) => ({ status: 'S', data })

/** Approves, and leaves the window, before which it is sent. */
export async function approve() {
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  fireEvent(window, new Event('pagehide'))
}

export const found = [list(task), { status: 'S', data: process }]
export const decided = { status: 'S', data: { processInstanceId: 'P1', state: 'running' } }
export const refused = { status: 'E', msg: '您不能审批', data: null }
export const bodies = (request: ReturnType<typeof answers>) =>
  request.mock.calls.map(([{ url, body }]) => [url.split('/').at(-1), body])
