import { describe, expect, it, vi } from 'vitest'
import { fakeServices } from '../testing/fake-services.ts'
import { createSubAppGate } from './sub-app-gate.ts'
import { createTabBridge } from './tab-bridge.ts'

const tab = { tabId: 't1', app: 'oms', path: '/orders', isDirty: false, refreshes: 0 } as const

function setUp() {
  const { services, change } = fakeServices()
  const request = async () => ({})
  const gate = createSubAppGate({ tab, frame: services })
  return { services, change, ...createTabBridge({ tab, gate, isActive: () => true, request }) }
}

describe('a listener that fails', () => {
  const failure = new Error('of the sub-app')
  const fail = () => {
    throw failure
  }

  it.each(['signingOut', 'certificateChanged', 'responsibilityChanged', 'positionChanged'] as const)(
    'does not stop the portal, nor other listeners, at %s',
    (event) => {
      const { bridge, services, change } = setUp()
      const listener = vi.fn()
      bridge.on(event, fail)
      bridge.on(event, listener)
      expect(() => change(event, {})).not.toThrow()
      expect(listener).toHaveBeenCalledOnce()
      expect(services.reportError).toHaveBeenCalledExactlyOnceWith('t1', failure)
    },
  )

  it('does not stop the events of the tab itself', () => {
    const { bridge, services, activeChanged, requestRoute } = setUp()
    bridge.on('tabActive', fail)
    bridge.on('routeRequested', fail)
    activeChanged(false)
    requestRoute('/orders/1')
    expect(services.reportError.mock.calls).toEqual(Array(3).fill(['t1', failure]))
  })
})

it('reported errors of a page are limited', () => {
  const { bridge, services } = setUp()
  for (let count = 0; count < 1000; count += 1) bridge.reportError(new Error(`flood ${count}`))
  expect(services.reportError).toHaveBeenCalledTimes(20)
})
