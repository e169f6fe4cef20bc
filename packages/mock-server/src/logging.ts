import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Receives one JSON line per entry. */
export interface LogStream {
  write(line: string): void
}

/**
 * Log entries never contain a certificate or a password: they have method and route of a request, not its raw address.
 * Our own errors are always logged, requests only on demand: a logger for each costs more than some calls.
 */
export const loggerOptions = (requests: boolean, stream: LogStream) =>
  ({
    logger: {
      level: requests ? 'info' : 'error',
      stream,
      serializers: {
        req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'unknown' }),
      },
    },
    ...(requests ? {} : { childLoggerFactory: (logger) => logger }),
  }) satisfies FastifyServerOptions
