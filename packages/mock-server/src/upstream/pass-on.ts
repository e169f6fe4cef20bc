import { Readable } from 'node:stream'
import type { AnsweredBy, Difference } from '@portal/protocol/control/requests'
import { adoptCertificate, issueCertificate } from '@portal/store/certificates'
import type { World } from '@portal/store/worlds/world'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { mask } from '../domain/masking.ts'
import { pathOf } from '../domain/page-address.ts'
import { filled, Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import {
  type AnswerHeaders,
  type AnswerSource,
  parsedJson,
  type UpstreamAnswer,
  type UpstreamRequest,
} from './answer-source.ts'
import { acceptedData, fieldsOf, textIn, withParams } from './request-parts.ts'
import { isSignIn, userNameIn } from './sign-ins.ts'

/** An answer that is longer is refused. */
const longestAnswerMiB = 10

interface Address {
  /** Without a trailing slash. */
  readonly base: string
  /** The `Via` header of the request. */
  readonly server: string
  /** How long the whole answer may take. */
  readonly timeoutMs: number
}

/**
 * Sends a request, whose path is a straight one, to an upstream as it came in. Redirects are handed back, not followed.
 * @throws {Rejection} HTTP 502 or 504 that names the upstream, when there is no answer or too long a one
 */
export async function passOn(
  { base, server, timeoutMs }: Address,
  request: UpstreamRequest,
  signal: AbortSignal,
): Promise<UpstreamAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const url = base + request.url
    const response = await fetch(url, {
      method: request.method,
      headers: passedHeaders(request.headers, server),
      redirect: 'manual',
      signal: AbortSignal.any([timeout, signal]),
      ...(request.bytes === undefined ? {} : { body: request.bytes }),
    })
    const bytes = response.body
      ? await readAtMost(response.body, longestAnswerMiB * 1024 * 1024)
      : Buffer.of()
    if (!bytes)
      throw new Rejection(filled(texts.upstreamTooLong, { address: base, mib: longestAnswerMiB }), {
        httpStatus: 502,
      })
    const headers = handedBackHeaders(response.headers, url)
    const body = isText(headers['content-type']) ? bytes.toString('utf8') : bytes
    const json = typeof body === 'string' ? parsedJson(body) : undefined
    return { answeredBy: 'upstream', httpStatus: response.status, headers, body, json }
  } catch (error) {
    if (error instanceof Rejection) throw error
    const code = systemReason(error)
    if (timeout.aborted || code === 'UND_ERR_CONNECT_TIMEOUT')
      throw new Rejection(filled(texts.upstreamTimeout, { address: base, seconds: timeoutMs / 1000 }), {
        httpStatus: 504,
      })
    throw new Rejection(filled(texts.upstreamUnreachable, { address: base, reason: code }), {
      httpStatus: 502,
    })
  }
}

/** Text in the only encoding that is read here; anything else is passed on as bytes. */
const isText = (type = '') =>
  /^(text\/|application\/([\w.-]+\+)?(json|javascript|xml))/i.test(type) &&
  /charset="?utf-?8\b/i.test(/charset=/i.test(type) ? type : 'charset=utf-8')

/** Fetch hides the system's reason in the cause. */
function systemReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/**
 * Headers that concern this server alone: those of the connection, of compression and caching, of a page's origin, and
 * every cookie, because a browser keeps them for all ports of this machine.
 */
const own =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host|content-length|accept-encoding|cookie|origin|referer|if-.*|range|sec-.*|x-portal-.*|x-forwarded-.*)$/

/** Adds this server to the `Via` header, so that a loop is detected. */
export const passedThroughHeader = 'x-portal-passed-through'

/** Request headers that are forwarded to an upstream. */
function passedHeaders(headers: Headers, server: string): Record<string, string> {
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || own.test(name) ? [] : [[name, String(value)]],
  )
  const through = [headers[passedThroughHeader] ?? [], server].flat().join(',')
  return { ...Object.fromEntries(passed), [passedThroughHeader]: through }
}

const handedBack = ['content-type', 'content-disposition'] as const

/** The headers of an upstream that are passed back. Its redirects of windows below itself are adjusted. */
function handedBackHeaders(headers: globalThis.Headers, address: string): AnswerHeaders {
  const location = headers.get('location')
  return {
    ...Object.fromEntries(
      handedBack.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])),
    ),
    ...(location !== null && URL.canParse(location, address)
      ? { location: new URL(location, address).href }
      : {}),
  }
}

/** All of a stream; null when it is longer than so many bytes, of which no more are read then. */
export async function readAtMost(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const read: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.byteLength
    if (length > most) return null
    read.push(chunk)
  }
  return Buffer.concat(read, length)
}

/** What becomes known of a request that is answered elsewhere. */
interface UpstreamCall {
  readonly kind: AnswerSource['kind']
  /** The body as it came in; undefined where there is none. */
  bytes?: Buffer<ArrayBuffer>
  answeredBy: AnsweredBy
  differences: Difference[]
}

const decorator = 'elsewhere'

/**
 * Decides first whether a request is answered elsewhere. Its certificate, encoding and values are then not validated;
 * its body stays raw.
 */
export const upstreamCallsPlugin = fp<{ source: AnswerSource | undefined }>(async (app, { source }) => {
  app.decorateRequest(decorator)
  if (!source) return
  app.addHook('onRequest', async (request) => {
    const { method, url, originalUrl, routeOptions } = request
    const { callId } = routeOptions.config
    // A target may be written with the installation's own path or with the registry's.
    if (![url, originalUrl].some((one) => source.answers({ callId, method, path: pathOf(one) }))) return
    request.setDecorator<UpstreamCall>(decorator, {
      kind: source.kind,
      answeredBy: 'world',
      differences: [],
    })
  })
  app.addHook('preParsing', async (request, _reply, payload) => {
    const elsewhere = upstreamCallOf(request)
    if (!elsewhere) return payload
    const bytes = await readAtMost(payload, request.routeOptions.bodyLimit)
    if (!bytes) throw new Rejection(texts.tooLarge, { httpStatus: 413 })
    if (bytes.byteLength > 0) elsewhere.bytes = bytes
    return Readable.from(bytes.byteLength > 0 ? [bytes] : [], { objectMode: false })
  })
  // What no parser of ours reads may be passed on anyway; calls of the world refuse it before it is read.
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined)
})

/** Takes back that a request is answered elsewhere. */
export const handleLocally = (request: FastifyRequest) =>
  request.setDecorator<UpstreamCall | undefined>(decorator, undefined)

/** Undefined for a request that the world answers. */
export const upstreamCallOf = (request: FastifyRequest) =>
  request.getDecorator<UpstreamCall | undefined>(decorator)

/**
 * Registers people who signed in elsewhere, so that the world's own calls accept their certificate: as the account with
 * the same user name, else the default one. Recordings mask certificates and accept any, so a new one is issued.
 */
export async function signedInHere(
  world: World,
  source: AnswerSource,
  request: UpstreamRequest,
  answer: UpstreamAnswer,
): Promise<UpstreamAnswer> {
  const data = acceptedData(answer.json)
  // The certificate of a first step is not usable yet (specification §4); a refused sign-in has none.
  const signsIn =
    isSignIn(request.callId) &&
    data.twoFactorAuthenticationYOrN !== 'Y' &&
    textIn(data.certificate) !== undefined
  if (answer.answeredBy === 'upstream') {
    const [userName, certificate] = signsIn
      ? [userNameIn({ body: withParams(request.body) }), data.certificate]
      : request.callId === 'getUserInfo'
        ? [data.userName, request.headers.certificate]
        : []
    const userId = await accountOf(world, userName, source.strangersAs)
    const usable = certificate === mask ? undefined : textIn(certificate)
    if (userId !== undefined && usable !== undefined) await adoptCertificate(world, userId, usable)
    return answer
  }
  const userId = signsIn ? await accountOf(world, answer.person, source.strangersAs) : undefined
  if (userId === undefined) return answer
  const certificate = await issueCertificate(world, userId)
  if (answer.person !== undefined) source.signedIn?.(certificate, answer.person)
  const json = { ...fieldsOf(answer.json), data: { ...data, certificate } }
  return { ...answer, json, body: JSON.stringify(json) }
}

/** Undefined for a response without a user, and for an unknown user without an account to use instead. */
async function accountOf(world: World, userName: unknown, strangersAs: string | undefined) {
  if (typeof userName !== 'string') return undefined
  const find = (name: string) => world.db.user.findUnique({ where: { userName: name }, select: { id: true } })
  return ((await find(userName)) ?? (strangersAs === undefined ? null : await find(strangersAs)))?.id
}
