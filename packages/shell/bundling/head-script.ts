import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite'
import { deferredFiles, filesOf, frameFiles } from './chunks.ts'

/** The entry with all it imports as one classic script. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    // Unsupported browsers must be able to parse this script, since it shows them the message.
    build: { target: 'es2018', write: false, lib: { entry, formats: ['iife'], name: 'portalHead' } },
  })
  const outputs = Array.isArray(result) ? result : [result as Rolldown.RolldownOutput] // without a watcher
  return outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code ?? ''
}

/** Placed before the styles, which it would wait for, and after the resources that requests depend on. */
const place = '<!-- head-script -->'

const developmentAddress = '/head.js'

/**
 * Puts a small script into the page's head that runs before the first paint: a blocking classic script, as a file
 * because the content policy forbids inline scripts.
 */
export function headScript(entry: string): Plugin {
  let file = developmentAddress
  return {
    name: 'head-script',
    configureServer(server) {
      server.middlewares.use(developmentAddress, (_request, response, next) => {
        bundle(entry).then((code) => {
          response.setHeader('Content-Type', 'text/javascript')
          response.end(code)
        }, next)
      })
    },
    async generateBundle() {
      const code = await bundle(entry)
      file = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'head.js', source: code }))}`
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const frame = filesOf(frameFiles, bundle).join(' ')
        const deferred = filesOf(deferredFiles, bundle).join(' ')
        return html.replace(
          place,
          `<script src="${file}" data-frame="${frame}" data-deferred="${deferred}"></script>`,
        )
      },
    },
  }
}
