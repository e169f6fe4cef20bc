import { portalRootId } from '@portal/protocol/rules/portal-root'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { approve, bodies, decided, found, list, process, refused, task } from '../testing/approval-answers.ts'
import { answers, openPage } from '../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const settled = [list(), list(task), { status: 'S', data: { ...process, state: 'approved' } }]
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const taskOf = (taskId: number, systemCode = 'OSS') => ({
  ...task,
  taskId,
  systemCode,
  businessKey: `TC${taskId}`,
  title: `Sales order TC${taskId}`,
})
/** A button beside the page, which is in the portal, too. */
function ofPortal(): Element {
  const portal = document.body.appendChild(document.createElement('div'))
  portal.id = portalRootId
  onTestFinished(() => portal.remove())
  return portal.appendChild(document.createElement('button'))
}

const queue = [taskOf(4), taskOf(5), taskOf(9)]

it('an approval can be undone with its comment, and is sent some seconds later', async () => {
  const request = answers(...found, decided, ...settled)
  openPage('/approvals?businessKey=TC1', { request })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Comment' }), { target: { value: 'Fine' } })
  // The clock is stopped: on a slow machine the time to undo would pass.
  vi.useFakeTimers()
  press('a')
  expect(screen.getByText('You approved this')).toBeTruthy()
  // As in a pop-up.
  fireEvent.pointerDown(document.body)
  const decision = within(screen.getByRole('region', { name: 'Decision' }))
  fireEvent.click(decision.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Fine')
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(request).toHaveBeenCalledTimes(2)
  press('a')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  vi.useRealTimers()
  expect(bodies(request)[2]).toEqual(['approveTask', JSON.stringify({ taskId: 5, comment: 'Fine' })])
  expect(request.mock.calls[2]?.[1]).toMatchObject({ keepalive: true })
  expect(await screen.findByText('Approved')).toBeTruthy()
  press('u')
  expect(screen.getByText('You approved this')).toBeTruthy()
})

it.each<[string, (bridge: ReturnType<typeof openPage>) => void]>([
  ['the tab is left', ({ emit }) => emit('tabActive', false)],
  ['the user signs out', ({ emit }) => emit('signingOut', undefined)],
  ['something of the portal is pressed', () => fireEvent.pointerDown(ofPortal())],
  ['the window is left', () => fireEvent(window, new Event('pagehide'))],
  ['the page is closed', cleanup],
])('it is sent at once when %s', async (_when, leave) => {
  const request = answers(...found, decided, ...settled)
  const bridge = openPage('/approvals?businessKey=TC1', { request })
  // By its button: the key is heard only once the page listens.
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  await screen.findByText('You approved this')
  leave(bridge)
  await vi.waitFor(() => expect(bodies(request)[2]?.[0]).toBe('approveTask'))
})

it('a decision that is not sent is reported by the portal, and waits with its comment', async () => {
  const notify = vi.fn()
  const request = answers(...found, refused, list(task))
  openPage('/approvals?businessKey=TC1', { request, notify })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Comment' }), { target: { value: 'Fine' } })
  await approve()
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'TC1 was not approved: 您不能审批' }),
  )
  expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Fine')
})

it('the reject key puts the focus where the reason is missing', async () => {
  openPage('/approvals?businessKey=TC1', { request: answers(...found) })
  await screen.findByRole('button', { name: 'Reject' })
  press('r')
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a reason for rejecting')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Comment' }))
})

it('offers the next approval after a decision, in the same tab', async () => {
  const url = '/approvals?businessKey=TC9&taskId=9'
  const request = answers(...found, { status: 'S', data: { url, systemCode: 'OSS' } }, list(taskOf(9)), {
    status: 'S',
    data: { ...process, businessKey: 'TC9', title: 'Sales order TC9' },
  })
  const onRouteChange = vi.fn()
  openPage('/approvals?businessKey=TC1&taskId=5', { request, onRouteChange }, 'oms', { queue })
  await screen.findByRole('button', { name: 'Next (2)' })
  press('a')
  fireEvent.click(screen.getByRole('button', { name: 'Next (2)' }))
  await vi.waitFor(() => expect(onRouteChange).toHaveBeenLastCalledWith(url))
  expect(await screen.findByRole('heading', { name: 'Approval TC9' })).toBeTruthy()
})

it.each([
  ['j', 'ltc', 'LTC'],
  ['k', 'ltc', 'LTC'],
])(
  'the key %s leads to an approval of another system, whose tab replaces this one',
  async (key, app, systemCode) => {
    const others = [taskOf(4, systemCode), taskOf(5), taskOf(9, systemCode)]
    const url = '/projects/review?businessKey=GC1&taskId=9'
    const openTab = vi.fn(async () => 'opened' as const)
    const closeTab = vi.fn()
    const request = answers(...found, { status: 'S', data: { url, systemCode } })
    openPage('/approvals?businessKey=TC1&taskId=5', { request, openTab, closeTab }, 'oms', { queue: others })
    await screen.findByRole('button', { name: 'Next (2)' })
    press(key)
    const number = key === 'j' ? 'TC9' : 'TC4'
    await vi.waitFor(() => expect(closeTab).toHaveBeenCalled())
    expect(openTab.mock.calls).toEqual([[{ app, path: url, title: `Approval ${number}` }]])
  },
)

it('the tab stays while a comment was begun in it', async () => {
  const openTab = vi.fn(async () => 'opened' as const)
  const closeTab = vi.fn()
  const url = '/projects/review?businessKey=GC1'
  const request = answers(...found, { status: 'S', data: { url, systemCode: 'LTC' } })
  openPage('/approvals?businessKey=TC1', { request, openTab, closeTab }, 'oms', { queue })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Comment' }), { target: { value: 'Ask Hu' } })
  await screen.findByRole('button', { name: /^Next/ })
  press('j')
  await vi.waitFor(() => expect(openTab).toHaveBeenCalled(), 10_000)
  expect(closeTab).not.toHaveBeenCalled()
})

it('shows the files of the approval, those of others left out', async () => {
  const file = {
    fileId: 1,
    fileName: 'Purchase order TC1.csv',
    sizeBytes: 2048,
    downloadUrl: '/api/files/1',
    processInstanceId: 'P1',
  }
  const files = [file, { ...file, fileId: 2, fileName: 'Price list.csv', processInstanceId: undefined }]
  openPage('/approvals?businessKey=TC1', { request: answers(...found) }, 'oms', { files })
  const link = await screen.findByRole('link', { name: /Purchase order TC1\.csv/ })
  expect(link.getAttribute('href')).toBe('/api/files/1')
  expect(screen.getByText('Attachments (1)')).toBeTruthy()
  expect(screen.queryByText('Price list.csv')).toBeNull()
})
