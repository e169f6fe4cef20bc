import { bridgeVersion } from './bridge.ts'

/** What a dev server's page runs, in its order: addresses of modules, and code that stands in the page itself. */
export interface DevPage {
  readonly html: string
  readonly modules: readonly ({ readonly src: string } | { readonly code: string })[]
}

const moduleScript = /<script\b[^>]*\btype=["']?module["']?[^>]*>([\s\S]*?)<\/script>\s*/g

/** Address, on the dev server, of the one classic script that stands for all modules of its page. */
export const devEntry = '/@portal/entry.js'

/**
 * Takes the module scripts out of a page and puts one classic entry script in their place: qiankun runs classic scripts
 * only.
 */
export function classicPage(html: string): DevPage {
  const modules: DevPage['modules'][number][] = []
  const rest = html.replace(moduleScript, (script, code: string) => {
    const src = /\ssrc=["']?([^"'\s>]+)/.exec(script.slice(0, script.indexOf('>') + 1))?.[1]
    if (src) modules.push({ src })
    else if (code.trim()) modules.push({ code })
    return ''
  })
  const entry = `<script defer entry src="${devEntry}"></script>`
  return { html: rest.replace(/(?=<\/body>)|$/, entry), modules }
}

/**
 * The classic entry script. It imports the modules and answers with lifecycles that wait for them. Modules run outside
 * qiankun's sandbox, where they cannot see that they are mounted: so they find a function that takes their lifecycles,
 * and as it is the window's, the pages of several dev servers take turns. Modules run once in the life of a window: what
 * the first instance got is kept for the others.
 * @param origin of the dev server
 * @param modules addresses on it
 */
export const entryScript = (origin: string, modules: readonly string[]): string => `(() => {
  const origin = ${JSON.stringify(origin)}
  const load = async () => {
    for (const module of ${JSON.stringify(modules)}) await import(new URL(module, origin).href)
  }
  if (!window.__POWERED_BY_QIANKUN__) return void load().catch(reportError)
  const outside = new Function('return window')()
  const kept = (outside.portalSubAppDevServers ??= { turn: Promise.resolve(), lifecycles: {} })
  const offered = kept.turn.then(async () => {
    outside.portalSubAppDev = (lifecycles) => { kept.lifecycles[origin] = lifecycles }
    await load().finally(() => { outside.portalSubAppDev = undefined })
    if (!kept.lifecycles[origin]) throw new Error('No module of ' + origin + ' called startSubApp.')
    return kept.lifecycles[origin]
  })
  kept.turn = offered.catch(() => {})
  const lifecycle = (name) => async (props) => (await offered)[name](props)
  window.portalSubApp = {
    bridgeVersion: ${bridgeVersion},
    bootstrap: lifecycle('bootstrap'),
    mount: lifecycle('mount'),
    unmount: lifecycle('unmount'),
  }
})()
`
