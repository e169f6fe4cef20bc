import type { FastifyRequest } from 'fastify'
import { pathOf } from '../domain/page-address.ts'
import { callerOf } from '../plugins/certificate.ts'
import type { ForeignRequest } from './answer-source.ts'

/** A request whose body has been read, as others are to answer it. */
export function foreignRequest(request: FastifyRequest, bytes: ForeignRequest['bytes']): ForeignRequest {
  const { method, url, headers, query, body, routeOptions } = request
  const { callId, call } = routeOptions.config
  const route = call ? routeOptions.url : undefined
  const user = callerOf(request)?.user.userName
  return { callId, method, path: pathOf(url), url, route, user, headers, bytes, query, body }
}
