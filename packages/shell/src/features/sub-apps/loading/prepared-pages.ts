import { lifecyclesProperty } from '@portal/sub-app-sdk/connect'
import { limits } from '../limits.ts'
import { expectNoPage, type FetchFile } from './fetch-file.ts'
import { baseOf } from './hosted-page.ts'

/** A page that starts with a single script. */
interface OneScriptPage {
  /** Full address of the script. */
  readonly script: string
  /** The page without it. */
  readonly html: string
}

const anyScript = /<script\b[^>]*>/gi
const entryScript = /<script\b(?=[^>]*\sentry[\s>])[^>]*\ssrc="([^"]+)"[^>]*><\/script>/i
/** Features that need another way of loading or running. */
const special = /\s(?:type|async|nomodule|crossorigin|ignore)\b/i
/** Named by its content hash, so that the content of an address never changes. */
const isNamedByContent = /[-.](?=[\w-]*[\dA-Z])[\w-]{8,}\.js$/

/**
 * The page as the SDK builds it: one classic script, marked as the entry, with a content hash in its name. Undefined
 * for any other page.
 */
export function oneScriptPage(html: string, entry: string): OneScriptPage | undefined {
  const [tag, address] = entryScript.exec(html) ?? []
  if (!tag || !address || html.match(anyScript)?.length !== 1 || special.test(tag)) return undefined
  const base = baseOf(html, entry)
  if (!URL.canParse(address, base)) return undefined
  const { href, pathname } = new URL(address, base)
  return isNamedByContent.test(pathname) ? { script: href, html: html.replace(tag, '') } : undefined
}

/** Prefetched pages, so that opening one soon after needs no request. */
export function createPageCache(now: () => number = () => performance.now()) {
  const pages = new Map<string, { readonly html: string; readonly at: number }>()
  return {
    keep(entry: string, html: string): void {
      pages.set(entry, { html, at: now() })
    },
    /** Undefined if there is none, or if it may be outdated. */
    take(entry: string): string | undefined {
      const page = pages.get(entry)
      pages.delete(entry)
      return page && now() - page.at < limits.prefetchedPageMs ? page.html : undefined
    },
  }
}

/** Runs a script with `global` in place of the window. */
type Run = (global: object) => void

/**
 * Scripts compiled once for all instances, possibly before a page is opened: compiling a megabyte takes as long as
 * rendering.
 * @param names globals that scripts read directly, since they never change
 */
export function createScriptRunner(names: readonly string[], fetchScript: (url: string) => Promise<string>) {
  const compiled = new Map<string, Promise<Run>>()

  /** Fetches and compiles the script once; rejects when it can't be loaded or is no script, and may then be retried. */
  return (url: string): Promise<Run> => {
    const known = compiled.get(url)
    if (known) return known
    const run = fetchScript(url).then((code) => compile(code, url, names))
    compiled.set(url, run)
    run.catch(() => compiled.delete(url))
    return run
  }
}

/** Like qiankun: what the script doesn't declare itself is looked up in the global object. */
function compile(code: string, url: string, names: readonly string[]): Run {
  const known = names.length > 0 ? `const {${names.join(',')}}=this;` : ''
  // The only way to run code fetched as text; the comment appended to it names it in stacks.
  const run = new Function(`with(this){${known}${code}\n}\n//# sourceURL=${url}`)
  return (global) => run.call(global)
}

interface Lifecycles {
  readonly [name: string]: unknown
}

const areLifecycles = (value: unknown): value is Lifecycles =>
  value instanceof Object &&
  ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(value, name) === 'function')

/** The property of the global object with the script's lifecycles: the SDK's, else the newest one. */
export function placeOfLifecycles(global: object, outside: object = window): PropertyKey | undefined {
  const holdsThem = (key: PropertyKey) =>
    !Reflect.has(outside, key) && areLifecycles(Reflect.get(global, key))
  // Listing all properties of a window takes longer than the rest of this.
  return holdsThem(lifecyclesProperty)
    ? lifecyclesProperty
    : Reflect.ownKeys(global).reverse().find(holdsThem)
}

interface PreparedPages {
  /** What can be done for a page before it is opened, without running any of it. */
  prepare(entry: string, html: string): Promise<void>
  /** The page's text, if it was prepared recently. */
  take(entry: string): string | undefined
  /** The page as qiankun gets it: without its script, if that is run here. */
  withoutScript(entry: string, html: string): string
  /**
   * Runs the removed script for one instance.
   * @param onRun called with its address just before
   */
  run(entry: string, global: object, onRun: (script: string) => void): Promise<void>
}

/**
 * Pages that start with a single script, as the SDK builds them: qiankun gets the page without it, so that the script
 * can be compiled before the page is opened. All other pages are left to qiankun.
 * @param names globals that scripts read directly
 */
export function createPreparedPages(fetchFile: FetchFile, names: readonly string[]): PreparedPages {
  const compiled = createScriptRunner(names, async (url) => expectNoPage(url, await fetchFile(url)))
  const kept = createPageCache()
  /** By the address of the page, whose text qiankun requests once. */
  const scripts = new Map<string, string>()

  return {
    async prepare(entry, html) {
      kept.keep(entry, html)
      const page = oneScriptPage(html, entry)
      if (page) await compiled(page.script)
    },
    take: kept.take,
    withoutScript(entry, html) {
      const page = oneScriptPage(html, entry)
      if (!page) return html
      scripts.set(entry, page.script)
      // Fetched while qiankun creates a sandbox; running the script reports a failure.
      compiled(page.script).catch(() => {})
      return page.html
    },
    async run(entry, global, onRun) {
      const script = scripts.get(entry)
      if (!script) return
      const run = await compiled(script)
      onRun(script)
      run(global)
      // qiankun reads the lifecycles from the property that was set last.
      const found = placeOfLifecycles(global)
      if (found) Reflect.set(global, found, Reflect.get(global, found))
    },
  }
}
