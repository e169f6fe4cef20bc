import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { InputOf } from '@portal/protocol/client'
import { controlCalls } from '@portal/protocol/control/control-calls'
import { mostRequests } from '@portal/protocol/control/most-requests'
import { type RequestFilter, type RequestRecord, requestStreamPath } from '@portal/protocol/control/requests'
import { requireUser } from '@portal/store/certificates'
import type { Store } from '@portal/store/store'
import type { World } from '@portal/store/worlds/world'
import type { FastifyInstance } from 'fastify'
import { requestSchemas } from '../calls/validation.ts'
import { heldConnections, whenDone } from '../connections.ts'
import { routePath } from '../plugins/call-routes.ts'

/**
 * A user in the journal may be deleted or misspelt; a name unknown to both is a misspelt filter.
 * @throws {StoreError} when neither the journal nor the world knows a filter's user
 */
export async function requireKnown(world: World, { user }: RequestFilter): Promise<void> {
  if (user === undefined || world.journal.read({ user, limit: 1 }).length > 0) return
  await requireUser(world, user)
}

/** How soon a record is sent; the journal is polled, because other processes write to it too. */
const everyMs = 200
/**
 * Records of a world's journal as they are added, until the signal is aborted; after its removal, those of the next
 * world with that name.
 * @throws {StoreError} for an unknown world, or an unknown user in the filter
 */
export async function followRequests(
  store: Store,
  name: string,
  filter: RequestFilter,
  signal: AbortSignal,
): Promise<AsyncGenerator<RequestRecord>> {
  const look = async <Seen>(at: (world: World) => Seen | Promise<Seen>) => {
    const lease = await store.leaseExisting(name)
    if (!lease) return undefined
    try {
      return await at(lease.world)
    } finally {
      lease.release()
    }
  }
  ;(await store.lease(name)).release() // a misspelt name is refused
  const latest = await look(async (world) => {
    await requireKnown(world, filter)
    return world.journal.read({ limit: 1 }).at(-1)
  })
  let after = filter.after ?? latest?.id ?? 0
  async function* following() {
    while (!signal.aborted) {
      const records = await look(({ journal }) => journal.read({ ...filter, after, limit: mostRequests }))
      if (!records) after = 0 // a removed world took its journal along
      for (const record of records ?? []) {
        after = record.id
        yield record
      }
      await delay(everyMs, undefined, { signal }).catch(() => {}) // aborted on purpose
    }
  }
  return following()
}

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
      const closed = new AbortController()
      whenDone(reply.raw, () => closed.abort())
      connections.hold(reply.raw)
      const signal = AbortSignal.any([closed.signal, connections.closing])
      const events = eventsOf(await followRequests(store, pathParams.world, query, signal))
      return reply
        .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
        .send(Readable.from(events))
    },
  })
}

/** A comment first, so that the client knows it is connected before anything happens. */
async function* eventsOf(records: AsyncIterable<{ readonly id: number }>): AsyncGenerator<string> {
  yield ': following\n\n'
  for await (const record of records) yield `id: ${record.id}\ndata: ${JSON.stringify(record)}\n\n`
}
