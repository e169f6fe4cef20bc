// What the benchmark uses of the load generator, which comes without types.
declare module 'autocannon' {
  export interface Request {
    method: string
    path: string
    headers: Record<string, string>
    body?: string | undefined
  }

  interface Options {
    url: string
    connections: number
    requests: (Request & { setupRequest?: () => Request })[]
    verifyBody?: (body: string) => boolean
    /** Seconds. */
    duration?: number
    /** Requests. */
    amount?: number
  }

  interface Result {
    readonly duration: number
    readonly requests: { readonly total: number }
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
    readonly mismatches: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
