import type { Store } from '@portal/store/store'
import type { FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'
import { whenDone } from '../connections.ts'
import type { Metrics } from '../domain/metrics.ts'
import { answerStatusOf } from './journal.ts'

interface MetricsOptions {
  readonly metrics: Metrics
}

/** Counts the calls of the registry; what waits for a slow client counts as long as it waits. */
export const countCallsPlugin = fp<MetricsOptions>(async (app, { metrics }) => {
  app.addHook('onRequest', (request, { raw }, done) => {
    const startedAt = performance.now()
    whenDone(raw, () =>
      metrics.answered({
        call: request.routeOptions.config.callId ?? 'none',
        http: raw.headersSent ? String(raw.statusCode) : 'none',
        status: answerStatusOf(request).status ?? '',
        seconds: (performance.now() - startedAt) / 1000,
      }),
    )
    done()
  })
})

/** `/metrics`: figures about this server for Prometheus; they name no user and no world. */
export const metricsPlugin: FastifyPluginAsync<MetricsOptions & { readonly store: Store }> = async (
  app,
  { metrics, store },
) => {
  app.get('/metrics', async (_request, reply) => {
    const { rss, heapUsed } = process.memoryUsage()
    const worlds = await store.worlds()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(
      metrics.text([
        { name: 'portal_worlds', help: 'Worlds in the data folder.', value: worlds.length },
        { name: 'process_resident_memory_bytes', help: 'Memory of the process.', value: rss },
        { name: 'nodejs_heap_size_used_bytes', help: 'Used heap of the process.', value: heapUsed },
        {
          name: 'process_start_time_seconds',
          help: 'When the process started, in seconds since 1970.',
          value: Math.round(Date.now() / 1000 - process.uptime()),
        },
      ]),
    )
  })
}
