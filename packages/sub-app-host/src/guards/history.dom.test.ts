import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guardHistory } from './history.ts'

const onRefused = vi.fn()
/** The used part of a browser's history, in memory. */
const real = {
  state: null as unknown,
  pushState: vi.fn((state: unknown) => {
    real.state = state
  }),
  replaceState: vi.fn((state: unknown) => {
    real.state = state
  }),
  go: vi.fn(),
  length: 3,
}
let isShown = true
const guarded = (tabId = 'orders') =>
  // Only these members are used.
  guardHistory(real as unknown as History, {
    ownPrefix: '/child/oms',
    tabId: () => tabId,
    isShown: () => isShown,
    onRefused,
  })
/** The current entry was pushed by the portal. */
const portalEntry = (tabKey: string) => {
  real.state = { usr: { tabKey }, key: 'k', idx: 2 }
}

beforeEach(() => {
  vi.clearAllMocks()
  isShown = true
  portalEntry('orders')
  history.replaceState(null, '', '/child/oms/orders')
})

describe('the history of a sub-app', () => {
  it.each([undefined, '', '/child/oms', '/child/oms/orders?x=1', 'orders/7'])(
    'navigates below its own prefix: %j',
    (url) => {
      guarded().pushState({ key: 1 }, '', url)
      expect(real.pushState).toHaveBeenCalledWith(expect.objectContaining({ key: 1 }), '', url)
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
  ])('navigates nowhere else: %s', (url) => {
    const own = guarded()
    own.replaceState(null, '', url)
    own.pushState(null, '', url)
    expect(real.replaceState).not.toHaveBeenCalled()
    expect(real.pushState).not.toHaveBeenCalled()
    expect(onRefused.mock.calls).toEqual([[`replaceState(${url})`]])
  })

  it('ignores navigation of a hidden page without reporting it', () => {
    isShown = false
    guarded().pushState(null, '', '/child/oms/orders/7')
    guarded().replaceState(null, '', '/child/oms/orders/7')
    expect([real.pushState.mock.calls, real.replaceState.mock.calls, onRefused.mock.calls]).toEqual([
      [],
      [],
      [],
    ])
  })

  it('is wrapped for its page alone, as trackers do', () => {
    const own = guarded()
    const { pushState } = own
    const tracked = vi.fn()
    own.pushState = (...move) => {
      tracked(move[2])
      pushState.apply(own, move)
    }
    const before = real.pushState
    own.pushState(null, '', '/child/oms/orders/7')
    expect(real.pushState).toBe(before)
    expect([tracked.mock.calls, real.pushState.mock.calls.length]).toEqual([[['/child/oms/orders/7']], 1])
    guarded().pushState(null, '', '/child/oms/orders/8')
    expect(tracked).toHaveBeenCalledOnce()
  })

  it('passes everything else on to the window', () => {
    expect(guarded().length).toBe(3)
  })

  it.each([
    [null, { usr: { tabKey: 'orders', steps: 1 } }],
    [
      { key: 'a', usr: { from: 'list' } },
      { key: 'a', usr: { from: 'list', tabKey: 'orders', steps: 1 } },
    ],
    ['a text', 'a text'],
    [[1], [1]],
  ])('stores the state %j as %j, marked with its tab', (state, stored) => {
    guarded().pushState(state, '', 'orders/7')
    expect(real.state).toEqual(stored)
  })
})

describe('steps back', () => {
  it('go back over the entries that the page has pushed itself, and no further', () => {
    const own = guarded()
    own.pushState(null, '', 'orders/7')
    own.pushState(null, '', 'orders/8')
    own.replaceState(null, '', 'orders/9')
    own.go(-2)
    own.back()
    expect(real.go.mock.calls).toEqual([[-2], [-1]])
    expect(onRefused).not.toHaveBeenCalled()
    own.go(-3)
    expect(real.go).toHaveBeenCalledTimes(2)
    expect(onRefused.mock.calls).toEqual([['go(-3)']])
  })

  it.each([
    ['before it has pushed any', () => {}],
    ['from an entry of the portal', () => portalEntry('orders')],
    [
      'over entries of another tab',
      () => {
        guarded('pickups').pushState(null, '', 'pickups/1')
      },
    ],
    [
      'while it is hidden',
      () => {
        guarded().pushState(null, '', 'orders/7')
        isShown = false
      },
    ],
    [
      'by a forged mark',
      () => {
        real.state = { usr: { tabKey: 'orders', steps: 'many' } }
      },
    ],
  ])('do nothing %s', (_when, happens) => {
    happens()
    guarded().back()
    expect(real.go).not.toHaveBeenCalled()
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('back()')
  })

  it('never go forward, nor reload the portal', () => {
    for (const [act, move] of [
      [(own: History) => own.forward(), 'forward()'],
      [(own: History) => own.go(1), 'go(1)'],
      [(own: History) => own.go(), 'go(0)'],
    ] as const) {
      onRefused.mockClear()
      act(guarded())
      expect(onRefused.mock.calls).toEqual([[move]])
    }
    expect(real.go).not.toHaveBeenCalled()
  })

  it('may reload where the portal is notified', () => {
    vi.stubGlobal('navigation', {})
    guarded().go(0)
    vi.unstubAllGlobals()
    expect([real.go.mock.calls, onRefused.mock.calls]).toEqual([[[0]], []])
  })
})
