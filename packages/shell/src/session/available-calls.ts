import { extensionIds } from 'virtual:portal-calls'
import type { Send } from '@portal/protocol/client'
import type { CallId } from '@portal/protocol/registry'
import { RemoteError } from '@portal/protocol/remote-error'
import { useMemo } from 'react'
import { create } from 'zustand'
import { callPaths } from '../lib/api/backend.ts'
import { absentCall } from '../lib/ui/failure-text.ts'

/** Calls beyond the specification that the backend turned out to lack since the page was loaded. */
const useMissing = create<{ readonly missing: ReadonlySet<string> }>()(() => ({ missing: new Set() }))

const notFound = 404
const absences: readonly (number | undefined)[] = [notFound, 501]

const has = (missing: ReadonlySet<string>, id: CallId): boolean =>
  callPaths()?.[id] !== null && !missing.has(id)

/**
 * Which calls the backend has: all that the specification lists, and of the others those that `callPaths` does not
 * switch off and that were not answered with 404 or 501. What needs another one is not shown.
 */
export function useHasCall(): (id: CallId) => boolean {
  const { missing } = useMissing()
  return useMemo(() => (id) => has(missing, id), [missing])
}

/** Sends no call that the backend lacks, and notes those that it turns out to lack. */
export const toAvailable =
  (send: Send): Send =>
  async (id, ...request) => {
    const extension = extensionIds.find((one) => one === id)
    if (!extension) return send(id, ...request)
    if (!has(useMissing.getState().missing, extension))
      throw new RemoteError('http', id, { httpStatus: notFound, code: absentCall })
    try {
      return await send(id, ...request)
    } catch (error) {
      if (!(error instanceof RemoteError) || !absences.includes(error.httpStatus)) throw error
      useMissing.setState(({ missing }) => ({ missing: new Set([...missing, id]) }))
      // Without the server's words, which are about an address.
      const { httpStatus = notFound } = error
      throw new RemoteError('http', id, { httpStatus, code: absentCall, cause: error })
    }
  }
