import type { Notice } from '@portal/protocol/entities/notice'
import { useMemo, useState } from 'react'
import { serverNow } from '../../lib/api/server-time.ts'
import { noticesToRead } from './model.ts'

/** Rows that somebody reads stay where they are, each as it is known now; `newer` notices have come since, and wait. */
function steadyRows<N extends Pick<Notice, 'insMessId'>>(shown: readonly N[], known: readonly N[]) {
  const byId = new Map(known.map((notice) => [notice.insMessId, notice]))
  const rows = shown.map((notice) => byId.get(notice.insMessId) ?? notice)
  for (const { insMessId } of shown) byId.delete(insMessId)
  return { rows, newer: byId.size }
}

interface Shown {
  readonly notices: readonly Notice[]
  /** Server's time in ms when they were taken. */
  readonly now: number
}

const take = (data: readonly Notice[], now: number): Shown => ({ notices: noticesToRead(data, now), now })

/**
 * The notices of one visit: they are asked for again and again, but only `showNewer` moves what is being read. `askedAt`
 * is when they were answered last: of what is known some may have begun by then.
 */
export function useSteadyNotices(data: readonly Notice[] | undefined, askedAt: number) {
  const [start] = useState(serverNow)
  const [taken, setTaken] = useState<Shown>()
  if (data && !taken) setTaken(take(data, start))
  const { rows, newer } = useMemo(
    () => steadyRows(taken?.notices ?? [], taken && data ? noticesToRead(data, serverNow()) : []),
    [taken, data, askedAt],
  )
  // Where nothing stands, nothing moves.
  if (data && rows.length === 0 && newer > 0) setTaken(take(data, serverNow()))
  return {
    notices: rows,
    newer,
    now: taken?.now ?? start,
    /** Those of the last answer, or of one that has just come. */
    showNewer: (latest = data) => setTaken(latest && take(latest, serverNow())),
  }
}
