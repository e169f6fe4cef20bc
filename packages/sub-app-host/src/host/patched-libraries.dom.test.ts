import { forgetFile, forgetMicroApp, initGlobalState, loadMicroApp } from 'qiankun'
import { getMicroAppStateActions } from 'qiankun/es/globalState'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// What patches/ changes in qiankun and its libraries.

/** A page with one inline script. */
const page = `<html><head></head><body><script>
  const done = async () => {}
  window.app = { bootstrap: done, mount: done, unmount: done }
</script></body></html>`
const fetchPage = vi.fn()
const entry = 'http://localhost/oms/'

beforeEach(() => {
  fetchPage.mockReset().mockImplementation(async () => new Response(page))
  forgetFile(entry)
})
afterEach(() => vi.unstubAllGlobals())

async function mount(name: string) {
  const app = loadMicroApp(
    { name, entry, container: document.createElement('div') },
    { sandbox: true, autoStart: false, $$cacheLifecycleByAppName: true, fetch: fetchPage },
  )
  const ignore = () => {}
  app.bootstrapPromise.catch(ignore)
  app.loadPromise.catch(ignore)
  await app.mountPromise
  return app
}

it('a forgotten file is fetched again', async () => {
  await mount('file-1')
  await mount('file-2')
  expect(fetchPage).toHaveBeenCalledTimes(1)
  forgetFile(entry)
  await mount('file-3')
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

it('an app that failed to load can be loaded again once it is forgotten', async () => {
  fetchPage.mockRejectedValueOnce(new Error('unreachable'))
  await expect(mount('failing')).rejects.toThrow('unreachable')
  forgetFile(entry)
  forgetMicroApp('failing')
  await mount('failing')
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

it('shared prototypes are wrapped once, whatever the number of apps', async () => {
  const wrapped = () => [
    MutationObserver.prototype.observe,
    Node.prototype.compareDocumentPosition,
    Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')?.get,
  ]
  const first = await mount('prototypes-1')
  const before = wrapped()
  const second = await mount('prototypes-2')
  expect(wrapped()).toEqual(before)
  await second.unmount()
  await first.unmount()
  expect(wrapped()).toEqual(before)
})

it('the parent of a root element is its own document', async () => {
  await mount('parents')
  const parsed = new DOMParser().parseFromString('<p>text</p>', 'text/html')
  expect(parsed.documentElement.parentNode).toBe(parsed)
  expect(document.documentElement.parentNode).toBe(document)
  expect(parsed.body.compareDocumentPosition(parsed)).toBe(document.body.compareDocumentPosition(document))
})

it('a global state listener that throws does not keep the change from others, and a forgotten app hears none', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const { setGlobalState } = initGlobalState({ shared: 0 })
  const heard = vi.fn()
  getMicroAppStateActions('throws').onGlobalStateChange(() => {
    throw new Error('listener')
  })
  getMicroAppStateActions('hears').onGlobalStateChange(heard)
  setGlobalState({ shared: 1 })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(reported).toHaveBeenCalledTimes(1)
  forgetMicroApp('hears')
  forgetMicroApp('throws')
  setGlobalState({ shared: 2 })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(reported).toHaveBeenCalledTimes(1)
})
