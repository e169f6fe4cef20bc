import type { PortalBridge } from '@portal/sub-app-sdk/bridge'
import { createFrameBridge } from '@portal/sub-app-sdk/frame/frame-bridge'
import type { PageMessage, PortalMessage, Welcome } from '@portal/sub-app-sdk/frame/frame-messages'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { serveFrame } from './serve-frame.ts'

/** Both ends of the bridge, with real messages between them. */
function connect(overrides: Partial<PortalBridge> = {}) {
  const portal = fakeBridge({ initialPath: '/orders', ...overrides })
  const page = {
    mounted: vi.fn(),
    mountFailed: vi.fn(),
    unmounted: vi.fn(),
    erred: vi.fn(),
    searchRequested: vi.fn(),
    masked: vi.fn(),
  }
  const onUnmount = vi.fn()
  const greeted: { port?: MessagePort; message?: Welcome } = {}
  const served = serveFrame({
    bridge: portal,
    page,
    path: '/orders/7',
    welcome: (message, port) => Object.assign(greeted, { message, port }),
  })
  const { port, message } = greeted
  if (!port || !message) throw new Error('The page got no welcome')
  const received: PortalMessage[] = []
  const bridge = createFrameBridge(
    {
      send: (sent) => port.postMessage(sent),
      onMessage(listener) {
        port.onmessage = ({ data }: MessageEvent<PortalMessage>) => {
          received.push(data)
          listener(data)
        }
      },
    },
    message,
    onUnmount,
  )
  onTestFinished(() => {
    served.end()
    port.close()
  })
  const send = (sent: PageMessage) => port.postMessage(sent)
  return { portal, bridge, page, served, onUnmount, received, send, port }
}

describe('a page in an iframe', () => {
  it('begins with the state of the session, and at its own path after it has reloaded itself', () => {
    const { portal, bridge } = connect()
    expect(bridge).toMatchObject({ version: 1, tabId: 'tab-1', initialPath: '/orders/7' })
    expect(bridge.snapshot()).toEqual(portal.snapshot())
    expect(bridge.lookups()).toEqual([])
  })

  it('gets events after its copy of the session has changed', async () => {
    const { portal, bridge } = connect()
    const seen: unknown[] = []
    bridge.on('tabActive', (isActive) => seen.push(isActive))
    bridge.on('languageChanged', (language) => seen.push([language, bridge.snapshot().language]))
    const unsubscribe = bridge.on('themeChanged', (theme) => seen.push(theme))
    unsubscribe()
    portal.emit('themeChanged', 'dark')
    portal.emit('languageChanged', 'ja')
    portal.emit('tabActive', false)
    await vi.waitFor(() => expect(seen).toEqual([true, ['ja', 'ja'], false]))
    expect(bridge.snapshot().theme).toBe('dark')
    expect(() => bridge.on('nothing' as 'tabActive', () => {})).toThrow('no event "nothing"')
  })

  it('asks and gets answers, refusals with what they say, and may give a question up', async () => {
    const refusal = Object.assign(new Error('not found'), {
      name: 'RemoteError',
      kind: 'http',
      httpStatus: 404,
    })
    const aborted = vi.fn()
    const { bridge } = connect({
      openTab: async ({ path }) => (path === '/full' ? 'refused-limit' : 'opened'),
      async request({ url }, options) {
        if (url === '/api/none') throw refusal
        if (url === '/api/last') return { status: 'S', data: options?.keepalive }
        if (url === '/api/slow')
          return new Promise((_, reject) => {
            options?.signal?.addEventListener('abort', () => {
              aborted()
              reject(new Error('cancelled'))
            })
          })
        return { status: 'S', data: url }
      },
    })
    const call = (url: string, signal?: AbortSignal) =>
      bridge.request({ method: 'GET', url, headers: {} }, signal ? { signal } : undefined)
    await expect(bridge.openTab({ path: '/full' })).resolves.toBe('refused-limit')
    await expect(call('/api/x')).resolves.toEqual({ status: 'S', data: '/api/x' })
    await expect(call('/api/none')).rejects.toMatchObject({
      message: 'not found',
      kind: 'http',
      httpStatus: 404,
    })
    const last = { method: 'POST', url: '/api/last', headers: {} } as const
    await expect(bridge.request(last, { keepalive: true })).resolves.toEqual({ status: 'S', data: true })
    const controller = new AbortController()
    const slow = call('/api/slow', controller.signal)
    controller.abort()
    await expect(slow).rejects.toThrow('cancelled')
    expect(aborted).toHaveBeenCalledOnce()
    await expect(bridge.navigate('https://evil.example')).rejects.toThrow('expects a path')
  })

  it('notifies the portal of its actions; an error keeps its name and trace', async () => {
    const calls = { setDirty: vi.fn(), setTabTitle: vi.fn(), reportError: vi.fn(), notify: vi.fn() }
    const { bridge } = connect(calls)
    bridge.setDirty(true)
    bridge.setTabTitle('Order 7')
    bridge.notify({ kind: 'success', text: 'Saved' })
    bridge.reportError(new RangeError('too many'), { info: 'saving' })
    await vi.waitFor(() => expect(calls.reportError).toHaveBeenCalled())
    expect(calls.setDirty).toHaveBeenCalledWith(true)
    expect(calls.setTabTitle).toHaveBeenCalledWith('Order 7')
    expect(calls.notify).toHaveBeenCalledWith({ kind: 'success', text: 'Saved' })
    const [[error, details] = []] = calls.reportError.mock.calls
    expect(error).toMatchObject({ name: 'RangeError', message: 'too many' })
    expect(details).toEqual({ info: 'saving' })
  })

  it('is asked to unmount, and reports how it went', async () => {
    const { served, page, onUnmount, send } = connect()
    served.unmount()
    await vi.waitFor(() => expect(onUnmount).toHaveBeenCalledOnce())
    send({ type: 'mounted' })
    send({ type: 'unmounted', error: { name: 'Error', message: 'unmount boom', details: {} } })
    await vi.waitFor(() =>
      expect(page.unmounted).toHaveBeenCalledWith(expect.objectContaining({ message: 'unmount boom' })),
    )
    expect(page.mounted).toHaveBeenCalledOnce()
  })

  it.each([
    null,
    'hello',
    { type: 'tell', name: 'constructor', args: [] },
    { type: 'tell', name: 'snapshot', args: [] },
    { type: 'tell', name: 'setDirty', args: 'all' },
    { type: 'ask', id: 1, name: '__proto__', arg: {} },
    { type: 'mountFailed', error: 7 },
  ])('may send %j: nothing of it breaks the portal', async (data) => {
    const { port, page, bridge } = connect()
    port.postMessage(data)
    await expect(bridge.navigate('/orders')).resolves.toBe('opened')
    expect(page.mounted).not.toHaveBeenCalled()
  })

  it('gets nothing any more once it has ended', async () => {
    const { portal, served, received } = connect()
    served.end()
    expect(portal.listenerCount()).toBe(0)
    portal.emit('languageChanged', 'es')
    expect(received).toEqual([])
  })
})
