import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ProxyOptions } from 'vite'

const login = '/api/baseNewServer/baseLoginService/ssoLogin'
const userInfo = '/api/imsSaafBaseServer/permissions/getUserInfo'
/** Of the page's own server: `/sign-in?user=wangjing`. */
const signInPath = '/sign-in'

interface Asked {
  readonly method?: 'POST'
  readonly body?: URLSearchParams
  readonly redirect?: 'manual'
  readonly headers?: Readonly<Record<string, string>>
}
type Ask = (path: string, init: Asked) => Promise<Response>

/** An error that the caller can fix. */
class Refusal extends Error {
  readonly status: 400 | 404
  constructor(status: 400 | 404, message: string) {
    super(message)
    this.status = status
  }
}

const patienceMs = 10_000
const noAnswer = (portal: string) =>
  `No portal answers at ${portal}; start it, or name its address as PORTAL in .env.local`

/**
 * The cookie with the browser's world. No other is forwarded: cookies are shared by all ports of a machine, and those
 * of other portals contain certificates.
 */
const worldCookieOf = ({ headers }: IncomingMessage): string =>
  /(?:^|; *)(portal-world=[^;]*)/.exec(headers.cookie ?? '')?.[1] ?? ''

/** The address of the page with the session; the stand-in portal removes the certificate from it. */
async function signedIn(portal: string, request: IncomingMessage): Promise<string> {
  const user = new URL(request.url ?? '', portal).searchParams.get('user')
  if (!user)
    throw new Refusal(
      400,
      `${signInPath} has to know who; expected ${signInPath}?user=NAME, an account that the portal tells at its start`,
    )
  const passed = {
    cookie: worldCookieOf(request),
    'accept-language': request.headers['accept-language'] ?? '',
  }
  const ask: Ask = (path, init) =>
    fetch(portal + path, {
      ...init,
      headers: { ...passed, ...init.headers },
      signal: AbortSignal.timeout(patienceMs),
    }).catch((cause) => {
      throw new Error(noAnswer(portal), { cause })
    })
  const code = await codeFor(user, portal, ask)
  const certificate = await certificateOf(code, portal, ask)
  return `/?${new URLSearchParams({ user, certificate, ...(await personOf(certificate, ask)) })}`
}

async function codeFor(user: string, portal: string, ask: Ask): Promise<string> {
  const query = new URLSearchParams({ user, redirect_uri: `${portal}/` })
  const response = await ask(`/sso-provider?${query}`, { redirect: 'manual' })
  if (response.status === 404) throw new Refusal(404, `${portal} has no user ${user}`)
  // The stand-in identity provider serves loopback only.
  if (response.status === 400)
    throw new Error(
      `${portal} requires a password from other machines; start a portal on this one, ` +
        'and name it, such as http://localhost:8200, as PORTAL in .env.local',
    )
  const code = new URL(response.headers.get('location') ?? '', portal).searchParams.get('code')
  if (!code) throw new Error(`${portal} is no portal of the demo company: it requires a password`)
  return code
}

async function certificateOf(code: string, portal: string, ask: Ask): Promise<string> {
  const params = JSON.stringify({ loginType: 'sso', ssoSystem: 'OA', code })
  const { certificate } = await dataOf(
    await ask(login, { method: 'POST', body: new URLSearchParams({ params }) }),
  )
  if (typeof certificate === 'string') return certificate
  throw new Error(`${portal} gave no certificate for its own sign-on code`)
}

/** Name of that person; where the portal doesn't return it, the page uses the user name. */
async function personOf(certificate: string, ask: Ask) {
  const query = new URLSearchParams({ token: certificate })
  const { userId, userFullName } = await ask(`${userInfo}?${query}`, { headers: { certificate } })
    .then(dataOf)
    .catch(() => ({ userId: undefined, userFullName: undefined }))
  return {
    ...((typeof userId === 'number' || typeof userId === 'string') && { userId: String(userId) }),
    ...(typeof userFullName === 'string' && { userFullName }),
  }
}

/** The data inside an envelope. */
async function dataOf(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const answer: unknown = await response.json()
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  return typeof data === 'object' && data !== null ? { ...data } : {}
}

const example = 'http://localhost:8200'

/**
 * Connects a standalone page to a portal's backend: calls below `/api` are forwarded, and `/sign-in?user=NAME` opens
 * the page signed in as a person of the demo company, without a password.
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
