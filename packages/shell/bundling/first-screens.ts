import type { Plugin, Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Every module that these need before they can run, themselves included. */
function neededBy(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const needed = new Set(roots)
  // A set hands out what is added to it while it is walked through.
  for (const id of needed) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  }
  return needed
}

/**
 * Names the chunk `start` for all that the first screens need beyond the page's entry, so that it comes as one file: on
 * a slow line each further one may cost a round trip. What the entry calls need of it is apart, `session`: they begin
 * before all that draws has come.
 */
export function firstScreensChunk(entry: string, start: string, calls: readonly string[]) {
  let needed: Record<'atOnce' | 'first' | 'calls', ReadonlySet<string>> | undefined
  return (id: string, modules: Modules): string | null => {
    needed ??= {
      atOnce: neededBy([entry], modules),
      first: neededBy([start], modules),
      calls: neededBy(calls, modules),
    }
    if (needed.atOnce.has(id) || /^\0(rolldown|vite)\//.test(id)) return 'index'
    if (!needed.first.has(id)) return null
    return needed.calls.has(id) ? 'session' : 'start'
  }
}

/**
 * Where the page has them: scripts before all that can wait for its turn on a browser's few connections, styles after
 * the script of the head, which would wait for them, and at last what draws, which runs after all the others: what the
 * entry calls need goes before it.
 */
const places = {
  scripts: '<!-- first-scripts -->',
  styles: '<!-- first-styles -->',
  start: '<!-- start-script -->',
}

const links = (rel: string, files: readonly string[]) =>
  files.map((file) => `<link rel="${rel}" crossorigin href="/${file}">`).join('\n    ')

/** Names the code and styles of the first screens in the page, so that all of it is asked for at once. */
export function preloadFirstScreens(): Plugin {
  return {
    name: 'preload-first-screens',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'start')
        const chunk = start?.type === 'chunk' ? start : undefined
        const size = (file: string) => (bundle[file]?.type === 'chunk' ? bundle[file].code.length : 0)
        // The largest first, React: it decides when all are there.
        const scripts = [...(chunk?.imports ?? [])]
        scripts.sort((one, other) => size(other) - size(one))
        return html
          .replace(places.scripts, links('modulepreload', scripts))
          .replace(places.styles, links('stylesheet', [...(chunk?.viteMetadata?.importedCss ?? [])]))
          .replace(places.start, links('modulepreload', chunk ? [chunk.fileName] : []))
      },
    },
  }
}

/** Chunks that are there before anything asks for another one. */
const first: ReadonlySet<string> = new Set(['rolldown-runtime', 'index', 'session'])

/** What their files are called; undefined for all others. */
export const fileOfFirst = (chunk: string): string | undefined => (first.has(chunk) ? 'first' : undefined)

/** What is to be fetched with a file that is asked for later: nothing that every page begins with. */
export function withoutFirst(file: string, needed: string[]): string[] {
  const later = needed.filter((one) => !/^assets\/(first|react|start)-.*\.(js|css)$/.test(one))
  // A file that needs no other is fetched by asking for it.
  return later.every((one) => one === file) ? [] : later
}
