import type { FastifyPluginAsync } from 'fastify'
import type { CallSettings } from '../calls/call-context.ts'
import { addCallRoutes } from '../calls/call-routes.ts'
import { certificatePlugin } from './certificate.ts'
import { requestBodyPlugin } from './request-body.ts'
import { type WorldOptions, worldPlugin } from './world.ts'

interface CallsOptions extends WorldOptions {
  readonly settings: CallSettings
}

/** The calls of the registry with what each request goes through: world, certificate, body, handler. */
export const callsPlugin: FastifyPluginAsync<CallsOptions> = async (app, { settings, ...worlds }) => {
  await app.register(worldPlugin, worlds)
  await app.register(certificatePlugin)
  await app.register(requestBodyPlugin)
  addCallRoutes(app, settings)
}
