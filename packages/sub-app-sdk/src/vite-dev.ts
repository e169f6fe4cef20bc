import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Plugin, ViteDevServer } from 'vite'
import { bridgeVersion } from './bridge.ts'

/**
 * Many editors truncate a file before they write it. Read in between, a style sheet is empty until the next change,
 * and a module has lost its exports, which reloads the whole portal. Chokidar options in ms.
 */
const writeFinish = { stabilityThreshold: 50, pollInterval: 10 }

const betweenLooksMs = 10
/** A file that is empty on purpose is read after this many checks. Not a time: on a busy machine editors are slow, too. */
const maxChecks = 100

const isEmpty = (file: string) =>
  stat(file).then(
    ({ size }) => size === 0,
    // Deleted again, which is a change of its own.
    () => false,
  )

/**
 * Resolves when there is something in the file again. Chokidar's rest alone does not promise that: where a busy server
 * looks late, it takes the first size that it sees for the last.
 */
async function whenFilled(file: string): Promise<void> {
  for (let looks = 0; looks < maxChecks && (await isEmpty(file)); looks += 1) await setTimeout(betweenLooksMs)
}

/** What a dev server's page runs, in its order: addresses of modules, and inline code. */
interface DevPage {
  readonly html: string
  readonly modules: readonly ({ readonly src: string } | { readonly code: string })[]
}

const moduleScript = /<script\b[^>]*\btype=["']?module["']?[^>]*>([\s\S]*?)<\/script>\s*/g

/** Address, on the dev server, of the one classic script that loads all modules of its page. */
const devEntry = '/@portal/entry.js'

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
 * The classic entry script: imports the modules and exposes lifecycles that wait for them. Modules run once per window,
 * outside qiankun's sandbox, so they register by a global function, and dev servers take turns.
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

export interface SubAppDevOptions {
  /** Origins of portals, beside those on this machine, that may load from the dev server. */
  readonly portals?: readonly string[]
}

const inlineModule = '/@portal/inline/'
/** Vite's own rule for who may read from a dev server: pages of this machine. */
const thisMachine = /^https?:\/\/(?:(?:[^:]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * Makes the page of a dev server mountable by the portal, hot reload included: a classic entry script that imports the
 * modules, and addresses of assets that name the dev server.
 */
export function subAppDev({ portals = [] }: SubAppDevOptions): Plugin {
  let modules: DevPage['modules'] = []

  async function scriptAt(path: string, request: IncomingMessage, server: ViteDevServer) {
    if (path === devEntry) {
      // Never the modules of a page from before a restart: the portal may have cached that page.
      const file = await readFile(join(server.config.root, 'index.html'), 'utf8')
      await server.transformIndexHtml('/index.html', file)
      return entryScript(originOf(request, server), modules.map(moduleAddress))
    }
    const inline = path.startsWith(inlineModule)
      ? modules[Number.parseInt(path.slice(inlineModule.length), 10)]
      : undefined
    return inline && 'code' in inline ? inline.code : undefined
  }

  return {
    name: 'portal-sub-app-dev',
    apply: 'serve',
    config: ({ server: own }) => ({
      server: {
        cors: { origin: [thisMachine, ...portals] },
        watch: own?.watch === null ? null : { awaitWriteFinish: own?.watch?.awaitWriteFinish ?? writeFinish },
      },
    }),
    // Vite awaits it before it reads the file and notifies the page.
    watchChange: (file, { event }) => (event === 'delete' ? undefined : whenFilled(file)),
    configureServer(server) {
      server.httpServer?.once('listening', () => nameOrigin(server))
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        scriptAt(path, request, server).then((script) => {
          if (script === undefined) return next()
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('cache-control', 'no-store')
          response.end(script)
        }, next)
      })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { server }) {
        if (!server) return html
        const page = classicPage(html)
        modules = page.modules
        return page.html
      },
    },
  }
}

const moduleAddress = (module: DevPage['modules'][number], index: number) =>
  'src' in module ? module.src : `${inlineModule}${index}.js`

/** Assets are addressed with it, since the page's own origin is the portal's. */
function nameOrigin({ config, httpServer }: ViteDevServer): void {
  const address = httpServer?.address()
  if (config.server.origin || !address || typeof address === 'string') return
  config.server.origin = `${protocolOf(config)}//localhost:${address.port}`
}

const originOf = ({ headers }: IncomingMessage, { config }: ViteDevServer) =>
  `${protocolOf(config)}//${headers.host ?? 'localhost'}`

const protocolOf = ({ server }: ViteDevServer['config']) => (server.https ? 'https:' : 'http:')
