import { Readable } from 'node:stream'
import type { AnsweredBy, Difference } from '@portal/protocol/control/requests'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { pathOf } from '../domain/page-address.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import type { AnswerSource } from './answer-source.ts'
import { readAtMost } from './pass-on.ts'

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
