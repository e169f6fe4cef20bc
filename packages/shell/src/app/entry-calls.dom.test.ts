import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrivals } from '../lib/arrival/arrival.ts'
import { demoConfig } from '../lib/config/testing/demo-config.ts'
import { useSession } from '../session/session-store.ts'
import { salesUser } from '../session/testing/users.ts'
import { beginEntryCalls, runEntryCalls } from './entry-calls.ts'

const api = vi.hoisted(() => ({
  getUserInfo: vi.fn(),
  findOrganization: vi.fn(),
  findMenuInfoAllSystem: vi.fn(),
  findDic: vi.fn(),
}))
vi.mock('../session/api.ts', () => ({ api }))

const live = { ...demoConfig, environment: 'production' } as const

beforeEach(() => {
  window.history.replaceState(null, '', '/dashboard')
  for (const call of Object.values(api)) call.mockReset().mockResolvedValue({ data: [] })
  api.getUserInfo.mockResolvedValue({ data: salesUser })
  useSession.getState().signedIn('c-1')
})
afterEach(() => {
  arrivals.settled()
  useSession.getState().signedOut()
  // Calls that were begun belong to no session any more.
  void runEntryCalls({ certificate: 'c-none' }).catch(() => undefined)
})

const times = () => api.getUserInfo.mock.calls.length

describe('the entry calls (specification §4)', () => {
  it('go out before anything can draw, and once: the entry takes them over, with how far they have come', async () => {
    beginEntryCalls(live)
    expect(times()).toBe(1)
    const shares: number[] = []
    const data = await runEntryCalls({ certificate: 'c-1', progressed: (share) => shares.push(share) })
    expect(data.user).toEqual(salesUser)
    expect(shares.at(0)).toBe(0)
    expect(shares.at(-1)).toBe(1)
    expect(times()).toBe(1)
  })

  it('are requested again by the next entry', async () => {
    beginEntryCalls(live)
    await runEntryCalls({ certificate: 'c-1' })
    await runEntryCalls({ certificate: 'c-1' })
    expect(times()).toBe(2)
  })

  it('of another certificate are not used', async () => {
    beginEntryCalls(live)
    useSession.getState().signedIn('c-2')
    await runEntryCalls({ certificate: 'c-2' })
    expect(api.getUserInfo.mock.calls.map(([input]) => input.query.token)).toEqual(['c-1', 'c-2'])
  })

  it('are given up with the entry that took them over', async () => {
    api.getUserInfo.mockReset().mockReturnValue(new Promise(() => undefined))
    beginEntryCalls(live)
    const left = new AbortController()
    void runEntryCalls({ certificate: 'c-1', signal: left.signal })
    left.abort()
    expect(api.getUserInfo.mock.calls[0]?.[1].signal.aborted).toBe(true)
  })

  it('report their failure to the code that takes them over', async () => {
    api.getUserInfo.mockReset().mockRejectedValue(new Error('no line'))
    beginEntryCalls(live)
    await expect(runEntryCalls({ certificate: 'c-1' })).rejects.toThrow('no line')
  })

  it.each([
    ['no user is signed in', () => useSession.getState().signedOut()],
    ['an address signs on', () => arrivals.came({ kind: 'token', token: 't' } as never)],
    ['the page needs no session', () => window.history.replaceState(null, '', '/reset_password')],
  ])('wait while %s', (_case, prepare) => {
    prepare()
    beginEntryCalls(live)
    expect(times()).toBe(0)
  })

  it('wait for the debug panel, which shows all calls (specification §2)', () => {
    beginEntryCalls({ ...demoConfig, environment: 'test' })
    expect(times()).toBe(0)
  })
})
