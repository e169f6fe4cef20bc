import { lifecyclesProperty } from '@portal/sub-app-sdk/connect'
import { limits } from '../limits.ts'
import { expectNoPage, type FetchFile } from './fetch-file.ts'
import { baseOf } from './hosted-page.ts'

/** A page that starts by one script alone. */
interface OneScriptPage {
  /** Full address of the script. */
  readonly script: string
  /** The page without it. */
  readonly html: string
}

const anyScript = /<script\b[^>]*>/gi
const entryScript = /<script\b(?=[^>]*\sentry[\s>])[^>]*\ssrc="([^"]+)"[^>]*><\/script>/i
/** What asks for another way to be loaded or run. */
const special = /\s(?:type|async|nomodule|crossorigin|ignore)\b/i
/** Named after its content, so that what the address once held is what it holds. */
const isNamedByContent = /[-.](?=[\w-]*[\dA-Z])[\w-]{8,}\.js$/

/**
 * The page as the SDK builds it: one classic script, marked as the entry, whose name changes with its content. Undefined
 * for every other page.
 */
export function oneScriptPage(html: string, entry: string): OneScriptPage | undefined {
  const [tag, address] = entryScript.exec(html) ?? []
  if (!tag || !address || html.match(anyScript)?.length !== 1 || special.test(tag)) return undefined
  const base = baseOf(html, entry)
  if (!URL.canParse(address, base)) return undefined
  const { href, pathname } = new URL(address, base)
  return isNamedByContent.test(pathname) ? { script: href, html: html.replace(tag, '') } : undefined
}

/** Pages that were fetched before they were opened, so that opening them soon after waits for nothing. */
export function createPageCache(now: () => number = () => performance.now()) {
  const pages = new Map<string, { readonly html: string; readonly at: number }>()
  return {
    keep(entry: string, html: string): void {
      pages.set(entry, { html, at: now() })
    },
    /** Undefined when there is none, or when a newer one may be served by now. */
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
 * Scripts that are compiled once for all instances, and may be so before a page is opened: for one of a million
 * letters that takes as long as drawing it.
 * @param names globals that scripts read directly, since they never change
 */
export function createScriptRunner(names: readonly string[], fetchScript: (url: string) => Promise<string>) {
  const compiled = new Map<string, Promise<Run>>()

  /** Fetches and compiles the script once; rejects when it can't be loaded or is no script, and may be retried then. */
  return (url: string): Promise<Run> => {
    const known = compiled.get(url)
    if (known) return known
    const run = fetchScript(url).then((code) => compile(code, url, names))
    compiled.set(url, run)
    run.catch(() => compiled.delete(url))
    return run
  }
}

/** As the hosting library does it: what the script does not declare itself it finds in the global object. */
function compile(code: string, url: string, names: readonly string[]): Run {
  const known = names.length > 0 ? `const {${names.join(',')}}=this;` : ''
  // Nothing else runs code that was fetched as text; what comes after the text names it in stacks of errors.
  const run = new Function(`with(this){${known}${code}\n}\n//# sourceURL=${url}`)
  return (global) => run.call(global)
}

interface Lifecycles {
  readonly [name: string]: unknown
}

const areLifecycles = (value: unknown): value is Lifecycles =>
  value instanceof Object &&
  ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(value, name) === 'function')

/** Where a script has put its lifecycles in the global object that it was run with: where the SDK does, else the newest property. */
export function placeOfLifecycles(global: object, outside: object = window): PropertyKey | undefined {
  const holdsThem = (key: PropertyKey) =>
    !Reflect.has(outside, key) && areLifecycles(Reflect.get(global, key))
  // To list all properties of a window takes longer than all the rest of this.
  return holdsThem(lifecyclesProperty)
    ? lifecyclesProperty
    : Reflect.ownKeys(global).reverse().find(holdsThem)
}

interface PreparedPages {
  /** All that can be done for a page before it is opened, without running any of it. */
  prepare(entry: string, html: string): Promise<void>
  /** The page's text, where it was prepared a short while ago. */
  take(entry: string): string | undefined
  /** The page as the hosting library gets it: without its script, where that is run here. */
  withoutScript(entry: string, html: string): string
  /**
   * Runs the script that was taken out, for one instance.
   * @param onRun called with its address just before
   */
  run(entry: string, global: object, onRun: (script: string) => void): Promise<void>
}

/**
 * Pages that start by one script, as the SDK builds them: the hosting library gets the page alone, so that the script can
 * be compiled before the page is opened. All other pages are the library's.
 * @param names globals that scripts read directly
 */
export function createPreparedPages(fetchFile: FetchFile, names: readonly string[]): PreparedPages {
  const compiled = createScriptRunner(names, async (url) => expectNoPage(url, await fetchFile(url)))
  const kept = createPageCache()
  /** By the address of the page, whose text the library asks for once. */
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
      // Fetched while the library makes a sandbox; running the script reports a failure.
      compiled(page.script).catch(() => {})
      return page.html
    },
    async run(entry, global, onRun) {
      const script = scripts.get(entry)
      if (!script) return
      const run = await compiled(script)
      onRun(script)
      run(global)
      // The library takes up the lifecycles from where something was put last.
      const found = placeOfLifecycles(global)
      if (found) Reflect.set(global, found, Reflect.get(global, found))
    },
  }
}
