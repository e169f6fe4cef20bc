import { expectObject, ownPath } from '../accepted-calls.ts'
import type { PortalBridge, RequestOptions } from '../bridge.ts'
import { bridgeListeners } from '../bridge-listeners.ts'
import {
  type NotifyFunction,
  type PageMessage,
  type PortalMessage,
  type RequestFunction,
  receivedError,
  sentError,
  type Welcome,
} from './frame-messages.ts'

/** The page's end of the port. */
interface Portal {
  send(message: PageMessage): void
  onMessage(listener: (message: PortalMessage) => void): void
}

interface Asked {
  resolve(value: never): void
  reject(error: unknown): void
}

/**
 * The bridge of a page in an iframe: the same interface over messages. Synchronous results come from a copy that the
 * portal's events keep up to date.
 * @param onUnmount called when the portal asks the page to unmount
 */
export function createFrameBridge(portal: Portal, welcome: Welcome, onUnmount: () => void): PortalBridge {
  let { snapshot, lookups, isActive } = welcome
  let asks = 0
  const asked = new Map<number, Asked>()
  const listeners = bridgeListeners(() => isActive)

  portal.onMessage((message) => {
    switch (message.type) {
      case 'event':
        snapshot = message.snapshot
        lookups = message.lookups
        if (message.name === 'tabActive') isActive = message.value === true
        listeners.emit(message.name, message.value)
        break
      case 'answer':
        settle(message.id)?.resolve(message.value as never) // the portal's answer to that very question
        break
      case 'refusal':
        settle(message.id)?.reject(receivedError(message.error))
        break
      case 'unmount':
        onUnmount()
    }
  })
  function settle(id: number): Asked | undefined {
    const question = asked.get(id)
    asked.delete(id)
    return question
  }
  const notifyPortal = (name: NotifyFunction, ...args: readonly unknown[]) =>
    portal.send({ type: 'tell', name, args })
  function ask<Answer>(name: RequestFunction, arg: unknown, options: RequestOptions = {}): Promise<Answer> {
    const { signal, keepalive = false } = options
    const id = ++asks
    return new Promise<Answer>((resolve, reject) => {
      asked.set(id, { resolve, reject })
      portal.send({ type: 'ask', id, name, arg, keepalive })
      const cancel = () => portal.send({ type: 'cancel', id })
      if (signal?.aborted) cancel()
      else signal?.addEventListener('abort', cancel, { once: true })
    })
  }

  return {
    version: welcome.version,
    tabId: welcome.tabId,
    initialPath: welcome.initialPath,
    snapshot: () => ({ ...snapshot }),
    lookups: () => lookups,
    on: listeners.on,
    async openTab(target) {
      expectObject('openTab', target)
      return ask('openTab', { ...target, path: ownPath('openTab', target.path) })
    },
    navigate: async (path) => ask('navigate', ownPath('navigate', path)),
    closeTab: () => notifyPortal('closeTab'),
    setTabTitle: (title) => notifyPortal('setTabTitle', title),
    setDirty: (isDirty) => notifyPortal('setDirty', isDirty),
    onRouteChange: (path) => notifyPortal('onRouteChange', ownPath('onRouteChange', path)),
    sessionExpired: (certificate) => notifyPortal('sessionExpired', certificate),
    reportError: (error, details) => notifyPortal('reportError', sentError(error), details),
    notify(notification) {
      expectObject('notify', notification)
      notifyPortal('notify', notification)
    },
    async request(call, options) {
      expectObject('request', call)
      return ask('request', { ...call, url: ownPath('request', call.url) }, options)
    },
  }
}
