import { RemoteError } from '@portal/protocol/remote-error'
import { describe, expect, it, vi } from 'vitest'
import { mayPass, retryRead } from './retry-read.ts'

const http = (httpStatus: number) => new RemoteError('http', 'x', { httpStatus })

it.each([
  [new RemoteError('network', 'x'), true],
  [http(500), true],
  [http(503), true],
  [http(429), true],
  [http(403), false],
  [http(404), false],
  [new RemoteError('timeout', 'x'), false],
  [new RemoteError('rejection', 'x'), false],
  [new RemoteError('sessionEnded', 'x'), false],
  [new RemoteError('cancelled', 'x'), false],
  [new RemoteError('malformed', 'x'), true],
  [new RemoteError('intercepted', 'x'), true],
  [new Error('a mistake'), false],
])('%o may pass: %s', (error, expected) => {
  expect(mayPass(error)).toBe(expected)
})

describe('a read', () => {
  const run = async (outcomes: readonly unknown[], signal?: AbortSignal) => {
    const left = [...outcomes]
    const read = vi.fn(async () => {
      const next = left.shift()
      if (next instanceof Error) throw next
      return next
    })
    const pause = vi.fn(async () => undefined)
    const result = await retryRead(read, signal, pause).catch((error: unknown) => error)
    return { result, pauses: pause.mock.calls.map(([ms]: unknown[]) => ms) }
  }

  it('is retried with growing pauses until it succeeds', async () => {
    expect(await run([http(503), new RemoteError('network', 'x'), 'fine'])).toEqual({
      result: 'fine',
      pauses: [500, 2_000],
    })
  })

  it('fails with its last failure', async () => {
    const last = http(500)
    expect(await run([http(502), http(503), last])).toEqual({ result: last, pauses: [500, 2_000] })
  })

  it('is not repeated when it was refused, or given up', async () => {
    const refusal = new RemoteError('rejection', 'x')
    expect(await run([refusal])).toEqual({ result: refusal, pauses: [] })
    expect(await run([http(503)], AbortSignal.abort())).toMatchObject({ pauses: [] })
  })
})
