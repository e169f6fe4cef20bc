import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AllowedAddresses } from '../access/allowed-addresses.ts'
import { whenDone } from '../connections.ts'
import { maskedPath, maskedRequest } from '../domain/masking.ts'
import { acceptsPage, isNavigation, isShellPage, pathOf } from '../domain/page-address.ts'
import { requestIdIn } from '../domain/request-id.ts'
import { filled, Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { backendPage, unknownPage } from '../pages/backend-page.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { type PageHeaders, sendPage, shellHeadersAt } from '../pages/security-headers.ts'
import { addressRefusal } from './allowed-addresses.ts'
import { answerBrokenAddress } from './answer-error.ts'
import { fromWorld, millisecondsSince } from './journal.ts'
import { chosenWorld, type WorldOptions } from './world.ts'

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
