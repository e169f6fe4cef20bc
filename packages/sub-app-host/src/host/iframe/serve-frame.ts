import { portalEvents } from '@portal/sub-app-sdk/accepted-calls'
import type { PortalBridge, PortalListener } from '@portal/sub-app-sdk/bridge'
import {
  notifyFunctions,
  type PageMessage,
  type PortalMessage,
  receivedError,
  requestFunctions,
  sentError,
  type Welcome,
} from '@portal/sub-app-sdk/frame/frame-messages'
import type { FrameSignals } from '@portal/sub-app-sdk/frame/frame-signals'

/** What a page in an iframe reports about itself. */
export interface FramePage extends FrameSignals {
  mounted(): void
  mountFailed(error: Error): void
  /** @param error why its own code failed to unmount */
  unmounted(error?: Error): void
  erred(error: Error): void
}

export interface ServedFrame {
  /** Asks the page to unmount; it reports `unmounted`. */
  unmount(): void
  /** Stops answering. */
  end(): void
}

interface FrameOptions {
  readonly bridge: PortalBridge
  readonly page: FramePage
  /** Where the page starts: its own path after it has reloaded itself. */
  readonly path: string
  /** Hands over the welcome with the port of the page. */
  readonly welcome: (message: Welcome, port: MessagePort) => void
}

/** Messages come from another window: only their structure is trusted; the bridge checks their values. */
const isMessage = (data: unknown): data is PageMessage =>
  typeof data === 'object' && data !== null && 'type' in data

const isOneOf = <Name extends string>(names: readonly Name[], name: unknown): name is Name =>
  names.some((one) => one === name)

/** Half-transparent: a page must not cover the portal. */
const isDimming = (color: unknown): color is string =>
  typeof color === 'string' && /^rgba\(.*, ?0?\.\d+\)$|\/ 0?\.\d+\)$/.test(color)

type Untyped = (...args: readonly unknown[]) => unknown

/** Serves the bridge of one tab to a page in another window, which greeted the portal. */
export function serveFrame({ bridge, page, path, welcome }: FrameOptions): ServedFrame {
  const { port1: port, port2: theirs } = new MessageChannel()
  const send = (message: PortalMessage) => port.postMessage(message)
  const asked = new Map<number, AbortController>()
  let isActive = false
  let isWelcomed = false

  const subscriptions = portalEvents.map((name) => {
    const listener: PortalListener<typeof name> = (value: unknown) => {
      if (name === 'tabActive') isActive = value === true
      if (!isWelcomed) return
      send({ type: 'event', name, value, snapshot: bridge.snapshot(), lookups: bridge.lookups() })
    }
    return bridge.on(name, listener)
  })

  async function answer(id: number, call: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const controller = new AbortController()
    asked.set(id, controller)
    try {
      send({ type: 'answer', id, value: await call(controller.signal) })
    } catch (error) {
      send({ type: 'refusal', id, error: sentError(error) })
    } finally {
      asked.delete(id)
    }
  }

  function handleNotification(name: unknown, args: unknown): void {
    if (!isOneOf(notifyFunctions, name) || !Array.isArray(args)) return
    const [first, ...rest]: readonly unknown[] = args
    try {
      if (name === 'reportError') (bridge.reportError as Untyped)(receivedError(first), ...rest)
      // The bridge accepts anything and refuses what is invalid, as from plain JavaScript.
      else (bridge[name] as Untyped)(first, ...rest)
    } catch (error) {
      bridge.reportError(error instanceof Error ? error : new Error(String(error)))
    }
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return
    switch (data.type) {
      case 'tell':
        return handleNotification(data.name, data.args)
      case 'ask': {
        const { id, name, arg, keepalive } = data
        if (!isOneOf(requestFunctions, name)) return
        return void answer(id, async (signal) =>
          (bridge[name] as Untyped)(arg, { signal, keepalive: keepalive === true }),
        )
      }
      case 'cancel':
        return asked.get(data.id)?.abort()
      case 'mounted':
        return page.mounted()
      case 'mountFailed':
        return page.mountFailed(receivedError(data.error))
      case 'unmounted':
        return page.unmounted(data.error === undefined ? undefined : receivedError(data.error))
      case 'erred':
        return page.erred(receivedError(data.error))
      case 'searchRequested':
        return page.searchRequested({ ctrlKey: data.ctrlKey === true, metaKey: data.metaKey === true })
      case 'masked':
        return page.masked(isDimming(data.color) ? data.color : undefined)
    }
  }
  isWelcomed = true
  welcome(
    {
      type: 'welcome',
      version: bridge.version,
      tabId: bridge.tabId,
      initialPath: path,
      snapshot: bridge.snapshot(),
      lookups: bridge.lookups(),
      isActive,
    },
    theirs,
  )
  return {
    unmount: () => send({ type: 'unmount' }),
    end() {
      for (const unsubscribe of subscriptions) unsubscribe()
      for (const controller of asked.values()) controller.abort()
      port.close()
    },
  }
}
