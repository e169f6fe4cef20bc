import cors from '@fastify/cors'
import { worldHeader } from '@portal/protocol/world'
import fp from 'fastify-plugin'
import type { AllowedAddresses } from '../access/allowed-addresses.ts'
import { requestIdHeader } from '../domain/request-id.ts'

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
