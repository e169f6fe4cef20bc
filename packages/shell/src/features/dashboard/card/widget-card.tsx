import { ReloadOutlined } from '@ant-design/icons'
import { EmptyState } from '@portal/page-kit/empty-state'
import { Button } from 'antd'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { AllButton, AllLink } from '../../../lib/ui/all-link.tsx'
import { FailureMessage } from '../../../lib/ui/failure-message.tsx'
import { LoadFailure } from '../../../lib/ui/load-failure.tsx'
import { WaitingRows } from '../../../lib/ui/waiting-rows.tsx'
import { titleKey, type VisibleWidget } from '../widget-rules.ts'
import styles from './card.module.css'
import { Card } from './card.tsx'
import { useOpenList } from './list-rows.ts'
import type { WidgetQuery } from './use-widget-query.ts'

interface WidgetCardProps<Data> {
  readonly widget: Pick<VisibleWidget, 'id' | 'page'>
  readonly query: WidgetQuery<Data>
  readonly countOf?: (data: Data) => number
  readonly isEmpty: (data: Data) => boolean
  /** The text of an empty widget. */
  readonly empty: string
  /** Chooses between views of the widget. */
  readonly views?: ReactNode
  /** Address of the portal's own page with the complete list, instead of a menu page. */
  readonly allAt?: string
  /** Conditions of its rows on the menu page, which shows more otherwise. */
  readonly conditionsOf?: (data: Data) => Readonly<Record<string, string>>
  readonly children: (data: Data) => ReactNode
}

/** A widget that shows server data: loads, fails, retries and refreshes independently of the others. */
export function WidgetCard<Data>(props: WidgetCardProps<Data>) {
  const { widget, query, countOf, isEmpty, empty, views, allAt, conditionsOf, children } = props
  const { t } = useTranslation('home')
  const title = t(titleKey(widget.id))
  const openList = useOpenList()
  const { page } = widget
  // Rows take a while to render: in batches, so that the browser can respond in between.
  const data = useDeferredValue(query.data)
  return (
    <Card
      title={title}
      count={data === undefined ? undefined : countOf?.(data)}
      isBusy={data === undefined && !query.isError}
      actions={
        <>
          {views}
          <Button
            type="text"
            size="small"
            icon={<ReloadOutlined spin={query.isFetching} aria-hidden />}
            aria-label={t('refresh', { title })}
            title={t('refresh', { title })}
            onClick={() => void query.refetch()}
          />
          {allAt === undefined ? (
            page && (
              <AllButton
                of={title}
                title={page.item.menuName}
                onClick={() => openList(page, data === undefined ? {} : (conditionsOf?.(data) ?? {}))}
              />
            )
          ) : (
            <AllLink of={title} to={allAt} />
          )}
        </>
      }
    >
      {data === undefined && query.isError && <LoadFailure query={query} />}
      {data === undefined && !query.isError && <WaitingRows />}
      {data !== undefined && query.isError && <Stale query={query} />}
      {data !== undefined &&
        (isEmpty(data) ? (
          <div className={styles.middle}>
            <EmptyState text={empty} />
          </div>
        ) : (
          children(data)
        ))}
    </Card>
  )
}

/** The previous data stays, with a note that the refresh failed. */
function Stale<Data>({ query }: { query: WidgetQuery<Data> }) {
  const { t } = useTranslation('home')
  return (
    <div className={styles.stale} role="alert">
      <span>
        {t('stale')} <FailureMessage error={query.error} />
      </span>
      <Button type="text" size="small" onClick={() => void query.refetch()} loading={query.isFetching}>
        {t('retry')}
      </Button>
    </div>
  )
}
