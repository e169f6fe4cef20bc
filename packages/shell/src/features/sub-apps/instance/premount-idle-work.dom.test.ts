import type { SubAppName } from '@portal/protocol/systems'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useIdleWork } from './premount.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 50))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function setUp(apps: readonly SubAppName[], busyFor = 0) {
  const fetched: SubAppName[] = []
  const prefetch = async (app: SubAppName) => void fetched.push(app)
  const onDone = vi.fn()
  let left = busyFor
  const isBusy = () => left-- > 0
  const hook = renderHook(({ apps: now }) => useIdleWork({ apps: now, prefetch, isBusy, onDone }), {
    initialProps: { apps },
  })
  return { fetched, onDone, ...hook }
}

describe('after the sign-in, while nothing happens', () => {
  it('what the user may open is fetched, one after the other, and nothing at first', async () => {
    const { fetched, onDone } = setUp(['oms', 'ltc'])
    await vi.advanceTimersByTimeAsync(900)
    expect(fetched).toEqual([])
    await vi.advanceTimersByTimeAsync(160)
    expect(fetched).toEqual(['oms'])
    await vi.advanceTimersByTimeAsync(200)
    expect([fetched, onDone.mock.calls.length]).toEqual([['oms', 'ltc'], 1])
  })

  it('the end waits for what people look at', async () => {
    const { onDone } = setUp([], 2)
    await vi.advanceTimersByTimeAsync(1100)
    expect(onDone).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(3000)
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('nothing begins once the frame is gone', async () => {
    const { fetched, onDone, unmount } = setUp(['oms'])
    await vi.advanceTimersByTimeAsync(1010)
    unmount()
    await vi.advanceTimersByTimeAsync(5000)
    expect([fetched, onDone.mock.calls]).toEqual([[], []])
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
