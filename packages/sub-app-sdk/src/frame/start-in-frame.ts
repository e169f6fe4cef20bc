import { bridgeProperty } from '../connect.ts'
import type { SubAppLifecycles } from '../lifecycle.ts'
import { setRootColors } from '../look/root-colors.ts'
import { createFrameBridge } from './frame-bridge.ts'
import {
  type Hello,
  type PageMessage,
  type PortalMessage,
  sentError,
  type Welcome,
} from './frame-messages.ts'
import { watchFrame } from './frame-signals.ts'

/**
 * Mounts a sub-app in its own window, inside an iframe of the portal: after the portal's welcome, and again after each
 * further one, since the portal keeps the frame of a closed page for the next. Never rejects: the portal shows a failure.
 */
export function startInFrame(lifecycles: SubAppLifecycles, portalOrigin: string): void {
  const { href } = location
  let port: MessagePort | undefined
  let markup: readonly Node[] | undefined
  const send = (message: PageMessage) => port?.postMessage(message)

  /** Leaves the page as it was loaded. */
  function renew(): void {
    const copies = () => [...document.body.childNodes].map((node) => node.cloneNode(true))
    if (markup) {
      document.body.replaceChildren(...markup)
      history.replaceState(null, '', href)
    }
    markup = copies()
  }
  async function mount(welcome: Welcome, own: MessagePort): Promise<void> {
    port = own
    const portal = {
      send,
      onMessage(listener: (message: PortalMessage) => void) {
        own.onmessage = ({ data }: MessageEvent<PortalMessage>) => listener(data)
      },
    }
    const unmount = async () => {
      try {
        await lifecycles.unmount(props)
        send({ type: 'unmounted' })
      } catch (error) {
        send({ type: 'unmounted', error: sentError(error) })
      }
    }
    const bridge = createFrameBridge(portal, welcome, () => void unmount())
    renew()
    // As in the portal's window. A frame of another colour scheme has no transparent background.
    const look = () => {
      const snapshot = bridge.snapshot()
      document.documentElement.lang = snapshot.language
      setRootColors(snapshot)
    }
    look()
    bridge.on('languageChanged', look)
    bridge.on('themeChanged', look)
    const props = { container: document.body, [bridgeProperty]: bridge }
    try {
      await lifecycles.mount(props)
      send({ type: 'mounted' })
    } catch (error) {
      send({ type: 'mountFailed', error: sentError(error) })
    }
  }

  window.addEventListener('message', ({ source, origin, data, ports }: MessageEvent) => {
    const [given] = ports
    if (source !== window.parent || origin !== portalOrigin || data?.type !== 'welcome' || !given) return
    void mount(data, given)
  })
  // The portal gets neither errors nor keys of another window.
  window.addEventListener('error', ({ error, message }) =>
    send({ type: 'erred', error: sentError(error ?? message) }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    send({ type: 'erred', error: sentError(reason) }),
  )
  watchFrame(window, {
    searchRequested: ({ ctrlKey, metaKey }) => send({ type: 'searchRequested', ctrlKey, metaKey }),
    masked: (color) => send({ type: 'masked', color }),
  })
  window.parent.postMessage({ type: 'hello', remounts: true } satisfies Hello, portalOrigin)
}
