import { controlCalls, controlIds } from '@portal/protocol/control/control-calls'
import { controlPath, controlTokenHeader } from '@portal/protocol/control/control-path'
import { success } from '@portal/protocol/envelope'
import type { Store } from '@portal/store/store'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { type ControlAccess, isLocalCaller, refusalOf } from '../access/control-access.ts'
import { requestSchemas } from '../calls/validation.ts'
import { Rejection, verbatim } from '../errors/rejection.ts'
import { routePath } from '../plugins/call-routes.ts'
import { answerRefusal, ControlRefusal } from './answer-refusal.ts'
import { controlHandlers } from './control-handlers.ts'
import { addStreamRoute } from './request-stream.ts'
import { controlValidator } from './validation.ts'

interface ControlOptions {
  readonly store: Store
  readonly access: ControlAccess
}

/** Ten thousand entries with some words each. */
const bodyLimitBytes = 16 * 1024 * 1024

/** The control API: how testers bend the backend. Refused to pages of other origins and, away from loopback, without a token. */
export const controlPlugin: FastifyPluginAsync<ControlOptions> = async (app, { store, access }) => {
  app.setValidatorCompiler(controlValidator)
  app.setErrorHandler(answerRefusal)
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, ownPagesOnly: true }
  })
  app.addHook('onRequest', async (request) => {
    const refusal = refusalOf(access, isLocalCaller(request), controlTokenIn(request))
    if (refusal) throw new ControlRefusal(refusal.sentence, { code: refusal.code, values: {} }, 403)
  })
  for (const id of controlIds) {
    const call = controlCalls[id]
    // The id binds the types of a call's input and handler, which a loop over all ids can't express: schemas have
    // checked the input.
    const handle = controlHandlers[id] as (
      store: Store,
      input: unknown,
      access: ControlAccess,
    ) => Promise<unknown>
    app.route({
      method: call.method,
      url: routePath(call.path),
      schema: requestSchemas(call),
      bodyLimit: bodyLimitBytes,
      handler: async ({ params, query, body }, reply) => {
        reply.header('cache-control', 'no-store')
        return success(await handle(store, { pathParams: params, query, body: body ?? {} }, access))
      },
    })
  }
  addStreamRoute(app, store)
  app.all(`${controlPath}/*`, async ({ method, url }) => {
    throw new Rejection(verbatim(`The control API has no ${method} ${url.split('?')[0]}`), {
      httpStatus: 404,
    })
  })
}

export function controlTokenIn({ headers }: FastifyRequest): string | undefined {
  const token = headers[controlTokenHeader]
  return typeof token === 'string' ? token : undefined
}
