import type { SubAppName } from '@portal/protocol/systems'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIdlePrefetch } from './prefetch-sub-app.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 50))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function setUp(apps: readonly SubAppName[]) {
  const fetched: SubAppName[] = []
  const prefetch = async (app: SubAppName) => void fetched.push(app)
  const hook = renderHook(({ apps: now }) => useIdlePrefetch(now, prefetch), { initialProps: { apps } })
  return { fetched, ...hook }
}

describe('after the sign-in, while nothing happens', () => {
  it('what the user may open is fetched, one after the other, and nothing at first', async () => {
    const { fetched } = setUp(['oms', 'ltc'])
    await vi.advanceTimersByTimeAsync(900)
    expect(fetched).toEqual([])
    await vi.advanceTimersByTimeAsync(160)
    expect(fetched).toEqual(['oms'])
    await vi.advanceTimersByTimeAsync(200)
    expect(fetched).toEqual(['oms', 'ltc'])
  })

  it('nothing begins once the frame is gone', async () => {
    const { fetched, unmount } = setUp(['oms'])
    await vi.advanceTimersByTimeAsync(1010)
    unmount()
    await vi.advanceTimersByTimeAsync(5000)
    expect(fetched).toEqual([])
  })

  it('other menus start again, the same ones in a new list do not', async () => {
    const { fetched, rerender } = setUp(['oms'])
    await vi.advanceTimersByTimeAsync(4000)
    rerender({ apps: ['oms'] })
    await vi.advanceTimersByTimeAsync(4000)
    expect(fetched).toEqual(['oms'])
    rerender({ apps: ['oms', 'dp'] })
    await vi.advanceTimersByTimeAsync(4000)
    expect(fetched).toEqual(['oms', 'oms', 'dp'])
  })
})
