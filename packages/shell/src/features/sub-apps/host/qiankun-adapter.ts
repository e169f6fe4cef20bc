import { followGlobalState } from '../bridge/legacy-props.ts'
import {
  beginPage,
  endInstance,
  endPage,
  guardedDocument,
  guardGlobals,
  pageShown,
} from '../guards/instance-guards.ts'
import { expectNoPage, type FetchFile, fetchFile, withFullAddresses } from '../loading/fetch-file.ts'
import { bustAddress, bustPage } from '../loading/load-marks.ts'
import { assetsOf } from '../loading/prefetch.ts'
import { createPreparedPages } from '../loading/prepared-pages.ts'
import { forgetPage, rememberFile } from './library-memory.ts'
import type { LoadMicroApp, MicroAppOptions } from './micro-app.ts'
import { pinSharedPrototypes } from './shared-prototypes.ts'

/** A page that draws nothing, in place of a sub-app's. */
const emptyPage = `<!doctype html>
<script>const done = async () => {}
window['warm-up'] = { bootstrap: done, mount: done, unmount: done }</script>`

/**
 * Opens an empty page out of sight and closes it, once: what the browser does only for the first one (compiling the hosting
 * library's functions, making the window's properties) is done before somebody waits for it.
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

/** Taken before the library, which wraps both when it is imported and would tell each push as a move of the browser. */
const { pushState, replaceState } = history

/**
 * Imports qiankun for mounting alone. The library underneath complains five seconds later unless it is started, and
 * once started it invents popstate events: so the history is unwrapped first.
 */
async function importQiankun() {
  const [qiankun, { default: Sandbox, cachedGlobals }, { getMicroAppStateActions }] = await Promise.all([
    import('qiankun'),
    // Not among what the library exports, but the one place where a sub-app gets its document,
    import('qiankun/es/sandbox/proxySandbox'),
    // and the one where its listener to the global state is kept.
    import('qiankun/es/globalState'),
  ])
  const { initGlobalState, loadMicroApp, start, __internalGetCurrentRunningApp } = qiankun
  pinSharedPrototypes(__internalGetCurrentRunningApp)
  const { patchDocument } = Sandbox.prototype
  Sandbox.prototype.patchDocument = function (hosted) {
    patchDocument.call(this, guardedDocument(this.proxy, hosted))
  }
  Object.assign(history, { pushState, replaceState })
  start({ prefetch: false })
  return {
    loadMicroApp,
    follow: followGlobalState(initGlobalState({ shared: {} })),
    prepared: createPreparedPages(fetchFile, cachedGlobals),
    /** A page that was mounted in vain, or is not unmounted to its end, would go on hearing of it. */
    unlisten: (name: string) => getMicroAppStateActions(name).offGlobalStateChange(),
  }
}

/** The page of one load: its sandbox, once it has one, and whether nobody waits for it any more. */
interface Page {
  readonly options: MicroAppOptions
  sandbox?: object
  isOver?: boolean
}

/** What the latest page of each name is about: a name that is used again gets the hooks of its first page. */
const pages = new Map<string, Page>()

let library: ReturnType<typeof importQiankun> | undefined

const hostingLibrary = () => {
  library ??= importQiankun().catch((error: unknown) => {
    library = undefined // so that trying again does
    throw error
  })
  return library
}

let warm: Promise<void> | undefined

/** Has the page prepared, so that it opens sooner; loads the library and warms it up, too. */
export async function prepareForQiankun(entry: string, html: string): Promise<void> {
  const { prepared } = await hostingLibrary()
  await prepared.prepare(entry, html)
  // What fails here is told where a page is opened.
  warm ??= warmUp(loadWithQiankun).catch(() => {})
  await warm
}

/**
 * The only importer of qiankun, and shaped like its third version (entry as an address, container as an element, no
 * global state but for old sub-apps), so that the change to it stays in this file. Imported lazily: a page whose content policy forbids
 * `eval` can still sign in, and the sign-in page doesn't load it.
 */
export const loadWithQiankun: LoadMicroApp = async (options) => {
  const { loadMicroApp, follow, prepared, unlisten } = await hostingLibrary()
  const { name, container, props, globalState, cacheBuster } = options
  if (globalState) follow(globalState)
  const entry = cacheBuster ? bustAddress(options.entry, cacheBuster) : options.entry
  const textAt = async (url: string) => {
    rememberFile(options.entry, cacheBuster, url)
    if (url === entry) return prepared.take(entry) ?? options.fetchFile(entry)
    options.onFile?.(url)
    try {
      return expectNoPage(url, await options.fetchFile(url))
    } catch (error) {
      // A page may be mounted without it.
      options.onBadFile?.(url)
      throw error
    }
  }
  const page: Page = { options }
  pages.set(name, page)
  /** The page that the hosting library speaks of, with the sandbox that it has from now on. */
  const pageIn = (sandbox: object) => {
    const now = pages.get(name) ?? page
    if (now.isOver) throw new Error(`${name} was closed before it was mounted`)
    now.sandbox = sandbox
    return now.options
  }
  const release = () => {
    page.isOver = true
    forgetPage(name)
    unlisten(name)
    if (pages.get(name) === page) pages.delete(name)
    if (page.sandbox) endInstance(page.sandbox)
  }
  const app = loadMicroApp(
    { name, entry, container, props: { ...props } },
    {
      sandbox: true,
      // Without this each push of the shell's router is followed by a popstate that no one caused.
      autoStart: false,
      // By its name alone, wherever in the document it is: where a tab stands among the others changes.
      $$cacheLifecycleByAppName: true,
      fetch: async (input: RequestInfo | URL) =>
        fileResponse(input instanceof Request ? input.url : String(input), textAt),
      // After a failure nothing is left to what was prepared.
      getTemplate(html: string) {
        for (const url of assetsOf(html, entry)) options.onFile?.(url)
        return cacheBuster ? bustPage(html, cacheBuster) : prepared.withoutScript(entry, html)
      },
    },
    {
      async beforeLoad(_app: unknown, global: object) {
        guardGlobals(global, pageIn(global))
        await prepared.run(entry, global)
      },
      beforeMount: async (_app: unknown, global: object) => beginPage(global, pageIn(global)),
      afterUnmount: async (_app: unknown, global: object) => endPage(global),
    },
  )
  // Not before: of a container that stands in the document the library makes out the path, and keeps it for good.
  options.place?.()
  return {
    // Any of them may reject alone, and each unheard rejection would reach the window.
    mounted: Promise.all([app.loadPromise, app.bootstrapPromise, app.mountPromise]).then(
      () => {},
      (error: unknown) => {
        release()
        throw error
      },
    ),
    unmount: async () => {
      await app.unmount()
    },
    shown(isShown) {
      if (page.sandbox) pageShown(page.sandbox, isShown)
    },
    release,
  }
}

/** A style sheet is put into the portal's page, from where its own addresses would lead elsewhere. */
async function fileResponse(url: string, fetchFile: FetchFile): Promise<Response> {
  const text = await fetchFile(url)
  const { pathname, href } = new URL(url, window.location.href)
  return new TextResponse(pathname.endsWith('.css') ? withFullAddresses(text, href) : text)
}

/** Hands its text on at once; a browser's own does it by way of a stream. */
class TextResponse extends Response {
  readonly #text: string

  constructor(text: string) {
    super()
    this.#text = text
  }

  override text = async () => this.#text
}
