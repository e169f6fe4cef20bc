import type { BentPortal } from '../bent-portal.ts'

/** How testers have the server cause an entry of the catalogue, and what comes then. */
export interface Cause {
  readonly cause: (portal: BentPortal) => Promise<unknown>
  readonly answer: unknown
}

/** By the entry's words, then by the means. */
export type Causes = Readonly<Record<string, Readonly<Record<string, Cause>>>>

export const rejected = (msg: string, code?: number) => ({
  httpStatus: 200,
  body: { status: 'E', msg, data: null, ...(code === undefined ? {} : { code }) },
})

export const departments = (portal: BentPortal, certificate?: string) =>
  portal.call('findOrganization', { body: {} }, certificate)

export const userInfo = (portal: BentPortal, certificate: string) =>
  portal.call('getUserInfo', { query: { token: certificate } }, certificate)
