// What the benchmark uses of json-server, which comes without types.
declare module 'json-server' {
  import type { RequestListener, Server } from 'node:http'

  type Middleware = RequestListener
  interface JsonServer {
    create(): {
      use(middleware: Middleware | Middleware[]): void
      listen(port: number, host: string, ready: () => void): Server
    }
    defaults(options: { logger: boolean }): Middleware[]
    router(content: Readonly<Record<string, unknown>>): Middleware
  }

  const jsonServer: JsonServer
  export default jsonServer
}
