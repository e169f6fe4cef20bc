import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { whenDone } from './when-done.ts'

/** Connections that are kept open without an end; the server ends them when it closes instead of waiting for them. */
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
