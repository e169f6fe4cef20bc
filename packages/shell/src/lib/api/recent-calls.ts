import { create } from 'zustand'
import { redact } from '../errors/redaction.ts'
import { wrapNetwork } from './backend.ts'
import { requestIdHeader } from './transport.ts'

/** One call of the backend, with nothing in it that is secret. */
export interface RecentCall {
  readonly id: number
  readonly method: string
  readonly address: string
  /** Its id in the logs of servers. */
  readonly requestId: string | undefined
  /** HTTP status; undefined while there is no answer, or when none came. */
  readonly status: number | undefined
  /** Milliseconds until the answer or the failure; undefined while it is waited for. */
  readonly duration: number | undefined
}

/** Calls that are remembered. */
const most = 50

/** The last calls, newest first; filled only after `watchCalls`. */
export const useRecentCalls = create<{ readonly calls: readonly RecentCall[] }>()(() => ({ calls: [] }))

function began(call: RecentCall): void {
  useRecentCalls.setState(({ calls }) => ({ calls: [call, ...calls].slice(0, most) }))
}

function ended(id: number, end: Pick<RecentCall, 'status' | 'duration'>): void {
  useRecentCalls.setState(({ calls }) => ({
    calls: calls.map((call) => (call.id === id ? { ...call, ...end } : call)),
  }))
}

/** Remembers every call from now on; times are of the page's own clock. */
export function watchCalls(now: () => number = () => performance.now()): void {
  let count = 0
  wrapNetwork((inner) => async (input, init) => {
    count += 1
    const id = count
    const start = now()
    const waiting = { status: undefined, duration: undefined }
    const requestId = new Headers(init?.headers).get(requestIdHeader) ?? undefined
    began({ id, method: init?.method ?? 'GET', address: redact(String(input)), requestId, ...waiting })
    try {
      const response = await inner(input, init)
      ended(id, { status: response.status, duration: now() - start })
      return response
    } catch (error) {
      ended(id, { status: undefined, duration: now() - start })
      throw error
    }
  })
}
