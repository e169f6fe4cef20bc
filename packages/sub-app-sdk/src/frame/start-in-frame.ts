import { bridgeProperty } from '../connect.ts'
import type { SubAppLifecycles } from '../lifecycle.ts'
import { createFrameBridge } from './frame-bridge.ts'
import {
  type Hello,
  type PageMessage,
  type PortalMessage,
  sentError,
  type Welcome,
} from './frame-messages.ts'

/** The portal's search opens by the same keys in its pages. */
const isSearchShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey

/** Greets the portal around this window; resolves with the port and the state of the session. */
function greet(portalOrigin: string): Promise<{ port: MessagePort; welcome: Welcome }> {
  return new Promise((resolve) => {
    const heard = ({ source, origin, data, ports }: MessageEvent) => {
      const [port] = ports
      if (source !== window.parent || origin !== portalOrigin || data?.type !== 'welcome' || !port) return
      window.removeEventListener('message', heard)
      resolve({ port, welcome: data })
    }
    window.addEventListener('message', heard)
    window.parent.postMessage({ type: 'hello' } satisfies Hello, portalOrigin)
  })
}

/** Mounts a sub-app in its own window, inside an iframe of the portal. Never rejects: the portal shows a failure. */
export async function startInFrame(lifecycles: SubAppLifecycles, portalOrigin: string): Promise<void> {
  const { port, welcome } = await greet(portalOrigin)
  const send = (message: PageMessage) => port.postMessage(message)
  const portal = {
    send,
    onMessage(listener: (message: PortalMessage) => void) {
      port.onmessage = ({ data }: MessageEvent<PortalMessage>) => listener(data)
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
  const props = { container: document.body, [bridgeProperty]: bridge }
  // The portal gets neither errors nor keys of another window.
  window.addEventListener('error', ({ error, message }) =>
    send({ type: 'erred', error: sentError(error ?? message) }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    send({ type: 'erred', error: sentError(reason) }),
  )
  window.addEventListener('keydown', (event) => {
    if (!isSearchShortcut(event) || event.defaultPrevented) return
    event.preventDefault()
    send({ type: 'searchRequested', ctrlKey: event.ctrlKey, metaKey: event.metaKey })
  })
  try {
    await lifecycles.mount(props)
    send({ type: 'mounted' })
  } catch (error) {
    send({ type: 'mountFailed', error: sentError(error) })
  }
}
