import { bridgeProperty } from './connect.ts'
import { type MountSubApp, subAppLifecycles } from './lifecycle.ts'
import { standaloneBridge } from './standalone.ts'
import { withoutCertificate } from './standalone-certificate.ts'

/** The name under which qiankun finds the lifecycles: the property of `window` that the entry script sets last. */
const lifecyclesProperty = 'portalSubApp'

/** Completes what the address of a page of its own tells the stand-in bridge, e.g. by a certificate. */
export type CompleteAddress = (address: URL) => Promise<URL>

/**
 * The last line of a sub-app's entry. Inside the portal it offers the lifecycles; in a page of its own it mounts the
 * sub-app there at once, with the stand-in bridge.
 */
export function startSubApp(mount: MountSubApp, completeAddress?: CompleteAddress): void {
  const lifecycles = subAppLifecycles(mount)
  Object.assign(window, { [lifecyclesProperty]: lifecycles })
  if ('__POWERED_BY_QIANKUN__' in window) return
  const mountAlone = async () => {
    const address = new URL(location.href)
    history.replaceState(null, '', withoutCertificate(address))
    const bridge = standaloneBridge(completeAddress ? await completeAddress(address) : address)
    document.documentElement.style.colorScheme = bridge.snapshot().theme
    const props = { container: document.body, [bridgeProperty]: bridge }
    await lifecycles.mount(props)
  }
  mountAlone().catch((error: unknown) => window.reportError(error))
}
