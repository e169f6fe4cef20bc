import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { controlCalls, controlIds } from '@portal/protocol/control/control-calls'
import { controlPath, controlTokenHeader } from '@portal/protocol/control/control-path'
import { success } from '@portal/protocol/envelope'
import type { Store } from '@portal/store/store'
import { systemErrorCode } from '@portal/store/store-error'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { type ControlAccess, isLocalCaller, refusalOf } from '../access/control-access.ts'
import { requestSchemas } from '../calls/validation.ts'
import { isHashedFile } from '../domain/page-address.ts'
import { Rejection, verbatim } from '../errors/rejection.ts'
import { entranceTexts } from '../errors/texts.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { panelHeaders } from '../pages/security-headers.ts'
import { routePath } from '../plugins/call-routes.ts'
import { answerRefusal, ControlRefusal, controlValidator } from './answer-refusal.ts'
import { controlHandlers } from './control-handlers.ts'
import { addStreamRoute } from './request-stream.ts'

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

interface PanelOptions {
  /** Folder of its built files; undefined where there are none. */
  readonly folder: string | undefined
  readonly access: ControlAccess
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * The control panel, at the root of the control API that it uses. Its files contain no secrets: where the API needs a
 * token, the page asks for it.
 */
export const panelPlugin: FastifyPluginAsync<PanelOptions> = async (app, { folder, access }) => {
  // Relative: the portal may be served below a path.
  app.get(controlPath, async (_request, reply) => reply.redirect(`${controlPath.slice(1)}/`))

  app.get(`${controlPath}/`, async (request, reply) => {
    const refusal =
      typeof access === 'object' ? undefined : refusalOf(access, isLocalCaller(request), undefined)
    if (refusal && refusal.code !== 'tokenNeeded')
      return sendErrorPage(reply, new Rejection(entranceTexts[refusal.code], { httpStatus: 403 }), null)
    const page = folder === undefined ? undefined : await readFile(join(folder, 'index.html')).catch(missing)
    if (!page) return sendErrorPage(reply, notBuilt)
    return reply
      .headers({ ...panelHeaders, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(page)
  })

  app.get<{ Params: { file: string } }>(`${controlPath}/assets/:file`, async ({ params }, reply) => {
    const { file } = params
    const type = types[extname(file)]
    const content =
      folder !== undefined && type !== undefined && /^\w[\w.-]*$/.test(file)
        ? await opened(join(folder, 'assets', file)).catch(missing)
        : undefined
    if (!content || type === undefined)
      throw new Rejection(verbatim(`The control panel has no file ${file}`), { httpStatus: 404 })
    const lasts = isHashedFile(file) ? 'public, max-age=31536000, immutable' : 'no-cache'
    return reply.header('cache-control', lasts).type(type).send(content)
  })
}

const notBuilt = new Rejection(verbatim('The control panel is not built; npm start builds it'), {
  httpStatus: 404,
})

/** Waits for the file, so that a missing one can still be answered. */
const opened = (path: string) =>
  new Promise<ReturnType<typeof createReadStream>>((resolve, reject) => {
    const stream = createReadStream(path)
    stream.once('open', () => resolve(stream)).once('error', reject)
  })

function missing(error: unknown): undefined {
  if (systemErrorCode(error) !== 'ENOENT') throw error
}
