import type { Plugin, Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Every module that `start` needs before it can run, itself included. */
function neededBy(start: string, modules: Modules): ReadonlySet<string> {
  const needed = new Set([start])
  // A set hands out what is added to it while it is walked through.
  for (const id of needed) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) needed.add(imported)
  }
  return needed
}

/**
 * Names the chunk `start` for all that the first screens need beyond the page's entry, so that it comes as one file:
 * on a slow line each further one may cost a round trip.
 */
export function firstScreensChunk(entry: string, start: string) {
  let needed: { readonly atOnce: ReadonlySet<string>; readonly first: ReadonlySet<string> } | undefined
  return (id: string, modules: Modules): string | null => {
    needed ??= { atOnce: neededBy(entry, modules), first: neededBy(start, modules) }
    if (needed.atOnce.has(id) || /^\0(rolldown|vite)\//.test(id)) return 'index'
    return needed.first.has(id) ? 'start' : null
  }
}

/** Where the page has them: scripts before all that can wait for its turn on a browser's few connections, styles after the script of the head, which would wait for them. */
const places = { scripts: '<!-- first-scripts -->', styles: '<!-- first-styles -->' }

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
        // The largest first: it decides when all are there.
        const scripts = chunk ? [chunk.fileName, ...chunk.imports] : []
        scripts.sort((one, other) => size(other) - size(one))
        return html
          .replace(places.scripts, links('modulepreload', scripts))
          .replace(places.styles, links('stylesheet', [...(chunk?.viteMetadata?.importedCss ?? [])]))
      },
    },
  }
}
