import type { MicroAppOptions } from '../host/micro-app.ts'
import { oneScriptPage } from './entry-script.ts'
import { expectNoPage } from './fetch-file.ts'
import { createKeptPages } from './kept-pages.ts'
import { createScriptRunner, placeOfLifecycles } from './script-runner.ts'

type FetchFile = MicroAppOptions['fetchFile']

export interface PreparedPages {
  /** All that can be done for a page before it is opened, without running any of it. */
  prepare(entry: string, html: string): Promise<void>
  /** The page's text, where it was prepared a short while ago. */
  take(entry: string): string | undefined
  /** The page as the hosting library gets it: without its script, where that is run here. */
  withoutScript(entry: string, html: string): string
  /** Runs the script that was taken out, for one instance. */
  run(entry: string, global: object): Promise<void>
}

/**
 * Pages that start by one script, as the SDK builds them: the hosting library gets the page alone, so that the script can
 * be compiled before anybody opens it. All other pages are the library's.
 * @param names globals that scripts read directly
 */
export function createPreparedPages(fetchFile: FetchFile, names: readonly string[]): PreparedPages {
  const compiled = createScriptRunner(names, async (url) => expectNoPage(url, await fetchFile(url)))
  const kept = createKeptPages()
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
      // Fetched while the library makes a sandbox; a failure is told where the script is run.
      compiled(page.script).catch(() => {})
      return page.html
    },
    async run(entry, global) {
      const script = scripts.get(entry)
      if (!script) return
      const run = await compiled(script)
      run(global)
      // The library takes up the lifecycles from where something was put last.
      const found = placeOfLifecycles(global)
      if (found) Reflect.set(global, found, Reflect.get(global, found))
    },
  }
}
