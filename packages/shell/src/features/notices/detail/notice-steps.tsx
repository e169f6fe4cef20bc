import { type Id, sameId } from '@portal/protocol/rules/ids'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/ui/link.tsx'
import { useNotices } from '../../../session/queries.ts'
import { latestFirst } from '../model.ts'
import { readingAddress } from '../notice-address.ts'
import styles from './notice-article.module.css'

/** From one notice to its neighbours, in the order of the list. */
export function NoticeSteps({ headId }: { readonly headId: Id }) {
  const { t } = useTranslation('notices')
  const { data: notices = [] } = useNotices()
  const listed = useMemo(() => latestFirst(notices), [notices])
  const place = listed.findIndex((notice) => sameId(notice.headId, headId))
  if (place === -1) return null
  const steps = [
    { text: t('newer'), notice: listed[place - 1] },
    { text: t('older'), notice: listed[place + 1] },
  ]
  return (
    <p className={styles.steps}>
      {steps.map(
        ({ text, notice }) =>
          notice && (
            <Link key={text} to={readingAddress(notice)} title={notice.title}>
              {text}
            </Link>
          ),
      )}
    </p>
  )
}
