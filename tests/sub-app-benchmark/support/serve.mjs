import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @type {Readonly<Record<string, string>>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/**
 * Serves files from memory, compressed ahead, with the headers of the portal's own files: pages are requested again each
 * time, everything else is kept for good.
 * @param {ReadonlyMap<string, Buffer>} files by address
 */
export async function serveFiles(files) {
  /** @type {Map<string, { content: Buffer, tag: string, type: string }>} */
  const answers = new Map()
  for (const [path, content] of files) {
    const tag = `"${createHash('sha1').update(content).digest('base64url')}"`
    const answer = {
      content: gzipSync(content),
      tag,
      type: types[extname(path)] ?? 'application/octet-stream',
    }
    answers.set(path, answer)
    if (path.endsWith('/index.html')) answers.set(path.slice(0, -'index.html'.length), answer)
  }
  const server = createServer((request, response) => {
    const answer = answers.get(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!answer) return response.writeHead(404).end()
    const isPage = answer.type === 'text/html'
    response.setHeader('Cache-Control', isPage ? 'no-cache' : 'public, max-age=31536000, immutable')
    response.setHeader('ETag', answer.tag)
    if (request.headers['if-none-match'] === answer.tag) return response.writeHead(304).end()
    response.setHeader('Content-Type', answer.type)
    response.setHeader('Content-Encoding', 'gzip')
    return response.end(answer.content)
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
