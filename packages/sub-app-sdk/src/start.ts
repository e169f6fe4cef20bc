import { bridgeProperty, lifecyclesProperty } from './connect.ts'
import { portalOriginOf } from './frame/frame-messages.ts'
import { type MountSubApp, type SubAppLifecycles, subAppLifecycles } from './lifecycle.ts'
import { withoutSession } from './standalone-session.ts'

/**
 * Completes the stand-in bridge's address in a standalone page, e.g. with a certificate for a code. A page whose
 * address is changed this way counts as opened by the portal: when its session has ended, it says so.
 */
export type CompleteAddress = (address: URL) => Promise<URL>

declare global {
  interface Window {
    /** Waits for the lifecycles while the modules of a dev server load inside the portal; see the Vite plugin. */
    portalSubAppDev?: ((lifecycles: SubAppLifecycles) => void) | undefined
  }
}

/**
 * The last line of a sub-app's entry. Inside the portal it exposes the lifecycles, or mounts the sub-app in its iframe;
 * standalone it mounts the sub-app immediately, with the stand-in bridge.
 */
export function startSubApp(mount: MountSubApp, completeAddress?: CompleteAddress): void {
  const lifecycles = subAppLifecycles(mount)
  if (window.portalSubAppDev) {
    window.portalSubAppDev(lifecycles)
    return
  }
  Object.assign(window, { [lifecyclesProperty]: lifecycles })
  if ('__POWERED_BY_QIANKUN__' in window) return
  const portalOrigin = portalOriginOf(window)
  if (portalOrigin !== undefined) {
    void import('./frame/start-in-frame.ts').then(({ startInFrame }) =>
      startInFrame(lifecycles, portalOrigin),
    )
    return
  }
  const mountAlone = async () => {
    const address = new URL(location.href)
    history.replaceState(null, '', withoutSession(address))
    // Apart from the bridge, so that a bundler that splits code leaves it out of the portal.
    const [{ createStandalone }, { createStandaloneBar }] = await Promise.all([
      import('./standalone.ts'),
      import('./standalone-bar.ts'),
    ])
    const bar = createStandaloneBar()
    const completed = completeAddress ? await completedBy(completeAddress, address) : address
    const standalone = createStandalone(completed, bar.page)
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

async function completedBy(completeAddress: CompleteAddress, address: URL): Promise<URL> {
  const { href } = address
  const completed = await completeAddress(address)
  if (completed.href !== href) completed.searchParams.set('openedBy', 'portal')
  return completed
}
