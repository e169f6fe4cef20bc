import formbody from '@fastify/formbody'
import { parseJson, withLongNumbersAsText } from '@portal/protocol/answers/parse-json'
import type { Encoding } from '@portal/protocol/endpoint'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { filled } from '../errors/message.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { upstreamCallOf } from '../upstream/upstream-calls.ts'

const form = 'application/x-www-form-urlencoded'
const mediaTypes: Readonly<Partial<Record<Encoding, string>>> = {
  json: 'application/json',
  form,
  'form-params': form,
}

/**
 * Accepts only the encoding of the call's definition (specification §7). Whole numbers beyond the exact range become
 * texts.
 */
export const requestBodyPlugin = fp(async (app) => {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parser = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parser(request, withLongNumbersAsText(String(body)), done),
  )
  await app.register(formbody)
  app.addHook('onRequest', (request, _reply, done) => {
    const expected = mediaTypes[encodingOf(request) ?? 'query']
    if (upstreamCallOf(request)) return done()
    if (expected && request.mediaType !== undefined && request.mediaType !== expected) {
      return done(new Rejection(filled(texts.wrongContentType, { expected }), { httpStatus: 415 }))
    }
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const encoding = encodingOf(request)
    if (encoding === 'query' || upstreamCallOf(request)) return done()
    // A request without a body counts as one without values: the schema then names what is missing.
    if (request.body === undefined) request.body = {}
    if (encoding === 'form-params') request.body = parseParams(request.body)
    done()
  })
})

const encodingOf = (request: FastifyRequest) => request.routeOptions.config.call?.encoding

/** The JSON in the field `params` of a form. */
function parseParams(fields: unknown): unknown {
  const { params } = fields as { params?: unknown } // the form parser gives an object of text or lists of text
  if (typeof params !== 'string') throw new Rejection(texts.missingParams)
  try {
    return parseJson(params)
  } catch {
    throw new Rejection(texts.malformedParams, { httpStatus: 400 })
  }
}
