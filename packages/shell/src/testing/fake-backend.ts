import { callMetadata } from '@portal/protocol/call-metadata'
import { rejection, success } from '@portal/protocol/envelope'
import type { CallId } from '@portal/protocol/registry'
import { vi } from 'vitest'

/**
 * Answers one call: what it returns is the envelope's data, or a whole Response when it is to be anything else. Body,
 * headers and address come as they were sent.
 */
export type FakeCall = (body: string, headers: Headers, address: URL) => unknown

/** A backend in memory behind `window.fetch`; a call that is not named is rejected. Undo with `vi.unstubAllGlobals`. */
export function fakeBackend(calls: Partial<Record<CallId, FakeCall>>): void {
  const byPath = new Map(Object.entries(calls).map(([id, call]) => [callMetadata[id as CallId].path, call]))
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit = {}) => {
    const address = new URL(url, 'http://portal.invalid')
    const call = byPath.get(address.pathname)
    if (!call) return Response.json(rejection(`no answer for ${url}`))
    const answer = await call(String(body ?? ''), new Headers(headers), address)
    return answer instanceof Response ? answer : Response.json(success(answer))
  })
}
