import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guardHistory } from './history-guard.ts'

const onRefused = vi.fn()
const real = {
  pushState: vi.fn(),
  replaceState: vi.fn(),
  go: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  length: 3,
}
// Only these members are used.
const guarded = () => guardHistory(real as unknown as History, { ownPrefix: '/child/oms', onRefused })

beforeEach(() => {
  vi.clearAllMocks()
  history.replaceState(null, '', '/child/oms/orders')
})

describe('the history of a sub-app', () => {
  it.each([undefined, '', '/child/oms', '/child/oms/orders?x=1', 'orders/7'])(
    'moves inside itself: %j',
    (url) => {
      guarded().pushState({ key: 1 }, '', url)
      expect(real.pushState).toHaveBeenCalledWith({ key: 1 }, '', url)
      expect(onRefused).not.toHaveBeenCalled()
    },
  )

  it.each([
    '/login',
    '/child/omsx',
    '/child/ltc',
    '/child/oms/../../login',
    'https://evil.example/child/oms',
    '//',
  ])('goes nowhere else: %s', (url) => {
    const own = guarded()
    own.replaceState(null, '', url)
    own.pushState(null, '', url)
    expect(real.replaceState).not.toHaveBeenCalled()
    expect(real.pushState).not.toHaveBeenCalled()
    expect(onRefused.mock.calls).toEqual([[`replaceState(${url})`]])
  })

  it('leads nobody to entries of other tabs', () => {
    const own = guarded()
    own.back()
    own.forward()
    own.go(-3)
    expect([real.back, real.forward, real.go].map(({ mock }) => mock.calls)).toEqual([[], [], []])
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('back()')
  })

  it('is else the window’s', () => {
    expect(guarded().length).toBe(3)
  })
})
