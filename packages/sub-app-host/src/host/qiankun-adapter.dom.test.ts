import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import type { MicroAppOptions } from './micro-app.ts'
import { loadWithQiankun } from './qiankun-adapter.ts'

type Hook = (app: unknown, global: object) => Promise<void>
type Hooks = Record<'beforeLoad' | 'beforeMount' | 'afterUnmount', Hook>

/** A fake hosting library; each test decides what happens to the last loaded page. */
const hosting = vi.hoisted(() => {
  const noHook = async () => {}
  const hosting: {
    hooks: Hooks
    fetch: (url: string) => Promise<Response>
    fail: (error: Error) => void
  } = {
    hooks: { beforeLoad: noHook, beforeMount: noHook, afterUnmount: noHook },
    fetch: () => Promise.reject(new Error('nothing is loaded')),
    fail() {},
  }
  return hosting
})
vi.mock('qiankun', () => ({
  forgetFile() {},
  forgetMicroApp() {},
  guardDocuments() {},
  initGlobalState: () => ({ setGlobalState() {}, onGlobalStateChange() {} }),
  start() {},
  loadMicroApp(_app: object, { fetch }: Pick<typeof hosting, 'fetch'>, hooks: Hooks) {
    hosting.fetch = fetch
    hosting.hooks = hooks
    const mountPromise = new Promise((_resolve, reject) => {
      hosting.fail = reject
    })
    const loaded = Promise.resolve()
    return { loadPromise: loaded, bootstrapPromise: loaded, mountPromise, unmount: async () => {} }
  },
}))
let names = 0
const options = (more: Partial<MicroAppOptions> = {}): MicroAppOptions => {
  names += 1
  return {
    name: `oms__s${names}`,
    entry: `/sub-apps/oms-${names}/`,
    container: document.createElement('div'),
    props: {},
    fetchFile: async () => '',
    ownPrefix: '/child/oms',
    title: 'Orders',
    tabId: 'tab',
    isShown: () => true,
    onRefused() {},
    ...more,
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something that a page does repeatedly. */
function repeat(global: object) {
  const done = vi.fn()
  Reflect.get(global, 'setInterval')(done, 100)
  return done
}

/** Loads a page that is about to render, and repeats something. */
async function loadBusy(page = options(), global = {}) {
  const microApp = await loadWithQiankun(page)
  microApp.mounted.catch(() => {})
  await hosting.hooks.beforeLoad({}, global)
  await hosting.hooks.beforeMount({}, global)
  const done = repeat(global)
  vi.advanceTimersByTime(100)
  expect(done).toHaveBeenCalledOnce()
  return { microApp, global, done, page }
}

const expectEnded = (done: Mock) => {
  done.mockClear()
  vi.advanceTimersByTime(1000)
  expect(done).not.toHaveBeenCalled()
}

it('what a page does ends when it was unmounted', async () => {
  const { global, done } = await loadBusy()
  await hosting.hooks.afterUnmount({}, global)
  expectEnded(done)
})

it('what a page does ends when it fails to mount, and the error is reported', async () => {
  const { microApp, done } = await loadBusy()
  hosting.fail(new Error('no mount'))
  await expect(microApp.mounted).rejects.toThrow('no mount')
  expectEnded(done)
})

it('what a page does ends when the portal no longer waits for it', async () => {
  const { microApp, done } = await loadBusy()
  microApp.release()
  expectEnded(done)
})

it('a page that was closed while it loaded is not mounted later', async () => {
  const microApp = await loadWithQiankun(options())
  microApp.mounted.catch(() => {})
  await hosting.hooks.beforeLoad({}, {})
  microApp.release()
  await expect(hosting.hooks.beforeMount({}, {})).rejects.toThrow('was closed before it was mounted')
})

it('the next page of a name, which gets the hooks of the first, ends by itself', async () => {
  const { global, page } = await loadBusy()
  const { beforeMount, afterUnmount } = hosting.hooks
  await afterUnmount({}, global)
  const next = await loadWithQiankun({ ...page, container: document.createElement('div') })
  next.mounted.catch(() => {})
  await beforeMount({}, global)
  const done = repeat(global)
  vi.advanceTimersByTime(100)
  expect(done).toHaveBeenCalledOnce()
  next.release()
  expectEnded(done)
})

const ownPage = '<!doctype html><div id="portal-root"></div><script src="/assets/a.js"></script>'
const signIn = '<!doctype html><form><input type="password"></form><script src="/login.js"></script>'
const oneScript =
  '<!doctype html><input type="password"><script defer entry src="./index-B1x_9-aQ.js"></script>'

it.each([
  ['a sign-in page', signIn, { kind: 'intercepted' }],
  ['a sub-app with a field for a password', oneScript, { message: 'no lifecycles' }],
])('the entry answers with %s: the failure is recognised as such', async (_what, html, failure) => {
  const page = options({ fetchFile: async () => html })
  const { mounted } = await loadWithQiankun(page)
  const reported = mounted.catch((error: unknown) => error)
  await hosting.fetch(page.entry)
  hosting.fail(new Error('no lifecycles'))
  expect(await reported).toMatchObject(failure)
})

it("the portal's own page in place of a sub-app's is not run", async () => {
  const page = options({ fetchFile: async () => ownPage })
  const { mounted } = await loadWithQiankun(page)
  mounted.catch(() => {})
  await expect(hosting.fetch(page.entry)).rejects.toMatchObject({ name: 'OwnPage' })
  hosting.fail(new Error('no page'))
})
