import { describe, expect, it, vi } from 'vitest'
import { fakeServices } from '../testing/fake-services.ts'
import { createSubAppGate, type GateState, type SubAppGate } from './sub-app-gate.ts'

const tab = { tabId: 't', app: 'oms', path: '/orders', isDirty: false, refreshes: 0 } as const
const target = { app: 'ltc', path: '/contracts', title: 'Contracts' } as const
const failure = {
  tabId: 't',
  app: 'oms',
  reason: 'broken',
  error: 0,
  path: '/',
  entry: '/',
  attempt: 1,
} as const

function setUp(isPremounted = false) {
  const { services: frame } = fakeServices()
  const withdraw = vi.fn()
  const observers = { onErrorReported: vi.fn(), onNavigated: vi.fn() }
  const gate = createSubAppGate({ tab, frame, withdraw: isPremounted ? withdraw : undefined, ...observers })
  const called = () =>
    Object.entries(frame).flatMap(([name, call]) =>
      vi.isMockFunction(call) ? call.mock.calls.map(() => name) : [],
    )
  return { frame, withdraw, gate, called, ...observers }
}

/** A gate in a state that it reached from the start. */
const gateIn = (state: GateState) => {
  const one = setUp(state === 'premounted')
  if (state === 'lost') one.gate.lost()
  if (state === 'revoked') one.gate.revoke()
  expect(one.gate.state).toBe(state)
  return one
}

const tabUpdates = (gate: SubAppGate) => {
  gate.setTabTitle('Orders')
  gate.setDirty(true)
  gate.routeChanged('/orders/7')
  gate.notify({ kind: 'info', text: 'hello' })
}
const updates = ['notify', 'routeChanged', 'setDirty', 'setTabTitle']

describe('the gate between a page and the frame', () => {
  it.each<[GateState, string[]]>([
    ['premounted', []],
    ['live', updates],
    ['lost', updates],
    ['revoked', []],
  ])('of a %s page passes the updates of its tab %j', (state, passed) => {
    const { gate, called } = gateIn(state)
    tabUpdates(gate)
    expect(called().sort()).toEqual(passed)
  })

  it.each<[GateState, boolean, number]>([
    ['premounted', false, 3],
    ['live', true, 0],
    ['lost', false, 0],
    ['revoked', false, 0],
  ])(
    'of a %s page lets it open, leave and close tabs: %s, giving it up %i times',
    async (state, isLet, times) => {
      const { gate, called, withdraw, frame } = gateIn(state)
      const results = [await gate.openTab(target), gate.navigate('/pickups')]
      gate.closeTab()
      expect(results).toEqual(isLet ? ['opened', 'opened'] : ['refused-permission', 'refused-permission'])
      expect(called().sort()).toEqual(isLet ? ['closeTab', 'navigate', 'openTab'] : [])
      expect(withdraw).toHaveBeenCalledTimes(times)
      if (isLet) expect(frame.navigate).toHaveBeenCalledWith('t', { app: 'oms', path: '/pickups' })
    },
  )

  it.each<[GateState, number]>([
    ['premounted', 1],
    ['live', 1],
    ['lost', 1],
    ['revoked', 0],
  ])('of a %s page passes the end of the session %i times', (state, times) => {
    const { gate, frame } = gateIn(state)
    gate.sessionExpired('c-1')
    expect(frame.sessionExpired.mock.calls).toEqual(Array(times).fill(['c-1']))
  })

  it.each<GateState>(['premounted', 'live', 'lost', 'revoked'])(
    'of a %s page passes its reported errors, and shows it the session',
    (state) => {
      const { gate, frame, onErrorReported } = gateIn(state)
      gate.reportError('broken', { info: 'while saving' })
      expect(frame.reportError).toHaveBeenCalledWith('t', 'broken', { info: 'while saving' })
      expect(onErrorReported).toHaveBeenCalledWith('broken')
      expect(gate.snapshot()).toBe(frame.snapshot())
    },
  )

  it.each<[GateState, number]>([
    ['premounted', 1],
    ['live', 1],
    ['lost', 1],
    ['revoked', 0],
  ])('of a %s page notes its own navigation %i times', (state, times) => {
    const { gate, onNavigated } = gateIn(state)
    gate.routeChanged('/orders/7')
    expect(onNavigated.mock.calls).toEqual(Array(times).fill(['/orders/7']))
  })

  it.each<[GateState, string[], number]>([
    ['premounted', [], 1],
    ['live', ['onFailure'], 0],
    ['lost', ['onFailure'], 0],
    ['revoked', ['onFailure'], 0],
  ])('of a %s page passes a failure %j, giving it up %i times', (state, passed, times) => {
    const { gate, called, withdraw } = gateIn(state)
    gate.reportFailure(failure)
    expect([called(), withdraw.mock.calls.length]).toEqual([passed, times])
  })
})

describe('the gate of a premounted page', () => {
  it('passes the last update of each kind once the page is shown, and then all', () => {
    const { gate, frame, withdraw } = setUp(true)
    gate.setTabTitle('first')
    tabUpdates(gate)
    gate.shown()
    gate.shown()
    const { setTabTitle, setDirty, routeChanged, notify } = frame
    expect([setTabTitle, setDirty, routeChanged, notify].map(({ mock }) => mock.calls)).toEqual([
      [['t', 'Orders']],
      [['t', true]],
      [['t', '/orders/7']],
      [[{ kind: 'info', text: 'hello' }]],
    ])
    expect([gate.state, withdraw.mock.calls]).toEqual(['live', []])
    gate.setTabTitle('now')
    expect(setTabTitle).toHaveBeenLastCalledWith('t', 'now')
  })

  it('is that of a lost page when it was lost before it is shown', () => {
    const { gate } = setUp(true)
    gate.lost()
    expect(gate.state).toBe('premounted')
    gate.shown()
    expect(gate.state).toBe('lost')
    gate.restored()
    expect(gate.state).toBe('live')
  })

  it('passes nothing that it has deferred once it is revoked, and no late failure', () => {
    const { gate, called, withdraw } = setUp(true)
    tabUpdates(gate)
    gate.revoke()
    gate.shown()
    gate.reportFailure(failure)
    expect([called(), withdraw.mock.calls.length]).toEqual([[], 1])
  })
})

it('a revoked gate stays revoked', () => {
  const { gate } = gateIn('revoked')
  gate.lost()
  gate.restored()
  gate.shown()
  expect(gate.state).toBe('revoked')
})
