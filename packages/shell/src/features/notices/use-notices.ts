import type { Notice } from '@portal/protocol/entities/notice'
import { languageTag } from '@portal/protocol/languages'
import { useMemo, useState } from 'react'
import { serverNow } from '../../lib/api/server-time.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { useLookups } from '../../session/queries.ts'
import { dayOf, latestFirst } from './model.ts'

/** Visible rows keep their positions with current data; `newer` counts the notices that arrived since. */
function stableRows<N extends Pick<Notice, 'insMessId'>>(shown: readonly N[], known: readonly N[]) {
  const byId = new Map(known.map((notice) => [notice.insMessId, notice]))
  const rows = shown.map((notice) => byId.get(notice.insMessId) ?? notice)
  for (const { insMessId } of shown) byId.delete(insMessId)
  return { rows, newer: byId.size }
}

interface Shown {
  readonly notices: readonly Notice[]
  /** Server time in ms when they were taken. */
  readonly now: number
}

const take = (data: readonly Notice[]): Shown => ({ notices: latestFirst(data), now: serverNow() })

/** The notices of one visit: polling updates them in place; only `showNewer` changes the rows. */
export function useStableNotices(data: readonly Notice[] | undefined) {
  const [start] = useState(serverNow)
  const [taken, setTaken] = useState<Shown>()
  if (data && !taken) setTaken(take(data))
  const { rows, newer } = useMemo(
    () => stableRows(taken?.notices ?? [], taken && data ? data : []),
    [taken, data],
  )
  // An empty list has no rows to keep in place.
  if (data && rows.length === 0 && newer > 0) setTaken(take(data))
  return {
    notices: rows,
    newer,
    now: taken?.now ?? start,
    /** Shows the notices of the last answer, or of `latest`. */
    showNewer: (latest = data) => setTaken(latest && take(latest)),
  }
}

/** The day on which a notice begins, as rows show it. */
export function useNoticeDay(): (notice: Pick<Notice, 'startDate'>) => string {
  const tag = languageTag(useLanguage((state) => state.language))
  return (notice) => dayOf(notice, tag)
}

/** The lookup type of notice types (assumed). */
const noticeTypeLookup = 'NOTICE_TYPE'

/** The name of a notice type in the language of the lookups, or its code if it has none. */
export function useNoticeType(): (noticeType: string) => string {
  const { data: lookups = [] } = useLookups()
  return (noticeType) =>
    lookups.find((one) => one.lookupType === noticeTypeLookup && one.lookupCode === noticeType)?.meaning ??
    noticeType
}
