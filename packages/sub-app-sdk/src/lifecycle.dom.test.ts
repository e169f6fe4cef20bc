import { describe, expect, it } from 'vitest'
import { type MountSubApp, subAppLifecycles } from './lifecycle.ts'
import { fakeBridge } from './testing/fake-bridge.ts'

const drawsItsPath: MountSubApp = (container, bridge) => {
  bridge.on('languageChanged', () => {})
  container.textContent = bridge.initialPath
  return () => {
    container.textContent = ''
  }
}

const instance = (initialPath: string) => {
  const portalBridge = fakeBridge({ initialPath })
  return { container: document.createElement('div'), portalBridge }
}

describe('lifecycles of a sub-app', () => {
  it('mount two instances at once and unmount them one by one', async () => {
    const { mount, unmount } = subAppLifecycles(drawsItsPath)
    const [orders, pickups] = [instance('/orders'), instance('/pickups')]
    await mount(orders)
    await mount(pickups)
    expect([orders.container.textContent, pickups.container.textContent]).toEqual(['/orders', '/pickups'])

    await unmount(orders)
    expect([orders.container.textContent, pickups.container.textContent]).toEqual(['', '/pickups'])
    expect([orders.portalBridge.listenerCount(), pickups.portalBridge.listenerCount()]).toEqual([0, 1])
  })

  it('mount again where the instance was unmounted', async () => {
    const { mount, unmount } = subAppLifecycles(drawsItsPath)
    const orders = instance('/orders')
    await mount(orders)
    await expect(mount(orders)).rejects.toThrow('mounted in this container already')
    await unmount(orders)
    await mount(orders)
    expect(orders.container.textContent).toBe('/orders')
  })

  it('reject when the page cannot be drawn, and leave no subscription behind', async () => {
    const { mount } = subAppLifecycles(async (_container, bridge) => {
      bridge.on('languageChanged', () => {})
      throw new Error('no such page')
    })
    const orders = instance('/orders')
    await expect(mount(orders)).rejects.toThrow('no such page')
    expect(orders.portalBridge.listenerCount()).toBe(0)
  })

  it.each([undefined, { unmount() {} }])(
    'reject at once what returns %j in place of a teardown',
    async (returned) => {
      // Values that plain JavaScript may return despite the types.
      const { mount } = subAppLifecycles((() => returned) as unknown as MountSubApp)
      await expect(mount(instance('/orders'))).rejects.toThrow(
        'startSubApp: the function has to return what takes the page away',
      )
    },
  )

  it.each(['at once', 'later'])('reject when the teardown fails %s', async (when) => {
    const { mount, unmount } = subAppLifecycles(() => () => {
      const error = new Error('unmount boom')
      if (when === 'later') return Promise.reject(error)
      throw error
    })
    const orders = instance('/orders')
    await mount(orders)
    await expect(unmount(orders)).rejects.toThrow('unmount boom')
  })

  it('reject instead of throwing when the portal passes too little', async () => {
    const { bootstrap, mount, unmount } = subAppLifecycles(drawsItsPath)
    await expect(bootstrap()).resolves.toBeUndefined()
    await expect(mount({})).rejects.toThrow('passed no container')
    await expect(mount({ container: document.createElement('div') })).rejects.toThrow('passed no bridge')
    await expect(unmount({})).rejects.toThrow('passed no container')
  })
})
