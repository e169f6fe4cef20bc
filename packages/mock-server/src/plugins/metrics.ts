import type { Store } from '@portal/store/store'
import type { FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'
import { whenDone } from '../connections.ts'
import { answerStatusOf } from './journal.ts'

/** One answered call. */
interface AnsweredCall {
  /** Id of the call; `none` for an address of the backend that no call has. */
  readonly call: string
  /** HTTP status; `none` when the connection ended without an answer. */
  readonly http: string
  /** Status of the envelope; empty where there is none. */
  readonly status: string
  readonly seconds: number
}

interface Durations {
  /** How many took no longer than each bound, and longer than the one before. */
  readonly within: number[]
  count: number
  sum: number
}

/** A figure that is read when it is needed. */
interface Gauge {
  readonly name: string
  readonly help: string
  readonly value: number
}

export interface Metrics {
  answered(call: AnsweredCall): void
  /** In the text form of Prometheus, version 0.0.4. */
  text(gauges: readonly Gauge[]): string
}

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const requests = 'portal_requests_total'
const durations = 'portal_request_duration_seconds'

/** Counts since the start of the server. */
export function createMetrics(): Metrics {
  /** By the values of its labels, formatted only when the metrics are read. */
  const counts = new Map<string, { readonly labels: Readonly<Record<string, string>>; value: number }>()
  const times = new Map<string, Durations>()

  return {
    answered({ call, http, status, seconds }) {
      const key = `${call} ${http} ${status}`
      const counted = counts.get(key)
      if (counted) counted.value += 1
      else counts.set(key, { labels: { call, http, status }, value: 1 })
      const ofCall = times.get(call) ?? { within: bounds.map(() => 0), count: 0, sum: 0 }
      times.set(call, ofCall)
      ofCall.count += 1
      ofCall.sum += seconds
      const index = bounds.findIndex((bound) => seconds <= bound)
      if (index >= 0) ofCall.within[index] = (ofCall.within[index] ?? 0) + 1
    },
    text: (gauges) =>
      [
        ...heading(requests, 'counter', 'Requests by call, HTTP status and status of the envelope.'),
        ...[...counts.values()].map(({ labels, value }) => `${requests}${labelled(labels)} ${value}`),
        ...heading(durations, 'histogram', 'How long calls took.'),
        ...[...times].flatMap(([call, ofCall]) => histogram(call, ofCall)),
        ...gauges.flatMap(({ name, help, value }) => [...heading(name, 'gauge', help), `${name} ${value}`]),
        '',
      ].join('\n'),
  }
}

const heading = (name: string, type: string, help: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

function histogram(call: string, { within, count, sum }: Durations): string[] {
  const bucket = (le: string, value: number) => `${durations}_bucket${labelled({ call, le })} ${value}`
  let shorter = 0
  return [
    ...bounds.map((bound, index) => {
      shorter += within[index] ?? 0
      return bucket(String(bound), shorter)
    }),
    bucket('+Inf', count),
    `${durations}_sum${labelled({ call })} ${sum}`,
    `${durations}_count${labelled({ call })} ${count}`,
  ]
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' }

const labelled = (labels: Readonly<Record<string, string>>): string =>
  `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, (sign) => escapes[sign] ?? sign)}"`)
    .join(',')}}`

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
