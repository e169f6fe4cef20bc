import { acceptAnswer } from '@portal/protocol/client'
import type { CallMetadata } from '@portal/protocol/encoding'
import { describe, expect, it, vi } from 'vitest'
import { type CallSession, createSend } from './transport.ts'

const call: CallMetadata = { method: 'GET', path: '/api/x', encoding: 'query', access: 'certificate' }
const request = { method: 'GET', url: '/api/x?token=old', headers: {} } as const
const refusal = () => Response.json({ status: 'E', code: 4001 })
const success = () => Response.json({ status: 'S', data: 1 })

function setUp(given: Partial<CallSession> = {}) {
  const current = { certificate: 'old' }
  const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) =>
    new Headers(init?.headers).get('Certificate') === 'new' ? success() : refusal(),
  )
  const send = createSend({
    fetch,
    base: () => '',
    ownFile: () => '/config.json',
    timeoutMs: () => 30_000,
    deadline: () => new AbortController().signal,
    endsOnUnauthorized: () => true,
    language: () => 'en',
    session: {
      certificate: () => current.certificate,
      settled: () => undefined,
      refused: async () => false,
      ...given,
    },
  })
  const ask = async (access: CallMetadata['access'] = 'certificate', signal?: AbortSignal) =>
    acceptAnswer('x', await send('x', { ...call, access }, request, signal ? { signal } : {}))
  const sent = () => fetch.mock.calls.map(([url]) => url)
  return { current, fetch, ask, sent }
}

describe('a refused call', () => {
  it('is sent again with the new certificate, in its address too, once its user has signed in', async () => {
    const { current, ask, sent } = setUp({
      refused: async () => {
        current.certificate = 'new'
        return true
      },
    })
    await expect(ask()).resolves.toMatchObject({ data: 1 })
    expect(sent()).toEqual(['/api/x?token=old', '/api/x?token=new'])
  })
})

describe('a call while the session is interrupted', () => {
  it('waits, and is sent with the new certificate', async () => {
    let settle: (goesOn: boolean) => void = () => {}
    const settled = new Promise<boolean>((resolve) => {
      settle = resolve
    })
    const { current, ask, sent } = setUp({ settled: () => settled })
    const asked = ask()
    expect(sent()).toEqual([])
    current.certificate = 'new'
    settle(true)
    await expect(asked).resolves.toMatchObject({ data: 1 })
    expect(sent()).toEqual(['/api/x?token=new'])
  })

  it('is never sent when the session ends instead', async () => {
    const { ask, sent } = setUp({ settled: async () => false })
    await expect(ask()).rejects.toMatchObject({ kind: 'sessionEnded' })
    expect(sent()).toEqual([])
  })

  it('can be aborted by its caller', async () => {
    const caller = new AbortController()
    const { ask } = setUp({ settled: () => new Promise(() => {}) })
    const asked = ask('certificate', caller.signal)
    caller.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'cancelled' })
  })

  it('removes its listener from its caller’s signal, which may outlive many calls', async () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    const { ask } = setUp({ settled: async () => false })
    await expect(ask('certificate', signal)).rejects.toMatchObject({ kind: 'sessionEnded' })
    const listeners = added.mock.calls.map(([, listener]) => listener)
    expect(listeners).toHaveLength(1)
    expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(listeners)
  })

  it('is sent at once when it needs no certificate, like signing in', async () => {
    const { ask, current } = setUp({ settled: () => new Promise(() => {}) })
    current.certificate = 'new'
    await expect(ask('public')).resolves.toMatchObject({ data: 1 })
  })
})
