import { describe, expect, it, vi } from 'vitest'
import { bridgeVersion } from './bridge.ts'
import { connectPortal } from './connect.ts'
import { fakeBridge } from './testing/fake-bridge.ts'

describe('connecting to the portal', () => {
  it.each([
    { given: 'nothing', props: undefined, message: /passed no bridge.*portalBridge/ },
    { given: 'other properties', props: { name: 'oms' }, message: /passed no bridge/ },
    {
      given: 'a newer portal',
      props: { portalBridge: { version: 2 } },
      message: /sub-app is too old.*version 2.*version 1/,
    },
    {
      given: 'an older portal',
      props: { portalBridge: { version: 0 } },
      message: /portal is too old.*version 0.*version 1/,
    },
    {
      given: 'a version that is no number',
      props: { portalBridge: { version: '1' } },
      message: /no valid version/,
    },
    {
      given: 'a bridge without a version',
      props: { portalBridge: {} },
      message: /no valid version.*undefined/,
    },
  ])('refuses $given with a clear message', ({ props, message }) => {
    expect(() => connectPortal(props)).toThrow(message)
  })

  it.each([0, 2, '1', undefined])('version %j is refused with an error of its own name', (version) => {
    const refusal = expect(() => connectPortal({ portalBridge: { version } }))
    refusal.toThrow(expect.objectContaining({ name: 'BridgeVersionError' }))
  })

  it('a portal of the same version that lacks what came later says so, and everything else works', async () => {
    const {
      lookups: _lookups,
      navigate: _navigate,
      notify: _notify,
      ...early
    } = fakeBridge({ initialPath: '/orders' })
    const { bridge } = connectPortal({ portalBridge: early })
    expect(bridge.initialPath).toBe('/orders')
    await expect(bridge.navigate('/orders')).rejects.toThrow('too old for navigate')
    expect(() => bridge.lookups()).toThrow('too old for lookups')
    expect(() => bridge.notify({ kind: 'info', text: '' })).toThrow('too old for notify')
  })

  it('takes the bridge of its own version', () => {
    const portal = fakeBridge({ initialPath: '/orders' })
    const { bridge } = connectPortal({ portalBridge: portal })
    expect(bridge).toMatchObject({ version: bridgeVersion, initialPath: '/orders', tabId: 'tab-1' })
    expect(bridge.snapshot()).toEqual(portal.snapshot())
  })
})

describe('subscriptions', () => {
  it('hear their event until they are ended', () => {
    const portal = fakeBridge()
    const { bridge } = connectPortal({ portalBridge: portal })
    const heard = vi.fn()
    const end = bridge.on('languageChanged', heard)
    portal.emit('languageChanged', 'ja')
    portal.emit('themeChanged', 'dark')
    end()
    end()
    portal.emit('languageChanged', 'es')
    expect(heard.mock.calls).toEqual([['ja']])
    expect(portal.listenerCount()).toBe(0)
  })

  it('end by themselves when the connection ends, those of other connections stay', () => {
    const portal = fakeBridge()
    const first = connectPortal({ portalBridge: portal })
    const second = connectPortal({ portalBridge: portal })
    first.bridge.on('departmentsChanged', () => {})
    first.bridge.on('tabActive', () => {})
    second.bridge.on('tabActive', () => {})
    first.disconnect()
    expect(portal.listenerCount()).toBe(1)
  })
})
