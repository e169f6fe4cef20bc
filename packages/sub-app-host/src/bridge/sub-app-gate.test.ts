import { describe, expect, it, vi } from 'vitest'
import { fakeServices } from '../testing/fake-services.ts'
import { createSubAppGate, type GateState, type SubAppGate } from './sub-app-gate.ts'

const tab = { tabId: 't', app: 'oms', path: '/orders', isDirty: false, refreshes: 0 } as const
const target = { app: 'ltc', path: '/contracts', title: 'Contracts' } as const

/** A gate in a state that it reached from the start. */
function gateIn(state: GateState) {
  const { services: frame } = fakeServices()
  const observers = { onErrorReported: vi.fn(), onNavigated: vi.fn() }
  const gate = createSubAppGate({ tab, frame, ...observers })
  if (state === 'lost') gate.lost()
  if (state === 'revoked') gate.revoke()
  expect(gate.state).toBe(state)
  const called = () =>
    Object.entries(frame).flatMap(([name, call]) =>
      vi.isMockFunction(call) ? call.mock.calls.map(() => name) : [],
    )
  return { frame, gate, called, ...observers }
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
    ['live', updates],
    ['lost', updates],
    ['revoked', []],
  ])('of a %s page passes the updates of its tab %j', (state, passed) => {
    const { gate, called } = gateIn(state)
    tabUpdates(gate)
    expect(called().sort()).toEqual(passed)
  })

  it.each<[GateState, boolean]>([
    ['live', true],
    ['lost', false],
    ['revoked', false],
  ])('of a %s page lets it open, leave and close tabs: %s', async (state, isLet) => {
    const { gate, called, frame } = gateIn(state)
    const results = [await gate.openTab(target), gate.navigate('/pickups')]
    gate.closeTab()
    expect(results).toEqual(isLet ? ['opened', 'opened'] : ['refused-permission', 'refused-permission'])
    expect(called().sort()).toEqual(isLet ? ['closeTab', 'navigate', 'openTab'] : [])
    if (isLet) expect(frame.navigate).toHaveBeenCalledWith('t', { app: 'oms', path: '/pickups' })
  })

  it.each<[GateState, number]>([
    ['live', 1],
    ['lost', 1],
    ['revoked', 0],
  ])('of a %s page passes the end of the session %i times', (state, times) => {
    const { gate, frame } = gateIn(state)
    gate.sessionExpired('c-1')
    expect(frame.sessionExpired.mock.calls).toEqual(Array(times).fill(['c-1']))
  })

  it.each<GateState>(['live', 'lost', 'revoked'])(
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
    ['live', 1],
    ['lost', 1],
    ['revoked', 0],
  ])('of a %s page notes its own navigation %i times', (state, times) => {
    const { gate, onNavigated } = gateIn(state)
    gate.routeChanged('/orders/7')
    expect(onNavigated.mock.calls).toEqual(Array(times).fill(['/orders/7']))
  })
})

it('a revoked gate stays revoked', () => {
  const { gate } = gateIn('revoked')
  gate.lost()
  gate.restored()
  expect(gate.state).toBe('revoked')
})
