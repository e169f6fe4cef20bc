import { once, onceDone } from '@portal/protocol/once'
import { followGlobalState } from '../bridge/legacy-props.ts'
import {
  beginPage,
  endInstance,
  endPage,
  guardedDocument,
  guardGlobals,
  isReusable as isSandboxReusable,
  pageShown,
  scriptRuns,
} from '../guards/instance-guards.ts'
import {
  expectNoPage,
  expectSubApp,
  type FetchFile,
  failureOfPage,
  withFullAddresses,
} from '../loading/fetch-file.ts'
import { applyRootState, hostedPage, type RootState } from '../loading/hosted-page.ts'
import { bustAddress, bustPage, createFileRecord } from '../loading/load-marks.ts'
import { assetsOf } from '../loading/prefetch.ts'
import type { LoadMicroApp, MicroAppOptions } from './micro-app.ts'

/** A page that renders nothing. */
const emptyPage = `<!doctype html>
<script>const done = async () => {}
window['warm-up'] = { bootstrap: done, mount: done, unmount: done }</script>`

/**
 * Mounts and unmounts an empty page outside the document, to do one-time work (compiling the library's functions,
 * creating the window's properties) before a user waits for it.
 */
export async function warmUp(load: LoadMicroApp): Promise<void> {
  const page = await load({
    name: 'warm-up',
    entry: new URL('/warm-up/', document.baseURI).href,
    container: document.createElement('div'),
    props: {},
    fetchFile: async () => emptyPage,
    ownPrefix: '/warm-up',
    tabId: 'warm-up',
    title: 'warm-up',
    isShown: () => false,
    onRefused() {},
  })
  try {
    await page.mounted
    await page.unmount()
  } finally {
    page.release()
  }
}

/** Read before the library is imported: it wraps both, and would report each push as a browser navigation. */
const { pushState, replaceState } = history

/**
 * Imports qiankun for mounting only. single-spa warns unless it is started, and when started it dispatches popstate
 * events: so the history is unwrapped first.
 */
async function importQiankun() {
  const { forgetFile, forgetMicroApp, guardDocuments, initGlobalState, loadMicroApp, start } = await import(
    'qiankun'
  )
  guardDocuments(guardedDocument)
  Object.assign(history, { pushState, replaceState })
  start({ prefetch: false })
  return {
    loadMicroApp,
    forgetMicroApp,
    follow: followGlobalState(initGlobalState({ shared: {} })),
    recordFile: createFileRecord(forgetFile),
  }
}

/** The page of one load. */
interface Page {
  readonly options: MicroAppOptions
  /** Unchanged. */
  html?: string
  /** Its global object, once the library has created it. */
  sandbox?: object
  /** It was released. */
  isOver?: boolean
}

/** The latest page of each name: when a name is reused, the library calls the hooks of its first page. */
const pages = new Map<string, Page>()

/**
 * Functions that outlive the page in the slot pool: created separately, so that they retain nothing else of its
 * loading.
 */
const endingOf = (page: Page, forget: (name: string) => void) => ({
  isReusable: () => page.sandbox !== undefined && isSandboxReusable(page.sandbox),
  release() {
    const { name } = page.options
    page.isOver = true
    forget(name)
    if (pages.get(name) === page) pages.delete(name)
    if (page.sandbox) endInstance(page.sandbox)
  },
})

/** By the address of each sub-app's page, which the library requests once. */
const rootStates = new Map<string, RootState>()

const hostingLibrary = onceDone(importQiankun)

/** Opening a page reports a failure. */
const warm = once(() => warmUp(loadWithQiankun).catch(() => {}))

/** Loads the library and warms it up, so that the first page opens sooner. */
export async function warmUpQiankun(): Promise<void> {
  await hostingLibrary()
  await warm()
}

/**
 * The only importer of qiankun (patched, see `patches/`), behind the interface of its version 3, so that an upgrade
 * changes only this file. Imported lazily: sign-in doesn't need it, and works under a content policy that forbids
 * `eval`.
 */
export const loadWithQiankun: LoadMicroApp = async (options) => {
  const { loadMicroApp, forgetMicroApp, follow, recordFile } = await hostingLibrary()
  const { name, container, props, globalState, cacheBuster } = options
  if (globalState) follow(globalState)
  const entry = cacheBuster ? bustAddress(options.entry, cacheBuster) : options.entry
  const page: Page = { options }
  pages.set(name, page)
  const textAt = async (url: string) => {
    recordFile(options.entry, cacheBuster, url)
    if (url === entry) {
      page.html = expectSubApp(entry, await options.fetchFile(entry))
      return page.html
    }
    options.onFile?.(url)
    try {
      return expectNoPage(url, await options.fetchFile(url))
    } catch (error) {
      // The page may be mounted without it.
      options.onBadFile?.(url)
      throw error
    }
  }
  /** The page that a hook is called for, with its sandbox. */
  const pageIn = (sandbox: object) => {
    const current = pages.get(name) ?? page
    if (current.isOver) throw new Error(`${name} was closed before it was mounted`)
    current.sandbox = sandbox
    return current.options
  }
  const { isReusable, release } = endingOf(page, forgetMicroApp)
  const app = loadMicroApp(
    { name, entry, container, props: { ...props } },
    {
      sandbox: true,
      // Otherwise single-spa dispatches a popstate event after each push of the shell's router.
      autoStart: false,
      // By name only: its position in the document depends on the other tabs.
      $$cacheLifecycleByAppName: true,
      fetch: async (input: RequestInfo | URL) =>
        fileResponse(input instanceof Request ? input.url : String(input), textAt),
      onScript: (global, script) => scriptRuns(global, typeof script === 'string' ? script : script.src),
      getTemplate(html: string) {
        for (const url of assetsOf(html, entry)) options.onFile?.(url)
        const text = cacheBuster ? bustPage(html, cacheBuster) : html
        const hosted = hostedPage(text, entry, options.ownPrefix)
        rootStates.set(options.entry, hosted.root)
        return hosted.html
      },
    },
    {
      async beforeLoad(_app: unknown, global: object) {
        guardGlobals(global, pageIn(global))
      },
      async beforeMount(_app: unknown, global: object) {
        const current = pageIn(global)
        applyRootState(current.container, rootStates.get(current.entry))
        beginPage(global, current)
      },
      afterUnmount: async (_app: unknown, global: object) => endPage(global),
    },
  )
  // Not earlier: the library computes the container's path in the document once and keeps it.
  options.place?.()
  return {
    // Each of them may reject on its own, and must not become an unhandled rejection.
    mounted: Promise.all([app.loadPromise, app.bootstrapPromise, app.mountPromise]).then(
      () => {},
      (error: unknown) => {
        release()
        const { html } = page
        throw html === undefined ? error : failureOfPage(entry, html, error)
      },
    ),
    unmount: async () => {
      await app.unmount()
    },
    shown(isShown) {
      if (page.sandbox) pageShown(page.sandbox, isShown)
    },
    isReusable,
    release,
  }
}

/** A style sheet is inlined into the portal's page, so its relative addresses are made absolute. */
async function fileResponse(url: string, fetchFile: FetchFile): Promise<Response> {
  const text = await fetchFile(url)
  const { pathname, href } = new URL(url, window.location.href)
  return new TextResponse(pathname.endsWith('.css') ? withFullAddresses(text, href) : text)
}

/** Resolves its text at once; the browser's own reads a stream. */
class TextResponse extends Response {
  readonly #text: string

  constructor(text: string) {
    super()
    this.#text = text
  }

  override text = async () => this.#text
}
