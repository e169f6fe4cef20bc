import cors from '@fastify/cors'
import { worldHeader } from '@portal/protocol/world'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import {
  type AllowedAddresses,
  addressCheck,
  isFromOtherOrigin,
  type RequestAddresses,
} from '../access/allowed-addresses.ts'
import { isNavigation } from '../domain/page-address.ts'
import { requestIdHeader } from '../domain/request-id.ts'
import { Rejection, verbatim } from '../errors/rejection.ts'
import { sendErrorPage } from '../pages/html-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is for pages of the server itself and for programs, whatever other origins are allowed elsewhere. */
    readonly ownPagesOnly?: true
  }
}

/** Refuses requests to other hosts and from pages of other origins on every route, before any other hook sees them. */
export const allowedAddressesPlugin = fp<AllowedAddresses>(async (app, allowed) => {
  const refusalOf = addressRefusal(allowed)
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refusalOf(request)
    if (!refusal) return
    if (isNavigation(request.method, request.headers.accept)) return sendErrorPage(reply, refusal)
    throw refusal
  })
})

const ownPagesOnly = ({ origin = 'other origins' }: RequestAddresses) =>
  verbatim(`The control API is not for pages of ${origin}`)

/** The same check for requests that no hook sees. */
export function addressRefusal(allowed: AllowedAddresses) {
  const problemWith = addressCheck(allowed)
  return (request: FastifyRequest): Rejection | undefined => {
    const addresses = addressesOf(request)
    const isForeign = request.routeOptions.config.ownPagesOnly && isFromOtherOrigin(addresses)
    const problem = problemWith(addresses) ?? (isForeign ? ownPagesOnly(addresses) : undefined)
    return problem && new Rejection(problem, { httpStatus: 403 })
  }
}

function addressesOf({ headers }: FastifyRequest): RequestAddresses {
  const site = headers['sec-fetch-site']
  return { host: headers.host, origin: headers.origin, site: typeof site === 'string' ? site : undefined }
}

/** How long a browser remembers that it may call. */
const maxAgeSeconds = 600

/**
 * Lets pages of the allowed origins read answers. Cookies are not for them: a certificate comes in its header, and so does
 * the world.
 */
export const crossOriginPlugin = fp<Pick<AllowedAddresses, 'origins'>>(async (app, { origins }) => {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && origins.includes(origin) && origin),
    strictPreflight: false,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Certificate', 'Content-Type', 'Accept-Language', requestIdHeader, worldHeader],
    exposedHeaders: ['Date'],
    maxAge: maxAgeSeconds,
  })
})
