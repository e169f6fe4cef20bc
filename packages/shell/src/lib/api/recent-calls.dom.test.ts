import { afterEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../config/testing/demo-config.ts'
import { backend, outsideSession } from './backend.ts'
import { useRecentCalls, watchCalls } from './recent-calls.ts'
import { createSend } from './transport.ts'

afterEach(() => vi.unstubAllGlobals())

it('the last calls are remembered with their outcome, bounded, and without secrets', async () => {
  setDemoConfig()
  let time = 0
  watchCalls(() => {
    time += 5
    return time
  })
  const answers = vi.fn(async () => new Response('{"status":"S"}', { status: 200 }))
  vi.stubGlobal('fetch', answers)
  const call = { method: 'GET', path: '/x', encoding: 'query', access: 'public' } as const
  const send = createSend({ ...backend, session: outsideSession() })
  const ask = (url: string) => send('some', call, { method: 'GET', url, headers: {} })

  await ask('/users/getUserInfo?token=secret123')
  expect(useRecentCalls.getState().calls).toMatchObject([
    { method: 'GET', address: '/users/getUserInfo?token=***', status: 200, duration: 5 },
  ])

  // The call, and the check whether it was redirected.
  answers.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'))
  await expect(ask('/gone')).rejects.toThrow()
  expect(useRecentCalls.getState().calls[1]).toMatchObject({
    address: '/gone',
    status: undefined,
    duration: 5,
  })

  for (let count = 0; count < 60; count += 1) await ask(`/call/${count}`)
  expect(useRecentCalls.getState().calls).toHaveLength(50)
  expect(useRecentCalls.getState().calls[0]?.address).toBe('/call/59')
})
