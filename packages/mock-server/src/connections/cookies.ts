import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

/** A cookie of a request; read only when somebody asks, because most requests of programs have none. */
export function cookieOf({ headers: { cookie } }: FastifyRequest, name: string): string | undefined {
  return cookie === undefined ? undefined : parseCookie(cookie)[name]
}
