import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDecisions } from './decisions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const approvalOf = (taskId: number) => ({ task: { taskId, businessKey: `TC${taskId}` }, comment: 'Fine' })

function setUp() {
  const send = vi.fn(async () => {})
  const onFailed = vi.fn()
  const decisions = createDecisions(send)
  decisions.onFailed(onFailed)
  const progress = () => [...decisions.state().progress].map(([id, { is }]) => `${id} ${is}`)
  return { send, onFailed, decisions, progress }
}

it('an approval is sent once it can no longer be undone', async () => {
  const { send, decisions, progress } = setUp()
  decisions.approve(approvalOf(1))
  await vi.advanceTimersByTimeAsync(4999)
  expect(send).not.toHaveBeenCalled()
  expect(progress()).toEqual(['1 undoable'])
  await vi.advanceTimersByTimeAsync(1)
  expect(send.mock.calls).toEqual([[approvalOf(1)]])
  expect(progress()).toEqual(['1 sent'])
  expect(decisions.undo()).toBeUndefined()
})

it('an approval that is undone is never sent', async () => {
  const { send, decisions, progress } = setUp()
  decisions.approve(approvalOf(1))
  expect(decisions.undo()).toEqual(approvalOf(1))
  decisions.flush()
  await vi.advanceTimersByTimeAsync(6000)
  expect(send).not.toHaveBeenCalled()
  expect(progress()).toEqual([])
})

it('the next decision sends the one before at once, each is sent once', async () => {
  const { send, decisions, progress } = setUp()
  decisions.approve(approvalOf(1))
  decisions.approve(approvalOf(2))
  expect(send.mock.calls).toEqual([[approvalOf(1)]])
  expect(decisions.state().undoable).toEqual(approvalOf(2))
  decisions.flush()
  decisions.flush()
  await vi.advanceTimersByTimeAsync(6000)
  expect(send.mock.calls).toEqual([[approvalOf(1)], [approvalOf(2)]])
  expect(progress()).toEqual(['1 sent', '2 sent'])
})

it('a failure is reported, and leaves what can be undone by now', async () => {
  const { send, onFailed, decisions, progress } = setUp()
  const error = new Error('no line')
  send.mockRejectedValueOnce(error)
  decisions.approve(approvalOf(1))
  decisions.approve(approvalOf(2))
  await vi.advanceTimersByTimeAsync(0)
  expect(onFailed.mock.calls).toEqual([[approvalOf(1), error]])
  expect(progress()).toEqual(['1 failed', '2 undoable'])
  decisions.forget(1)
  expect(progress()).toEqual(['2 undoable'])
})
