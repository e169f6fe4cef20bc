import { bridgeVersion, type PortalBridge } from './bridge.ts'
import { connectPortal, type PortalConnection } from './connect.ts'

export type Teardown = () => void | Promise<void>
/** Draws one page into `container` and gives back what removes it. */
export type MountSubApp = (container: HTMLElement, bridge: PortalBridge) => Teardown | Promise<Teardown>

/** What the portal hands to a lifecycle: the container of one instance, and the bridge. */
interface LifecycleProps {
  readonly container?: HTMLElement
}

/** The three promises that qiankun expects of a sub-app. */
export interface SubAppLifecycles {
  /** The version of the bridge that the sub-app was built with, for `portal sub-app check`. */
  readonly bridgeVersion: number
  bootstrap(): Promise<void>
  mount(props: LifecycleProps): Promise<void>
  unmount(props: LifecycleProps): Promise<void>
}

interface Mounted {
  readonly connection: PortalConnection
  readonly teardown: Teardown
}

/**
 * Turns a mount function into lifecycles. One sub-app may be mounted several times at once, so all state is stored per
 * container.
 */
export function subAppLifecycles(mount: MountSubApp): SubAppLifecycles {
  const instances = new Map<HTMLElement, Mounted>()
  return {
    bridgeVersion,
    async bootstrap() {},
    async mount(props) {
      const container = containerOf(props)
      if (instances.has(container)) throw new Error('The sub-app is mounted in this container already.')
      const connection = connectPortal(props)
      try {
        const teardown = await mount(container, connection.bridge)
        // Untyped code would fail only at unmount.
        if (typeof teardown !== 'function')
          throw new TypeError('startSubApp: the function has to return what takes the page away')
        instances.set(container, { connection, teardown })
      } catch (error) {
        connection.disconnect()
        throw error
      }
    },
    async unmount(props) {
      const container = containerOf(props)
      const instance = instances.get(container)
      instances.delete(container)
      instance?.connection.disconnect()
      await instance?.teardown()
    },
  }
}

function containerOf({ container }: LifecycleProps): HTMLElement {
  if (container) return container
  throw new Error('The portal passed no container to draw into.')
}
