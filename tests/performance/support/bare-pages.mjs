import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { build } from 'vite'

const compress = promisify(brotliCompress)
const sources = resolve(import.meta.dirname, '../bare-pages')
const built = resolve(import.meta.dirname, '../../node_modules/.cache/bare-pages')

/** @type {Readonly<Record<string, string>>} */
const types = { '.html': 'text/html', '.js': 'text/javascript' }

/**
 * Builds a page of `bare-pages` as the portal is built: minified, React in a file of its own.
 * @param {string} name
 */
async function buildPage(name) {
  await build({
    root: sources,
    base: `/${name}/`,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(built, name),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: join(sources, `${name}.html`),
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
          },
        },
      },
    },
  })
}

/**
 * Builds and serves the pages that the portal's are compared with, compressed as the portal's are.
 * @param {readonly string[]} names
 */
export async function startBarePages(names) {
  // The slow React is no measure.
  process.env.NODE_ENV = 'production'
  /** Compressed ahead, as the portal's files are. @type {Map<string, Buffer>} */
  const files = new Map()
  for (const name of names) {
    await buildPage(name)
    for (const file of await readdir(join(built, name), { recursive: true }))
      if (extname(file) in types)
        files.set(`/${name}/${file}`, await compress(await readFile(join(built, name, file))))
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = names.includes(pathname.slice(1)) ? `${pathname}${pathname}.html` : pathname
    const content = files.get(file)
    if (!content) return response.writeHead(404).end()
    response.setHeader('Content-Type', types[extname(file)] ?? '')
    response.setHeader('Content-Encoding', 'br')
    return response.end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('A server on a port has an address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise((done) => server.close(() => done(undefined))),
  }
}
