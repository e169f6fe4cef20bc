import { readFile } from 'node:fs/promises'
import { parsedJson, type UpstreamAnswer } from '@portal/mock-server/upstream/answer-source'
import { readAtMost } from '@portal/mock-server/upstream/pass-on'
import type { EncodedRequest } from '@portal/protocol/encoding'
import { systemErrorCode } from '@portal/store/store-error'
import { UsageError } from '../failure.ts'
import { askSecret } from '../terminal/terminal.ts'

/** What came of one request: an answer, or why there is none. */
export interface Exchange {
  readonly durationMs: number
  readonly answer?: UpstreamAnswer
  /** The path that answered, where the backend sent the request on to another. */
  readonly movedTo?: string
  readonly trouble?: string
}

interface Target {
  /** Without a trailing slash. */
  readonly base: string
  readonly timeoutMs: number
  readonly certificate?: string | undefined
}

const longestAnswerMiB = 10

/**
 * Sends one request and reads its whole answer. Redirects that keep method and body are followed to other paths of the
 * backend, as browsers do; others lead to pages for people, and another origin must not get the certificate.
 */
export async function exchange(target: Target, request: EncodedRequest): Promise<Exchange> {
  const startedAt = performance.now()
  const took = () => ({ durationMs: Math.round(performance.now() - startedAt) })
  try {
    return { ...(await followed(target, request)), ...took() }
  } catch (error) {
    return { trouble: troubleIn(error, target), ...took() }
  }
}

async function followed(
  target: Target,
  request: EncodedRequest,
): Promise<Pick<Exchange, 'answer' | 'movedTo'>> {
  let asked = target.base + request.url
  let answer = await answerTo(target, request, asked)
  let movedTo: string | undefined
  for (let hop = 0; hop < mostHops; hop++) {
    const next = nextAddress(answer, asked)
    if (!next) break
    asked = next.href
    movedTo = next.pathname
    answer = await answerTo(target, request, asked)
  }
  return { answer, ...(movedTo === undefined ? {} : { movedTo }) }
}

const mostHops = 5

/** Where an answer sends the same request on to, on the same origin. */
function nextAddress({ httpStatus, headers: { location } }: UpstreamAnswer, asked: string): URL | undefined {
  const keepsRequest = httpStatus === 307 || httpStatus === 308
  if (!keepsRequest || location === undefined || !URL.canParse(location, asked)) return undefined
  const next = new URL(location, asked)
  return next.origin === new URL(asked).origin ? next : undefined
}

async function answerTo(
  { timeoutMs, certificate }: Target,
  { method, headers, body }: EncodedRequest,
  address: string,
): Promise<UpstreamAnswer> {
  const response = await fetch(address, {
    method,
    headers: { ...headers, ...(certificate === undefined ? {} : { Certificate: certificate }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body }),
  })
  const most = longestAnswerMiB * 1024 * 1024
  const bytes = response.body ? await readAtMost(response.body, most) : new Uint8Array()
  if (!bytes) throw new Error(`more than ${longestAnswerMiB} MiB`)
  const text = new TextDecoder().decode(bytes) // without a byte order mark
  return {
    answeredBy: 'upstream',
    httpStatus: response.status,
    headers: {
      ...headerOf(response, 'content-type'),
      ...headerOf(response, 'location'),
    },
    body: text,
    json: parsedJson(text),
  }
}

function headerOf({ headers }: Response, name: 'content-type' | 'location') {
  const value = headers.get(name)
  return value === null ? {} : { [name]: value }
}

function troubleIn(error: unknown, { timeoutMs }: Target): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `none within ${timeoutMs / 1000} s`
  const { cause } = error // fetch hides the system's reason there
  return cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : error.message
}

/** As whom a backend is called. */
export type Identity =
  | { readonly userName: string; readonly password: string }
  | { readonly certificate: string }

export interface IdentityOptions {
  readonly user?: string
  readonly passwordFile?: string
  readonly certificateFile?: string
}

/** The variable that a password is taken from. */
const passwordVariable = 'PORTAL_PASSWORD'

/**
 * The person of the flags. A password comes from a file, the environment or the keyboard, never from an argument, which
 * other people of the machine could read.
 * @throws {UsageError} when it is missing
 */
export async function identityOf({
  user,
  passwordFile,
  certificateFile,
}: IdentityOptions): Promise<Identity> {
  if (certificateFile !== undefined) {
    if (user !== undefined || passwordFile !== undefined)
      throw new UsageError(
        'A certificate needs no account; leave out --certificate-file, or --user and --password-file.',
      )
    return { certificate: await secretIn(certificateFile, '--certificate-file') }
  }
  if (user === undefined) throw new UsageError('Expected --user NAME, or --certificate-file FILE.')
  if (passwordFile !== undefined)
    return { userName: user, password: await secretIn(passwordFile, '--password-file') }
  const given = process.env[passwordVariable]
  if (given) return { userName: user, password: given }
  if (process.stdin.isTTY) return { userName: user, password: await askSecret(`Password of ${user}: `) }
  throw new UsageError(
    `The password of ${user} is missing; set ${passwordVariable}, or add --password-file FILE.`,
  )
}

async function secretIn(file: string, flag: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${flag} ${file} cannot be read (${systemErrorCode(error) ?? String(error)}).`)
  })
  if (text.trim() === '') throw new UsageError(`${flag} ${file} is empty.`)
  return text.trim()
}

/** What must not be written anywhere. */
export const secretsOf = (identity: Identity): string[] =>
  'certificate' in identity ? [identity.certificate] : [identity.password]
