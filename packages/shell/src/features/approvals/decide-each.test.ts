import { RemoteError } from '@portal/protocol/remote-error'
import { expect, it, vi } from 'vitest'
import { decideEach } from './decide-each.ts'

const failingAt = (bad: number, error: Error) =>
  vi.fn(async (task: number) => {
    if (task === bad) throw error
  })

it('a failure stops none of the others', async () => {
  const error = new RemoteError('rejection', 'approveTask')
  const send = failingAt(2, error)
  expect(await decideEach([1, 2, 3], send)).toEqual({ done: [1, 3], failed: [{ task: 2, error }] })
})

it('nothing more is sent once the session has ended', async () => {
  const error = new RemoteError('sessionEnded', 'approveTask')
  const send = failingAt(2, error)
  expect(await decideEach([1, 2, 3], send)).toEqual({
    done: [1],
    failed: [
      { task: 2, error },
      { task: 3, error },
    ],
  })
  expect(send).toHaveBeenCalledTimes(2)
})
