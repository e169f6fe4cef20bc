import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { faultsPlugin } from '../bending/faults.ts'
import { journalPlugin } from '../bending/journal.ts'
import type { CallSettings } from '../calls/call-context.ts'
import { addCallRoutes } from '../calls/call-routes.ts'
import { pathOf } from '../domain/page-address.ts'
import { Rejection } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { certificatePlugin } from './certificate.ts'
import { requestBodyPlugin } from './request-body.ts'
import { type WorldOptions, worldPlugin } from './world.ts'

interface CallsOptions extends WorldOptions {
  readonly settings: CallSettings
}

/** The calls of the registry with what each request goes through: world, journal, certificate, body, faults, handler. */
export const callsPlugin: FastifyPluginAsync<CallsOptions> = async (app, { settings, ...worlds }) => {
  await app.register(worldPlugin, worlds)
  await app.register(journalPlugin)
  await app.register(certificatePlugin)
  await app.register(requestBodyPlugin)
  await app.register(faultsPlugin)
  addCallRoutes(app, settings)
  app.all('/api/*', { onRequest: unknownCall }, unknownCall)
}

/** An address of the backend that is none: refused before its body is read, and told by the journal. */
const unknownCall = async ({ url }: FastifyRequest) => {
  throw new Rejection(texts.unknownAddress(pathOf(url)), { httpStatus: 404 })
}
