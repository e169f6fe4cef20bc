import { rejection } from '@portal/protocol/envelope'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearStored } from '../../../../lib/storage/stored.ts'
import { fakeBackend } from '../../../../testing/fake-backend.ts'
import { showHome, widget } from '../../testing/show-home.tsx'

afterEach(() => {
  cleanup()
  clearStored()
  vi.unstubAllGlobals()
})

const task = {
  taskId: 16,
  taskName: 'Order check',
  processInstanceId: 'SP1',
  title: 'Order TC1',
  systemCode: 'OSS',
  menuCode: 'OSS_APPROVALS',
  businessKey: 'TC1',
  applicantName: 'Su',
  startedAt: '2026-11-15T09:48:00.000Z',
}
const address = { systemCode: 'OSS', menuCode: 'OSS_APPROVALS', businessKey: 'TC1' }

it.each([
  ['', address],
  [', in its own system where no other is named', { ...address, systemCode: '' }],
])('a task opens where the server says that it is dealt with%s', async (_where, page) => {
  const asked = vi.fn((_body: string) => ({ ...page, url: '/oss_approvals?businessKey=TC1&taskId=16' }))
  fakeBackend({ findTodoTasks: () => [task], getTaskUrl: asked })
  const { openMenu } = await showHome()
  fireEvent.click(await (await widget('Approvals')).findByRole('button', { name: /Order TC1/ }))
  await waitFor(() => expect(openMenu).toHaveBeenCalledOnce())
  expect(openMenu.mock.calls[0]?.[1]).toMatchObject({ path: '/oss_approvals?businessKey=TC1&taskId=16' })
  expect(asked.mock.calls[0]?.[0]).toBe('taskId=16')
})

it('a task without a menu of the chosen departments becomes a jump', async () => {
  fakeBackend({
    findTodoTasks: () => [task],
    getTaskUrl: () => ({ ...address, systemCode: 'LTC', url: '/review' }),
  })
  const { openMenu } = await showHome()
  fireEvent.click(await (await widget('Approvals')).findByRole('button', { name: /Order TC1/ }))
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'address' }).textContent).toBe(
      '/dashboard?menu=OSS_APPROVALS&businessKey=TC1&systemCode=LTC',
    ),
  )
  expect(openMenu).not.toHaveBeenCalled()
})

it('a task that the server refuses to open shows its message', async () => {
  fakeBackend({ findTodoTasks: () => [task], getTaskUrl: () => Response.json(rejection('no such task')) })
  await showHome()
  fireEvent.click(await (await widget('Approvals')).findByRole('button', { name: /Order TC1/ }))
  expect(await screen.findByText('no such task')).toBeDefined()
})

it('what was dealt with is the second view', async () => {
  const done = { ...task, outcome: 'rejected', comment: 'too dear', endedAt: '2026-11-16T09:48:00.000Z' }
  fakeBackend({ findTodoTasks: () => [task], findHistoricTasks: () => [done] })
  await showHome()
  fireEvent.click(await (await widget('Approvals')).findByRole('button', { name: 'Done' }))
  const approvals = await widget('Approvals')
  expect(await approvals.findByText('Rejected')).toBeDefined()
  expect(approvals.getByRole('button', { name: 'Done' }).getAttribute('aria-pressed')).toBe('true')
})
