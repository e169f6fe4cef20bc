import { RemoteError } from '@portal/protocol/remote-error'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

const failure = new RemoteError('network', 'x')
const queryFn = () => Promise.reject(failure)

describe('a query that fails', () => {
  it('is reported, once, without a retry', async () => {
    const failed = vi.fn()
    const asked = createQueryClient(failed).fetchQuery({ queryKey: ['x'], queryFn })
    await expect(asked).rejects.toBe(failure)
    expect(failed).toHaveBeenCalledExactlyOnceWith(failure)
  })

  it('is not reported when it is marked silent', async () => {
    const failed = vi.fn()
    const asked = createQueryClient(failed).fetchQuery({ queryKey: ['x'], queryFn, meta: { silent: true } })
    await expect(asked).rejects.toBe(failure)
    expect(failed).not.toHaveBeenCalled()
  })
})
