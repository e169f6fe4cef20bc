import type { WorldInfo } from '@portal/store/worlds/world-list'

/** A world or a snapshot as it goes over the wire. */
export const summaryOf = ({ name, bytes, changedAt }: WorldInfo) => ({
  name,
  bytes,
  changedAt: changedAt.toISOString(),
})
