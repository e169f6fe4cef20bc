import type { Endpoint } from '@portal/protocol/endpoint'
import { isLive, readSession, type SessionOfUser } from '@portal/store/certificates'
import { worldTime } from '@portal/store/worlds/clock'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Caller } from '../calls/call-context.ts'
import { sessionEnded } from '../errors/rejection.ts'
import { keptIn } from '../kept/kept-in-world.ts'
import { stateOf, worldOf } from './world.ts'

const decorator = 'caller'

/** Finds out who calls before a body is read: without a live certificate nobody learns more than that it is missing. */
export const certificatePlugin = fp(async (app) => {
  app.decorateRequest(decorator)
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config
    if (call?.access !== 'certificate') return
    const certificate = certificateIn(request, call)
    const session = certificate ? await sessionOf(request, certificate) : null
    if (!session) throw sessionEnded()
    request.setDecorator<Caller>(decorator, { user: session.user, certificate: session.certificate })
  })
})

async function sessionOf(request: FastifyRequest, certificate: string): Promise<SessionOfUser | null> {
  const [world, { version, settings }] = [worldOf(request), stateOf(request)]
  const session = await keptIn(world).sessions.at(version, certificate, async () =>
    readSession(world, certificate),
  )
  return session && isLive(session, 'signedIn', worldTime(settings.clock, world.realNow())) ? session : null
}

/** Undefined on public calls. */
export const callerOf = (request: FastifyRequest) => request.getDecorator<Caller | undefined>(decorator)

/** A window that opens another system cannot send a header: its certificate stands in the path (specification §7). */
function certificateIn(request: FastifyRequest, call: Endpoint): string | undefined {
  const header = request.headers.certificate
  if (call.answer !== 'redirect') return typeof header === 'string' ? header : undefined
  const { certificate, token } = request.params as { certificate?: string; token?: string } // the router fills every `:name` with text
  return certificate ?? token
}
