import { useTranslation } from 'react-i18next'
import { ListRow, RowList } from '../../card/list-row.tsx'
import { isEmpty, totalOf, useOpenList } from '../../card/list-rows.ts'
import { useFormats } from '../../card/use-formats.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { PointsButton } from './points-button.tsx'
import styles from './points-widget.module.css'
import { useWaitingPostings } from './waiting-postings.ts'

/** Rows that fit above the button. */
const shownRows = 4

/** Points of distributors that staff have yet to post. */
export function PointsWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { count, day } = useFormats()
  const openList = useOpenList()
  const query = useWaitingPostings()
  const { page } = widget
  return (
    <WidgetCard widget={widget} query={query} countOf={totalOf} isEmpty={isEmpty} empty={t('points.none')}>
      {({ rows }) => (
        <div className={styles.points}>
          <RowList>
            {rows.slice(0, shownRows).map((one) => (
              <ListRow
                key={one.postingId}
                title={one.distributorName}
                meta={[one.orderNo]}
                onOpen={
                  page && (() => openList(page, { distributorCode: one.distributorCode, status: 'waiting' }))
                }
                aside={t('points.some', { count: one.integral, shown: count(one.integral) })}
                asideMeta={day(one.earnedAt)}
              />
            ))}
          </RowList>
          <PointsButton />
        </div>
      )}
    </WidgetCard>
  )
}
