import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { rejection } from '@portal/protocol/envelope'
import { isSecret } from '@portal/protocol/rules/secret-names'
import { type DatabaseTrouble, databaseTrouble } from '@portal/store/engines/database-files'
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AllowedAddresses } from '../access/allowed-addresses.ts'
import { whenDone } from '../connections.ts'
import { cutText } from '../domain/foreign-text.ts'
import { maskedPath, maskedRequest } from '../domain/masking.ts'
import { acceptsPage, isNavigation, isShellPage, pathOf } from '../domain/page-address.ts'
import { requestIdIn } from '../domain/request-id.ts'
import { filled, type Message, Rejection, wording } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { backendPage, unknownPage } from '../pages/backend-page.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { type PageHeaders, sendPage, shellHeadersAt } from '../pages/security-headers.ts'
import { addressRefusal } from './allowed-addresses.ts'
import { fromWorld, millisecondsSince } from './journal.ts'
import { chosenWorld, type WorldOptions } from './world.ts'

/**
 * Handles every error: with an envelope, or with a page for a browser window. Unexpected errors are logged with a
 * reference that is part of the message, and answered with E, never with HTTP 500 or a stack trace; database and disk
 * failures are named.
 */
export function answerError(error: FastifyError | Rejection, request: FastifyRequest, reply: FastifyReply) {
  const kind = request.routeOptions.config.call?.answer
  // For a stylesheet request the browser needs an error status instead of an envelope.
  const refused = kind === 'stylesheet' ? 400 : 200
  const forWindow = kind === 'redirect' && acceptsPage(request.headers.accept)
  return answer(foreseenRejection(error) ?? unexpected(error, request), reply, forWindow, refused)
}

/** Answers an address that matches no call: only the Accept header shows that it is a browser window. */
function answerBrokenAddress(error: FastifyError | Rejection, request: FastifyRequest, reply: FastifyReply) {
  const forWindow = acceptsPage(request.headers.accept)
  return answer(foreseenRejection(error) ?? unexpected(error, request), reply, forWindow)
}

function answer(refusal: Rejection, reply: FastifyReply, forWindow: boolean, refused = 200) {
  if (forWindow) return sendErrorPage(reply, refusal)
  return reply
    .code(refusal.options.httpStatus ?? refused)
    .send(envelopeOf(refusal, reply.request.headers['accept-language']))
}

function unexpected(error: Error, request: FastifyRequest): Rejection {
  const reference = randomUUID().slice(0, 8)
  const secrets = secretsIn(request.headers, request.params, request.query, request.body)
  const stack = cutText(withoutSecrets(error.stack ?? error.message, secrets))
  if (!isCutOff(request))
    request.log.error({ reference, route: request.routeOptions.url, stack }, 'unexpected error')
  const trouble = databaseTrouble(error)
  if (trouble)
    return new Rejection(filled(texts[trouble], { reference }), { httpStatus: troubleStatus(trouble) })
  return new Rejection(filled(texts.unexpected, { reference }))
}

/** A stopping server aborts slow requests and closes its worlds: failures of their rest don't matter. */
const isCutOff = ({ socket, server: { server } }: FastifyRequest) => socket.destroyed && !server.listening

/** The framework's errors for malformed requests, in our words. */
const frameworkTexts: Readonly<Record<string, Message>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: texts.malformedJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: texts.malformedJson,
  FST_ERR_CTP_BODY_TOO_LARGE: texts.tooLarge,
  FST_ERR_BAD_URL: texts.malformedAddress,
}

/**
 * The answer to an expected error: the refusal of a call, or a request that the framework rejected. Null for an
 * unexpected one.
 */
function foreseenRejection(error: FastifyError | Rejection): Rejection | null {
  if (error instanceof Rejection) return error
  const httpStatus = error.statusCode ?? 500
  if (httpStatus < 400 || httpStatus >= 500) return null
  return new Rejection(frameworkTexts[error.code] ?? texts.malformedRequest, { httpStatus })
}

/** A rejection in its wire format, worded for an Accept-Language header. */
const envelopeOf = ({ userMessage, options }: Rejection, acceptLanguage: string | undefined) =>
  rejection(wording(userMessage, acceptLanguage), options.code)

/** The HTTP status of an answer that the database or its disk prevented: out of space, or not available for now. */
export const troubleStatus = (trouble: DatabaseTrouble): number => (trouble === 'full' ? 507 : 503)

/** Values of fields, one level deep, that must not be written anywhere: passwords, certificates and one-time codes. */
export function secretsIn(...parts: readonly unknown[]): string[] {
  return parts.flatMap((part) =>
    Object.entries(part ?? {}).flatMap(([name, value]) =>
      isSecret(name) && typeof value === 'string' && value !== '' ? [value] : [],
    ),
  )
}

/** The text with every secret replaced by `***`. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((masked, secret) => masked.replaceAll(secret, '***'), text)

const answers: Readonly<Record<string, readonly [status: string, text: Message]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', texts.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', texts.requestTooSlow],
}

/** Answers bytes that are no HTTP request. No framework has seen them, so the answer is written by hand. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, text] = answers[error.code] ?? ['400 Bad Request', texts.malformedRequest]
  const body = JSON.stringify(rejection(text.zh))
  const headers = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}

interface NotFoundOptions {
  readonly shell: string | undefined
  readonly shellHeaders: PageHeaders
}

/**
 * Paths without a route: a page of the shell's own router, or nothing that exists. A browser window is shown
 * so by a page, and at the root of a backend without a portal finds what there is instead.
 */
export const notFoundPlugin = fp<NotFoundOptions>(async (app, options) => {
  const { shell } = options
  app.setNotFoundHandler(async ({ method, url, headers }, reply) => {
    const path = pathOf(url)
    if (shell !== undefined && isShellPage(method, url, headers.accept)) return sendShell(reply, url, options)
    const unknown = new Rejection(filled(texts.unknownAddress, { address: path }), { httpStatus: 404 })
    if (!isNavigation(method, headers.accept)) throw unknown
    if (shell !== undefined) return sendErrorPage(reply, unknown)
    return path === '/' ? sendPage(reply, 200, backendPage()) : sendPage(reply, 404, unknownPage(path))
  })
})

/** The page of the shell, which says itself where an address leads nowhere. */
const sendShell = async (reply: FastifyReply, url: string, { shell = '', shellHeaders }: NotFoundOptions) =>
  reply
    .headers({
      ...shellHeadersAt(pathOf(url), shellHeaders),
      ...{ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
    })
    .type('text/html; charset=utf-8')
    .send(await readFile(join(shell, 'index.html')))

/**
 * Answers an address that cannot be decoded, or is over-long. No hook sees such a request, so that its record is written
 * and its world's time are set here; it triggers no fault and has no user.
 */
export function brokenAddresses(allowed: AllowedAddresses, options: WorldOptions, pages: NotFoundOptions) {
  const refusalOf = addressRefusal(allowed)
  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const refusal = refusalOf(request)
    if (refusal) {
      answerBrokenAddress(refusal, request, reply)
      return
    }
    const { origin, accept } = request.headers
    // A typing error of a user: the portal shows its own page for it.
    if (pages.shell !== undefined && isShellPage(request.method, request.url, accept)) {
      await sendShell(reply, request.url, pages)
      return
    }
    // What the cross-origin plugin sets for the others.
    if (allowed.origins.length > 0) reply.header('vary', 'Origin')
    if (origin !== undefined && allowed.origins.includes(origin))
      reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', 'Date')
    // A world that cannot be opened has no journal either, and the address is as broken without.
    if (request.url.startsWith('/api/')) await tell(request, reply, options).catch(() => undefined)
    answerBrokenAddress(error, request, reply)
  }
}

async function tell(request: FastifyRequest, reply: FastifyReply, options: WorldOptions): Promise<void> {
  const startedAt = performance.now()
  const { method, url, headers } = request
  const path = pathOf(url)
  // The framework reads no query of it.
  const query = Object.fromEntries(new URLSearchParams(url.slice(path.length)))
  const lease = await options.store.leaseExisting(chosenWorld(request, options))
  if (!lease) return
  const { world, release } = lease
  reply.header('date', world.now().toUTCString())
  const { raw } = reply
  const time = new Date(world.realNow())
  whenDone(raw, () => {
    world.journal.record({
      ...fromWorld,
      time,
      durationMs: millisecondsSince(startedAt),
      method,
      path: maskedPath(path, undefined),
      call: null,
      user: null,
      request: maskedRequest({ query, body: undefined }),
      httpStatus: raw.headersSent ? raw.statusCode : null,
      status: acceptsPage(headers.accept) ? null : 'E',
      code: null,
      fault: null,
      requestId: requestIdIn(headers),
    })
    release()
  })
}
