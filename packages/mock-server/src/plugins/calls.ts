import type { Store } from '@portal/store/store'
import type { FastifyPluginAsync } from 'fastify'
import type { CallSettings } from '../calls/call-context.ts'
import { addCallRoutes } from '../calls/call-routes.ts'
import { certificatePlugin } from './certificate.ts'
import { requestBodyPlugin } from './request-body.ts'
import { worldPlugin } from './world.ts'

interface CallsOptions {
  readonly store: Store
  readonly settings: CallSettings
}

/** The calls of the registry with what each request goes through: world, certificate, body, handler. */
export const callsPlugin: FastifyPluginAsync<CallsOptions> = async (app, { store, settings }) => {
  await app.register(worldPlugin, { store })
  await app.register(certificatePlugin)
  await app.register(requestBodyPlugin)
  addCallRoutes(app, settings)
}
