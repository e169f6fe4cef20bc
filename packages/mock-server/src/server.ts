import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isLoopback } from './access/allowed-addresses.ts'
import { type AppOptions, buildApp } from './app.ts'
import { ServerError } from './server-error.ts'

export interface ServerOptions extends Omit<AppOptions, 'control'> {
  /** Where it listens; it answers to that name, too. */
  readonly host: string
  /**
   * The control API's token; not needed where only this machine is listened to, elsewhere the API is closed without it.
   */
  readonly controlToken?: string
  /** 0 takes any free one. */
  readonly port: number
  /** How long a closing server waits for clients that are slow to send or to read, in milliseconds. */
  readonly closingPatienceMs?: number
}

export interface RunningServer {
  /** Without a trailing slash. */
  readonly url: string
  /** Finishes pending requests, then stops listening. The store stays open: it belongs to the caller. */
  close(): Promise<void>
}

const defaultCloseTimeoutMs = 2_000

/** Builds the app and listens. @throws {ServerError} when the address cannot be used */
export async function startServer(serverOptions: ServerOptions): Promise<RunningServer> {
  const { host, port, controlToken, closingPatienceMs = defaultCloseTimeoutMs, ...options } = serverOptions
  const { hosts = [], origins = [] } = options.addresses ?? {}
  const control = controlToken ? { token: controlToken } : isLoopback(host) ? 'open' : 'closed'
  const app = await buildApp({ ...options, control, addresses: { hosts: [host, ...hosts], origins } })
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    throw new ServerError(whyNot(error, host, port), { cause: error })
  }
  const address = app.server.address() as AddressInfo // a server that listens on a port has one
  return { url: `http://${urlHost(host)}:${address.port}`, close: () => close(app, closingPatienceMs) }
}

/** A client that never finishes must not keep the server from ending. */
async function close(app: FastifyInstance, patienceMs: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
  } finally {
    clearTimeout(cutOff)
  }
}

function whyNot(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program; choose another port`
  if (code === 'EACCES') return `Port ${port} may not be used by this account; choose one above 1023`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${host} is no address of this machine`
  return `Listening on ${host}, port ${port} failed: ${String(error)}`
}

/** The host as a browser on this machine writes it. */
function urlHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
