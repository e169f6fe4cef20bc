import { expect, test, vi } from 'vitest'
import { retryWhileBusy } from './control.ts'

const busy = () => Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
const { signal } = new AbortController()

test('work is done as soon as no other program writes, and the wait is reported once', async () => {
  const work = vi.fn().mockRejectedValueOnce(busy()).mockRejectedValueOnce(busy()).mockResolvedValue('done')
  const onWait = vi.fn()
  expect(await retryWhileBusy(work, { signal, onWait })).toBe('done')
  expect([work.mock.calls.length, onWait.mock.calls.length]).toEqual([3, 1])
})

test.each([
  ['another trouble', new Error('disk full'), {}],
  ['Ctrl-C', busy(), { signal: AbortSignal.abort() }],
  [
    'a quarter of an hour',
    busy(),
    {
      now: vi
        .fn()
        .mockReturnValueOnce(0)
        .mockReturnValue(16 * 60_000),
    },
  ],
])('%s ends it', async (_what, error, options) => {
  const work = vi.fn().mockRejectedValue(error)
  await expect(retryWhileBusy(work, { signal, onWait: () => {}, ...options })).rejects.toBe(error)
  expect(work).toHaveBeenCalledOnce()
})
