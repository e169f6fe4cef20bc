import type { BridgeRequest, PortalBridge } from '@portal/sub-app-sdk/bridge'
import { describe, expect, it, vi } from 'vitest'
import { fakeServices } from '../testing/fake-services.ts'
import { createSubAppGate } from './sub-app-gate.ts'
import type { SubAppTab } from './sub-app-services.ts'
import { createTabBridge } from './tab-bridge.ts'

function setUp(app: SubAppTab['app'] = 'oms') {
  const { services, change } = fakeServices()
  const request = vi.fn(async () => ({ status: 'S' }))
  const tab: SubAppTab = { tabId: 't1', app, path: '/orders', isDirty: false, refreshes: 0 }
  const gate = createSubAppGate({ tab, frame: services })
  return { services, change, request, gate, ...createTabBridge({ tab, gate, isActive: () => true, request }) }
}

describe('events of the session', () => {
  it('reach the sub-app with the new value until it stops listening', () => {
    const { bridge, change } = setUp()
    const listener = vi.fn()
    const end = bridge.on('languageChanged', listener)
    change('languageChanged', { language: 'ja' })
    change('themeChanged', { theme: 'dark' })
    end()
    change('languageChanged', { language: 'es' })
    expect(listener.mock.calls).toEqual([['ja']])
  })

  it('bring lookups that were loaded again', () => {
    const { bridge, change, services } = setUp()
    const listener = vi.fn()
    bridge.on('lookupsChanged', listener)
    change('lookupsChanged', {})
    expect(listener.mock.calls).toEqual([[services.lookups()]])
    expect(bridge.lookups()).toEqual(services.lookups())
  })

  it('bring the new certificate of a user who has signed in again', () => {
    const { bridge, change } = setUp()
    const listener = vi.fn()
    bridge.on('certificateChanged', listener)
    change('certificateChanged', { certificate: 'c-2' })
    expect(listener.mock.calls).toEqual([['c-2']])
  })

  it.each([
    { app: 'oms', times: 1 },
    { app: 'ltc', times: 0 },
    { app: 'dp', times: 0 },
  ] as const)('notify $app of a new position $times times [S-4.17]', ({ app, times }) => {
    const { bridge, change } = setUp(app)
    const listener = vi.fn()
    bridge.on('positionChanged', listener)
    change('positionChanged', {
      position: { positionName: '华南区域经理', organzationCode: 'SOUTH', positionCode: 'SOUTH' },
    })
    expect(listener).toHaveBeenCalledTimes(times)
  })
})

describe('events of the tab', () => {
  it('report at once whether the page is visible, and then each change', () => {
    const { bridge, activeChanged } = setUp()
    const listener = vi.fn()
    bridge.on('tabActive', listener)
    activeChanged(false)
    expect(listener.mock.calls).toEqual([[true], [false]])
  })

  it('ask the page to navigate to a path', () => {
    const { bridge, requestRoute } = setUp()
    const listener = vi.fn()
    bridge.on('routeRequested', listener)
    requestRoute('/orders/1')
    expect(listener.mock.calls).toEqual([['/orders/1']])
  })
})

describe('a call of a sub-app', () => {
  it('concerns its own tab', () => {
    const { bridge, services } = setUp()
    bridge.setTabTitle('Orders')
    bridge.setDirty(true)
    bridge.onRouteChange('/orders/1')
    expect(services.setTabTitle).toHaveBeenCalledWith('t1', 'Orders')
    expect(services.setDirty).toHaveBeenCalledWith('t1', true)
    expect(services.routeChanged).toHaveBeenCalledWith('t1', '/orders/1')
  })

  it('does nothing once the gate of the page is revoked', async () => {
    const { bridge, services, gate } = setUp()
    gate.revoke()
    bridge.setTabTitle('Orders')
    bridge.setDirty(false)
    bridge.onRouteChange('/orders/1')
    bridge.closeTab()
    bridge.sessionExpired()
    bridge.notify({ kind: 'success', text: 'Saved' })
    await expect(bridge.openTab({ path: '/orders/1', title: '' })).resolves.toBe('refused-permission')
    await expect(bridge.navigate('/orders/1')).resolves.toBe('refused-permission')
    for (const act of Object.values(services).filter(
      (one) => vi.isMockFunction(one) && one !== services.reportError,
    ))
      expect(act).not.toHaveBeenCalled()
  })

  it.each([
    [null, []],
    ['', [['t1', '']]],
    [' ', [['t1', '']]],
    [{ a: 1 }, []],
  ])('gives no tab the title %j', async (title, passed) => {
    const { bridge, services } = setUp()
    // Plain JavaScript may pass values that the types exclude.
    bridge.setTabTitle(title as string)
    expect(services.setTabTitle.mock.calls).toEqual(passed)
    await bridge.openTab({ path: '/orders/1', title: title as string })
    expect(services.openTab).toHaveBeenCalledWith({ app: 'oms', path: '/orders/1', title: '' })
  })

  it('navigates its own tab to another page of the same sub-app', async () => {
    const { bridge, services } = setUp('ltc')
    await expect(bridge.navigate('/contracts/../projects?open=1')).resolves.toBe('opened')
    expect(services.navigate).toHaveBeenCalledWith('t1', { app: 'ltc', path: '/projects?open=1' })
  })

  it('shows a short message', () => {
    const { bridge, services } = setUp()
    bridge.notify({ kind: 'success', text: 'Saved' })
    expect(services.notify).toHaveBeenCalledWith({ kind: 'success', text: 'Saved' })
  })

  it('opens a page of its own, or of another sub-app that exists', async () => {
    const { bridge, services } = setUp()
    await expect(bridge.openTab({ path: '/orders/1', title: 'One' })).resolves.toBe('opened')
    expect(services.openTab).toHaveBeenCalledWith({ app: 'oms', path: '/orders/1', title: 'One' })
    await bridge.openTab({ app: 'ltc', path: '/contracts', title: 'Contracts' })
    expect(services.openTab).toHaveBeenLastCalledWith({ app: 'ltc', path: '/contracts', title: 'Contracts' })
    await expect(bridge.openTab({ app: 'crm', path: '/', title: '' })).resolves.toBe('refused-permission')
  })

  it('opens a page of the portal itself', async () => {
    const { bridge, services } = setUp()
    await expect(bridge.openTab({ app: 'portal', path: '/approvals?system=LTC' })).resolves.toBe('opened')
    expect(services.openPortalPage).toHaveBeenCalledWith('/approvals?system=LTC')
    expect(services.openTab).not.toHaveBeenCalled()
  })

  it.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', '/\t/evil.example', 'orders'])(
    'is refused for the address %j, which could lead away from the portal',
    async (url) => {
      const { bridge, request, services } = setUp()
      const call: BridgeRequest = { method: 'GET', url, headers: {} }
      await expect(bridge.request(call)).rejects.toThrow(
        'bridge.request expects a path that starts with one slash',
      )
      await expect(bridge.openTab({ path: url, title: '' })).rejects.toThrow('bridge.openTab expects a path')
      await expect(bridge.navigate(url)).rejects.toThrow('bridge.navigate expects a path')
      expect(() => bridge.onRouteChange(url)).toThrow('bridge.onRouteChange expects a path')
      expect(request).not.toHaveBeenCalled()
      expect(services.openTab).not.toHaveBeenCalled()
    },
  )
})

describe('a wrong call from plain JavaScript', () => {
  type Untyped = Record<keyof PortalBridge, (...args: readonly unknown[]) => unknown>

  it.each([
    [
      'on',
      ['langChanged', () => {}],
      /^bridge\.on: no event "langChanged"; this portal has .*languageChanged/,
    ],
    ['on', ['toString', () => {}], /^bridge\.on: no event "toString"/],
    ['on', ['languageChanged'], /^bridge\.on: "languageChanged" expects a function to call, got undefined/],
    ['openTab', [], /^bridge\.openTab expects an object such as .*, got undefined/],
    ['openTab', ['/orders'], /^bridge\.openTab expects an object such as .*, got "\/orders"/],
    ['notify', [], /^bridge\.notify expects an object such as .*, got undefined/],
    ['request', [], /^bridge\.request expects an object such as .*, got undefined/],
    ['navigate', [], /^bridge\.navigate expects a path .*, got undefined/],
  ] as const)('of %s(%j) is explained', async (name, args, message) => {
    const { bridge } = setUp()
    const call = async () => (bridge as unknown as Untyped)[name](...args)
    await expect(call).rejects.toThrow(TypeError)
    await expect(call).rejects.toThrow(message)
  })
})
