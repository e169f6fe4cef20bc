import { bridgeProperty } from '@portal/sub-app-sdk/connect'
import { type FakeBridge, fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadInIframe } from './iframe-adapter.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The window of the test loads no frames, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The browser's way of moving a frame with its page.
  Object.assign(Element.prototype, {
    moveBefore(this: Element, node: Node) {
      this.append(node)
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Opens a page, which greets the portal as one of the SDK. */
async function opened(
  bridge: FakeBridge = fakeBridge({ initialPath: '/orders' }),
  { entry = '/sub-apps/oms/', fetchFile = async () => '<p>' } = {},
) {
  const container = document.createElement('div')
  const microApp = await loadInIframe([])({
    name: 'oms__s1',
    entry,
    container,
    place: () => document.body.append(container),
    props: { [bridgeProperty]: bridge },
    fetchFile,
    ownPrefix: '/child/oms',
    tabId: 'tab-1',
    title: 'Orders',
    isShown: () => true,
    onRefused: () => {},
  })
  const frame = container.querySelector('iframe')
  if (!frame) throw new Error('No frame')
  return { bridge, container, microApp, frame }
}

/** The window in a frame, which answers the portal as a page of the SDK does. */
function greets(frame: HTMLIFrameElement, origin = location.origin) {
  const page = { welcomes: 0 }
  const source = {
    postMessage(message: { readonly type: string }, _origin: string, [port]: readonly MessagePort[]) {
      if (message.type !== 'welcome' || !port) return
      page.welcomes += 1
      port.onmessage = ({ data }) => data.type === 'unmount' && port.postMessage({ type: 'unmounted' })
      port.postMessage({ type: 'mounted' })
    },
  }
  Object.defineProperty(frame, 'contentWindow', { value: source })
  const hello = new MessageEvent('message', { origin, data: { type: 'hello', remounts: true } })
  Object.defineProperty(hello, 'source', { value: source })
  window.dispatchEvent(hello)
  return page
}

it('a page without the bridge is shown once it has loaded', async () => {
  const { microApp, frame } = await opened()
  const shown = vi.fn()
  void microApp.mounted.then(shown)
  frame.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1)
  expect(shown).toHaveBeenCalled()
})

it('a page of another origin that may not be read is shown once it has loaded', async () => {
  const fetchFile = vi.fn(async () => '<p>')
  vi.spyOn(window, 'fetch').mockImplementation(async (_address, options) => {
    if (options?.mode !== 'no-cors') throw new TypeError('Failed to fetch')
    return new Response()
  })
  const { microApp, frame } = await opened(undefined, { entry: 'https://old.example.com/', fetchFile })
  frame.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1)
  await microApp.mounted
  expect(fetchFile).not.toHaveBeenCalled()
})

it('a greeting from another origin than that of the entry is not answered', async () => {
  const [one, other] = [await opened(), await opened()]
  expect(greets(one.frame, 'https://elsewhere.example.com').welcomes).toBe(0)
  expect(greets(other.frame).welcomes).toBe(1)
})

it('the frame of a closed page is mounted again by the next one', async () => {
  const first = await opened()
  const page = greets(first.frame)
  await first.microApp.mounted
  await first.microApp.unmount()
  const second = await opened()
  await second.microApp.mounted
  expect([second.frame === first.frame, page.welcomes]).toEqual([true, 2])
  // Not one of a former session.
  second.bridge.emit('signingOut', undefined)
  await second.microApp.unmount()
  second.bridge.emit('signingOut', undefined)
  const third = await opened()
  expect(third.frame).not.toBe(first.frame)
  third.microApp.release()
  await expect(third.microApp.mounted).rejects.toThrow('closed')
})

it('at most three are kept, for five minutes', async () => {
  const pages: Awaited<ReturnType<typeof opened>>[] = []
  for (let count = 0; count < 4; count += 1) pages.push(await opened())
  for (const { frame, microApp } of pages) {
    greets(frame)
    await microApp.mounted
    await microApp.unmount()
  }
  const kept = () => pages.filter(({ frame }) => frame.isConnected).length
  expect([pages[0]?.frame.isConnected, kept()]).toEqual([false, 3])
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(kept()).toBe(0)
})
