import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { classicPage, type DevPage, devEntry, entryScript } from './dev-page.ts'
import { untilItRests, whenFilled } from './written-file.ts'

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
      // Never what a page of before a restart had: the portal may have kept that page.
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
        watch:
          own?.watch === null ? null : { awaitWriteFinish: own?.watch?.awaitWriteFinish ?? untilItRests },
      },
    }),
    // Vite waits for it before it reads the file and tells the page.
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
