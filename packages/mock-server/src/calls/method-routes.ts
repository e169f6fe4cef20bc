import { callIds, calls } from '@portal/protocol/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { routePath } from './call-routes.ts'

/** A call's path answers every other method with HTTP 405 and names the right ones, before a body is read. */
export function addWrongMethodRoutes(app: FastifyInstance): void {
  for (const [path, allowed] of methodsByPath()) {
    const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('allow', allowed.join(', '))
      throw new Rejection(texts.wrongMethod(request.method, allowed), { httpStatus: 405 })
    }
    app.route({
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      url: routePath(path),
      onRequest: refuse,
      handler: refuse,
    })
  }
}

/** The router answers HEAD wherever it answers GET. */
function methodsByPath(): ReadonlyMap<string, readonly string[]> {
  const methods = new Map<string, readonly string[]>()
  for (const id of callIds) {
    const { path, method } = calls[id]
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])])
  }
  return methods
}
