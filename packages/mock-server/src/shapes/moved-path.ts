import { callIds, calls } from '@portal/protocol/registry'

const firstParts = [...new Set(callIds.map((id) => calls[id].path.split('/')[1]))].join('|')
const moved = new RegExp(`^/(${firstParts})/moved/`)

/** Another address of the same call, e.g. `/api/moved/x` of `/api/x`. */
export const movedAddress = (address: string): string => address.replace(/^\/([^/]+)\//, '/$1/moved/')

export const isMoved = (address: string): boolean => moved.test(address)

/** The original address of a moved one; any other is unchanged. */
export const addressBehind = (address: string): string => address.replace(moved, '/$1/')
