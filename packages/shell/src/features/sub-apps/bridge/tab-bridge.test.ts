import { ownPath } from '@portal/sub-app-sdk/accepted-calls'
import type { BridgeRequest, PortalBridge } from '@portal/sub-app-sdk/bridge'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cleanMenuPath } from '../../../menu/menu-path.ts'
import { fakeServices } from '../testing/fake-services.ts'
import type { SubAppTab } from './sub-app-services.ts'
import { createTabBridge } from './tab-bridge.ts'

function setUp(app: SubAppTab['app'] = 'oms') {
  const { services, change } = fakeServices()
  const request = vi.fn(async () => ({ status: 'S' }))
  const tab: SubAppTab = { tabId: 't1', app, path: '/orders', isDirty: false, refreshes: 0 }
  return { services, change, request, ...createTabBridge({ tab, services, isActive: () => true, request }) }
}

describe('events of the session', () => {
  it('reach the sub-app with the new value until it stops listening', () => {
    const { bridge, change } = setUp()
    const heard = vi.fn()
    const end = bridge.on('languageChanged', heard)
    change('languageChanged', { language: 'ja' })
    change('themeChanged', { theme: 'dark' })
    end()
    change('languageChanged', { language: 'es' })
    expect(heard.mock.calls).toEqual([['ja']])
  })

  it('bring the new certificate of a user who has signed in again', () => {
    const { bridge, change } = setUp()
    const heard = vi.fn()
    bridge.on('certificateChanged', heard)
    change('certificateChanged', { certificate: 'c-2' })
    expect(heard.mock.calls).toEqual([['c-2']])
  })

  it.each([
    { app: 'oms', told: 1 },
    { app: 'ltc', told: 0 },
    { app: 'dp', told: 0 },
  ] as const)('tell $app of a new position $told times [S-4.17]', ({ app, told }) => {
    const { bridge, change } = setUp(app)
    const heard = vi.fn()
    bridge.on('positionChanged', heard)
    change('positionChanged', { position: { positionName: '华南区域经理', positionCode: 'CERAMIC-SOUTH' } })
    expect(heard).toHaveBeenCalledTimes(told)
  })
})

describe('events of the tab', () => {
  it('tell at once whether the page is on the screen, and then each change', () => {
    const { bridge, activeChanged } = setUp()
    const heard = vi.fn()
    bridge.on('tabActive', heard)
    activeChanged(false)
    expect(heard.mock.calls).toEqual([[true], [false]])
  })

  it('ask the page to go to a path', () => {
    const { bridge, requestRoute } = setUp()
    const heard = vi.fn()
    bridge.on('routeRequested', heard)
    requestRoute('/orders/1')
    expect(heard.mock.calls).toEqual([['/orders/1']])
  })
})

describe('what a sub-app asks for', () => {
  it('concerns its own tab', () => {
    const { bridge, services } = setUp()
    bridge.setTabTitle('Orders')
    bridge.setDirty(true)
    bridge.onRouteChange('/orders/1')
    expect(services.setTabTitle).toHaveBeenCalledWith('t1', 'Orders')
    expect(services.setDirty).toHaveBeenCalledWith('t1', true)
    expect(services.routeChanged).toHaveBeenCalledWith('t1', '/orders/1')
  })

  it('comes to nothing once the page is no longer the one of its tab', async () => {
    const { bridge, services, revoke } = setUp()
    revoke()
    bridge.setTabTitle('Orders')
    bridge.setDirty(false)
    bridge.onRouteChange('/orders/1')
    bridge.closeTab()
    bridge.sessionExpired()
    bridge.notify({ kind: 'success', text: 'Saved' })
    await expect(bridge.openTab({ path: '/orders/1', title: '' })).resolves.toBe('refused-permission')
    await expect(bridge.navigate('/orders/1')).resolves.toBe('refused-permission')
    const { reportError: _, snapshot: __, subscribe: ___, ...acting } = services
    for (const act of Object.values(acting)) expect(act).not.toHaveBeenCalled()
  })

  it.each([null, '', ' ', { a: 1 }])('names no tab %j', async (title) => {
    const { bridge, services } = setUp()
    // What plain JavaScript may pass, whatever the types say.
    bridge.setTabTitle(title as string)
    expect(services.setTabTitle).not.toHaveBeenCalled()
    await bridge.openTab({ path: '/orders/1', title: title as string })
    expect(services.openTab).toHaveBeenCalledWith({ app: 'oms', path: '/orders/1', title: '/orders/1' })
  })

  it('leads its own tab to another page of the same sub-app', async () => {
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

describe('what plain JavaScript gets wrong', () => {
  /** Whatever the types say. */
  type Untyped = Record<keyof PortalBridge, (...given: readonly unknown[]) => unknown>

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
  ] as const)('is told by %s(%j)', async (name, given, said) => {
    const { bridge } = setUp()
    const call = async () => (bridge as unknown as Untyped)[name](...given)
    await expect(call).rejects.toThrow(TypeError)
    await expect(call).rejects.toThrow(said)
  })
})

it('a path of a sub-app is one of the menus’ paths, whatever it is', () => {
  const ofSubApp = (path: string) => {
    try {
      return ownPath('navigate', path)
    } catch {
      return undefined
    }
  }
  const hostile = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', ' ', '?', '#', 'a', '%', '\t', '['),
  })
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webPath(), fc.webUrl(), hostile), (path) => {
      expect(ofSubApp(path)).toBe(cleanMenuPath(path))
    }),
  )
})
