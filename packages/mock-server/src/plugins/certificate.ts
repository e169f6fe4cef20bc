import type { Endpoint } from '@portal/protocol/endpoint'
import { isLive, readSession, type SessionOfUser } from '@portal/store/certificates'
import { worldTime } from '@portal/store/worlds/clock'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Caller } from '../calls/call-context.ts'
import { filled, Rejection, sessionEnded } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { cachesOf } from '../response-cache/response-cache.ts'
import type { AnswerSource } from '../upstream/answer-source.ts'
import { upstreamCallOf } from '../upstream/pass-on.ts'
import { answersSignIns } from '../upstream/sign-ins.ts'
import { stateOf, worldOf } from './world.ts'

const decorator = 'caller'

/**
 * Identifies the caller before a body is read: without a live certificate the response only says that it is missing. A
 * forwarded call may have a certificate that only the other backend knows.
 */
export const certificatePlugin = fp<{ source: AnswerSource | undefined }>(async (app, { source }) => {
  const isElsewhere = source !== undefined && answersSignIns(source)
  app.decorateRequest(decorator)
  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config
    if (call?.access !== 'certificate') return
    const certificate = certificateIn(request, call)
    const session = certificate ? await sessionOf(request, certificate) : null
    if (!session && !mayBeKnownElsewhere(request, certificate)) {
      throw isElsewhere && certificate ? await strangerRefusal(request, certificate) : sessionEnded()
    }
    if (!session) return
    request.setDecorator<Caller>(decorator, { user: session.user, certificate: session.certificate })
  })
})

async function sessionOf(request: FastifyRequest, certificate: string): Promise<SessionOfUser | null> {
  const [world, { version, settings }] = [worldOf(request), stateOf(request)]
  const session = await cachesOf(world).sessions.at(version, certificate, async () =>
    readSession(world, certificate),
  )
  return session && isLive(session, 'signedIn', worldTime(settings.clock, world.realNow())) ? session : null
}

/** An upstream decides by itself; recordings are served to everybody who is signed in at all. */
const mayBeKnownElsewhere = (request: FastifyRequest, certificate: string | undefined): boolean => {
  const kind = upstreamCallOf(request)?.kind
  return kind === 'upstream' || (kind === 'recording' && Boolean(certificate))
}

/** If people sign in elsewhere, a user unknown to the world still has a session, which must not end. */
async function strangerRefusal(request: FastifyRequest, certificate: string): Promise<Rejection> {
  const known = await worldOf(request).db.session.findUnique({ where: { certificate } })
  return known
    ? sessionEnded()
    : new Rejection(filled(texts.strangerHere, { call: request.routeOptions.config.callId ?? '' }))
}

/** Undefined on public calls, and for strangers whom an upstream may know. */
export const callerOf = (request: FastifyRequest) => request.getDecorator<Caller | undefined>(decorator)

/** A window that opens another system cannot send a header: its certificate is in the path (specification §7). */
function certificateIn(request: FastifyRequest, call: Endpoint): string | undefined {
  const header = request.headers.certificate
  if (call.answer !== 'redirect') return typeof header === 'string' ? header : undefined
  const { certificate, token } = request.params as { certificate?: string; token?: string } // the router fills every `:name` with text
  return certificate ?? token
}
