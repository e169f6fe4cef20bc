import { bridgeProperty, lifecyclesProperty } from './connect.ts'
import { type MountSubApp, type SubAppLifecycles, subAppLifecycles } from './lifecycle.ts'
import { withoutCertificate } from './standalone-certificate.ts'

/** Completes what the address of a page of its own tells the stand-in bridge, e.g. by a certificate. */
export type CompleteAddress = (address: URL) => Promise<URL>

declare global {
  interface Window {
    /** Waits for the lifecycles while the modules of a dev server load inside the portal; see the Vite plugin. */
    portalSubAppDev?: ((lifecycles: SubAppLifecycles) => void) | undefined
  }
}

/**
 * The last line of a sub-app's entry. Inside the portal it offers the lifecycles; in a page of its own it mounts the
 * sub-app there at once, with the stand-in bridge.
 */
export function startSubApp(mount: MountSubApp, completeAddress?: CompleteAddress): void {
  const lifecycles = subAppLifecycles(mount)
  if (window.portalSubAppDev) {
    window.portalSubAppDev(lifecycles)
    return
  }
  Object.assign(window, { [lifecyclesProperty]: lifecycles })
  if ('__POWERED_BY_QIANKUN__' in window) return
  const mountAlone = async () => {
    const address = new URL(location.href)
    history.replaceState(null, '', withoutCertificate(address))
    // Apart from the bridge, so that a bundler that splits code leaves it out of the portal.
    const [{ createStandalone }, { createStandaloneBar }] = await Promise.all([
      import('./standalone.ts'),
      import('./standalone-bar.ts'),
    ])
    const bar = createStandaloneBar()
    const standalone = createStandalone(completeAddress ? await completeAddress(address) : address, bar.page)
    bar.offer(standalone)
    const props = { container: document.body, [bridgeProperty]: standalone.bridge }
    await lifecycles.mount(props)
  }
  mountAlone().catch(async (error: unknown) => {
    window.reportError(error)
    const { showFailure } = await import('./standalone-failure.ts')
    showFailure(error)
  })
}
