import type { ServerResponse } from 'node:http'
import { parseCookie } from 'cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A cookie of a request; parsed on demand, because most requests of programs have none. */
export function cookieOf({ headers: { cookie } }: FastifyRequest, name: string): string | undefined {
  return cookie === undefined ? undefined : parseCookie(cookie)[name]
}

/** Calls back once a response is finished, or its connection lost. */
export function whenDone(response: ServerResponse, done: () => void): void {
  response.once('close', done)
}

/** Connections without an end; the server ends them when it closes instead of waiting for them. */
export interface HeldConnections {
  hold(response: ServerResponse): void
  /** Aborted when the server closes. */
  readonly closing: AbortSignal
}

export function heldConnections(app: FastifyInstance): HeldConnections {
  const held = new Set<ServerResponse>()
  const closing = new AbortController()
  app.addHook('preClose', async () => {
    closing.abort()
    for (const response of held) response.destroy()
  })
  return {
    closing: closing.signal,
    hold(response) {
      held.add(response)
      whenDone(response, () => held.delete(response))
    },
  }
}
