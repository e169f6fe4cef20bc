import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ProxyOptions } from 'vite'
import { Refusal, signedIn, signInPath, worldCookieOf } from './vite-sign-in.ts'

const example = 'http://localhost:8200'

/**
 * Lets a page that runs by itself ask a portal's backend: calls below `/api` go there, and `/sign-in?user=NAME` opens the
 * page signed in as a person of the demo company, whose stand-in identity provider asks for no password.
 * @param portal address of a running portal
 */
export function subAppBackend(portal: string): Plugin {
  const origin = originOf(portal)
  const middleware = (request: IncomingMessage, response: ServerResponse) =>
    void signedIn(origin, request).then(
      (address) => response.writeHead(302, { ...secret, location: address }).end(),
      (error: Error) =>
        response.writeHead(error instanceof Refusal ? error.status : 502, plain).end(`${error.message}\n`),
    )
  return {
    name: 'portal-sub-app-backend',
    apply: 'serve',
    config: () => ({ server: { proxy: { '/api': backendAt(origin) } } }),
    configureServer: ({ middlewares }) => void middlewares.use(signInPath, middleware),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(signInPath, middleware),
  }
}

const plain = { 'content-type': 'text/plain; charset=utf-8' }
const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

const backendAt = (origin: string): ProxyOptions => ({
  target: origin,
  changeOrigin: true,
  configure: (proxy) =>
    proxy.on('proxyReq', (passedOn, request) => passedOn.setHeader('cookie', worldCookieOf(request))),
})

function originOf(portal: string): string {
  const url = URL.canParse(portal) ? new URL(portal) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`The portal's address is ${JSON.stringify(portal)}; expected one such as ${example}`)
}
