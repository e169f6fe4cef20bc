import { languageTag } from '@portal/protocol/languages'
import { useMemo } from 'react'
import { formatsOf } from '../../lib/format/formats.ts'
import { unknownValue } from '../../lib/format/intl-formats.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { amountOf, type InboxTask } from './inbox.ts'

/** Formats in the user's language, and the current minute (ms). */
export function useFormats() {
  const tag = languageTag(useLanguage((state) => state.language))
  const now = useMinute()
  return useMemo(() => {
    const formats = formatsOf(tag, now)
    const amount = (task: Pick<InboxTask, 'amount'>) => {
      const yuan = amountOf(task)
      return yuan === undefined ? unknownValue : formats.money(yuan)
    }
    return { ...formats, now, amount }
  }, [tag, now])
}
