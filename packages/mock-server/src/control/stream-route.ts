import { Readable } from 'node:stream'
import type { InputOf } from '@portal/protocol/client'
import { controlCalls } from '@portal/protocol/control/control-calls'
import { requestStreamPath } from '@portal/protocol/control/requests'
import type { Store } from '@portal/store/store'
import type { FastifyInstance } from 'fastify'
import { routePath } from '../calls/call-routes.ts'
import { requestSchemas } from '../calls/validation.ts'
import { heldConnections } from '../connections/held-connections.ts'
import { whenDone } from '../connections/when-done.ts'
import { followRequests } from './request-stream.ts'

/** Adds the journal's live stream: server-sent events, each with one record as JSON. */
export function addStreamRoute(app: FastifyInstance, store: Store): void {
  const connections = heldConnections(app)
  app.get(routePath(requestStreamPath), {
    schema: requestSchemas(controlCalls.listRequests),
    handler: async (request, reply) => {
      // Checked by the schemas of the call that lists the same records.
      const { pathParams, query } = { pathParams: request.params, query: request.query } as InputOf<
        typeof controlCalls.listRequests
      >
      const gone = new AbortController()
      whenDone(reply.raw, () => gone.abort())
      connections.hold(reply.raw)
      const signal = AbortSignal.any([gone.signal, connections.closing])
      const events = eventsOf(await followRequests(store, pathParams.world, query, signal))
      return reply
        .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
        .send(Readable.from(events))
    },
  })
}

/** A comment comes first, so that the client knows that it is connected before anything happens. */
async function* eventsOf(records: AsyncIterable<{ readonly id: number }>): AsyncGenerator<string> {
  yield ': following\n\n'
  for await (const record of records) yield `id: ${record.id}\ndata: ${JSON.stringify(record)}\n\n`
}
