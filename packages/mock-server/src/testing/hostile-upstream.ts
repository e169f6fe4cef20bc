import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostileUpstream {
  readonly url: string
  behave(listener: RequestListener): void
  close(): void
}

/** A backend that behaves as each test defines. */
export async function openHostileUpstream(): Promise<HostileUpstream> {
  let behaviour: RequestListener = (_request, response) => response.end()
  const server = createServer((request, response) => behaviour(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a server that listens on a port has one
  return {
    url: `http://127.0.0.1:${port}`,
    behave(listener) {
      behaviour = listener
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
