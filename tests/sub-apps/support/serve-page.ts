import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'

// Its bundle for browsers, which holds the libraries that it is made of: the workspace patches their modules alone.
const qiankun = join(
  dirname(createRequire(import.meta.url).resolve('qiankun/package.json')),
  'dist/index.umd.min.js',
)

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Serves a built page at `/`, and beside it the page that hosts it by plain qiankun, at `/plain.html`. */
export async function servePage(folder: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url.replace(/\?.*/, '').slice(1) || 'index.html'
    const file =
      {
        'plain.html': join(import.meta.dirname, 'plain.html'),
        'qiankun.js': qiankun,
      }[name] ?? join(folder, name)
    response.setHeader('access-control-allow-origin', '*')
    try {
      const content = await readFile(file)
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(content)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { url: `http://localhost:${address.port}/`, close: () => server.close() }
}
