import type { Notice } from '@portal/protocol/entities/notice'
import { languageTag } from '@portal/protocol/languages'
import { noticeKey } from '@portal/protocol/rules/ids'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../lib/api/server-time.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { useLookups } from '../../session/queries.ts'
import { dayOf, latestFirst } from './model.ts'

/** Visible rows keep their positions with current data; `newer` counts the notices that arrived since. */
function stableRows(shown: readonly Notice[], known: readonly Notice[]) {
  const byKey = new Map(known.map((notice) => [noticeKey(notice), notice]))
  const rows = shown.map((notice) => byKey.get(noticeKey(notice)) ?? notice)
  for (const notice of shown) byKey.delete(noticeKey(notice))
  return { rows, newer: byKey.size }
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

/** The name of a notice type in the language of the lookups, or its code if it has none, or the word for a notice. */
export function useNoticeType(): (noticeType: string) => string {
  const { data: lookups = [] } = useLookups()
  const { t } = useTranslation('frame')
  return (noticeType) =>
    lookups.find((one) => one.lookupType === noticeTypeLookup && one.lookupCode === noticeType)?.meaning ||
    noticeType ||
    t('notice')
}
