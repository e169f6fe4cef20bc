import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

const example = 'http://localhost:8200'
const login = '/api/baseNewServer/baseLoginService/ssoLogin'
/** Of the page's own server: `/sign-in?user=wangjing`. */
const signInPath = '/sign-in'

type Ask = (path: string, init: RequestInit) => Promise<Response>

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
    config: () => ({ server: { proxy: { '/api': origin } } }),
    configureServer: ({ middlewares }) => void middlewares.use(signInPath, middleware),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(signInPath, middleware),
  }
}

/** Who asks can mend it. */
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
const plain = { 'content-type': 'text/plain; charset=utf-8' }
const secret = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

function originOf(portal: string): string {
  const url = URL.canParse(portal) ? new URL(portal) : undefined
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new Error(`The portal's address is ${JSON.stringify(portal)}; expected one such as ${example}`)
}

/** The address of the page with who is signed in; the stand-in for the portal takes the certificate out of it. */
async function signedIn(portal: string, { url, headers }: IncomingMessage): Promise<string> {
  const user = new URL(url ?? '', example).searchParams.get('user')
  if (!user)
    throw new Refusal(
      400,
      `${signInPath} has to know who; expected ${signInPath}?user=NAME, an account that the portal tells at its start`,
    )
  // By the cookie a backend knows which of its worlds the browser is in.
  const passed = { cookie: headers.cookie ?? '' }
  const ask: Ask = (path, init) =>
    fetch(portal + path, { ...init, headers: passed, signal: AbortSignal.timeout(patienceMs) }).catch(
      (cause) => {
        throw new Error(noAnswer(portal), { cause })
      },
    )
  const code = await codeFor(user, portal, ask)
  return `/?${new URLSearchParams({ user, certificate: await certificateOf(code, portal, ask) })}`
}

async function codeFor(user: string, portal: string, ask: Ask): Promise<string> {
  const query = new URLSearchParams({ user, redirect_uri: `${portal}/` })
  const response = await ask(`/sso-provider?${query}`, { redirect: 'manual' })
  if (response.status === 404) throw new Refusal(404, `${portal} knows nobody called ${user}`)
  const code = new URL(response.headers.get('location') ?? '', portal).searchParams.get('code')
  if (!code)
    throw new Error(`${portal} is no portal of the demo company: it signs nobody in without a password`)
  return code
}

async function certificateOf(code: string, portal: string, ask: Ask): Promise<string> {
  const params = JSON.stringify({ loginType: 'sso', ssoSystem: 'OA', code })
  const answer: unknown = await (
    await ask(login, { method: 'POST', body: new URLSearchParams({ params }) })
  ).json()
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  const found =
    typeof data === 'object' && data !== null && 'certificate' in data ? data.certificate : undefined
  if (typeof found === 'string') return found
  throw new Error(`${portal} gave no certificate for its own sign-on code`)
}
