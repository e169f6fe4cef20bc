import { STATUS_CODES } from 'node:http'
import { gzipSync } from 'node:zlib'
import { type FaultShape, faultShapes } from '@portal/protocol/control/fault-kinds'
import { endsSession, isEnvelope } from '@portal/protocol/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../access/allowed-addresses.ts'
import { pathOf } from '../domain/page-address.ts'
import { acceptsGzip, gzipHeaders } from '../response-cache/response-cache.ts'
import {
  isMoved,
  jsonOf,
  movedAddress,
  proxyErrorPage,
  proxySignInPage,
  proxySignInPath,
  shapedEnvelope,
} from '../shapes/shaped-envelope.ts'
import { parsedJson } from '../upstream/answer-source.ts'
import { upstreamCallOf } from '../upstream/pass-on.ts'
import { worldOf } from './world.ts'

const html = 'text/html; charset=utf-8'

/** Answers before the call is done, where a shape is such an answer. */
export function replyInPlace(request: FastifyRequest, reply: FastifyReply, shape: FaultShape): void {
  reply.header('cache-control', 'no-store')
  switch (shape) {
    case 'proxyError':
      reply.code(502).type(html).send(proxyErrorPage)
      return
    case 'proxySignIn':
      reply.type(html).send(proxySignInPage)
      return
    case 'proxyRedirect':
      reply.redirect(proxySignInPath)
      return
    case 'foreignRedirect':
      reply.redirect(otherOrigin(request) + proxySignInPath)
      return
    case 'movedPath': {
      const { originalUrl, routeOptions } = request
      if (routeOptions.config.call && !isMoved(originalUrl)) reply.redirect(movedAddress(originalUrl), 307)
    }
  }
}

/** This server under another of its names, so that none need leave the machine; beyond loopback a host that does not exist. */
function otherOrigin({ protocol, hostname, host }: FastifyRequest): string {
  if (!isLoopback(hostname)) return `${protocol}://sign-in.example`
  const [port = ''] = /:\d+$/.exec(host) ?? []
  return `${protocol}://${hostname === 'localhost' ? '127.0.0.1' : 'localhost'}${port}`
}

/** What the text of an answer becomes in the shapes of a fault, which may change its status, too; null for no body. */
export function shapedPayload(
  request: FastifyRequest,
  reply: FastifyReply,
  shapes: readonly FaultShape[],
  text: string,
): string | null {
  if (shapes.includes('noContent')) reply.code(204)
  if (shapes.includes('noContent') || shapes.includes('emptyBody')) return null
  const { call } = request.routeOptions.config
  const envelope = call && shapes.length > 0 ? parsedJson(text) : undefined
  if (!call || !isEnvelope(envelope)) return text
  const httpStatus = shapes.includes('http401') ? 401 : shapes.includes('http403') ? 403 : undefined
  if (httpStatus === undefined || !endsSession(envelope)) {
    const effective = upstreamCallOf(request) ? shapes.filter(keepsIds) : shapes
    return unlessTooDeep(text, () => jsonOf(shapedEnvelope(envelope, call.data, effective)))
  }
  reply.code(httpStatus)
  return JSON.stringify(springError(httpStatus, pathOf(request.url), worldOf(request).now()))
}

/** The ids of another backend are its own: it wouldn't recognise them in other forms. */
const keepsIds = (shape: FaultShape) => faultShapes[shape].of !== 'ids'

/** What an upstream nests without end stays as it is. */
function unlessTooDeep(text: string, shaped: () => string): string {
  try {
    return shaped()
  } catch (error) {
    if (error instanceof RangeError) return text // the stack
    throw error
  }
}

/** The text compressed, where the caller reads that. */
export function compressed(request: FastifyRequest, reply: FastifyReply, text: string): string | Buffer {
  if (!acceptsGzip(request.headers['accept-encoding'])) return text
  reply.headers(gzipHeaders(reply))
  return gzipSync(text)
}

/** How Spring words a refusal. */
const springError = (status: number, path: string, now: Date) => ({
  timestamp: now.toISOString().replace('Z', '+00:00'),
  status,
  error: STATUS_CODES[status],
  path,
})
