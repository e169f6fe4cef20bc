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

/** Where the page has them: before all that can wait for its turn on a browser's few connections. */
const place = '<!-- first-screens -->'

const link = (rel: string, file: string) => `<link rel="${rel}" crossorigin href="/${file}">`

/** Names the code and styles of the first screens in the page, so that they come together with the entry that asks for them. */
export function preloadFirstScreens(): Plugin {
  return {
    name: 'preload-first-screens',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'start')
        if (start?.type !== 'chunk') return html.replace(place, '')
        const size = (file: string) => (bundle[file]?.type === 'chunk' ? bundle[file].code.length : 0)
        // The largest first: it decides when all are there.
        const scripts = [start.fileName, ...start.imports]
          .filter((file) => !html.includes(file))
          .sort((one, other) => size(other) - size(one))
        const styles = [...(start.viteMetadata?.importedCss ?? [])]
        const links = [
          ...scripts.map((file) => link('modulepreload', file)),
          ...styles.map((file) => link('stylesheet', file)),
        ]
        return html.replace(place, links.join('\n    '))
      },
    },
  }
}
