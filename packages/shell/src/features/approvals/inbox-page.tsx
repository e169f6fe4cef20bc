import { EmptyState } from '@portal/page-kit/empty-state'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { Alert, Button, Drawer } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { failureText } from '../../lib/ui/failure-text.ts'
import { RetryButton } from '../../lib/ui/retry-button.tsx'
import { ViewSwitch } from '../../lib/ui/view-switch.tsx'
import { WaitingRows } from '../../lib/ui/waiting-rows.tsx'
import { useVisitKey } from '../../lib/use-address-filter.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useOpenRecord } from '../../menu/use-open-record.ts'
import { type InboxView, isFiltered } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { keyOf } from './inbox.ts'
import styles from './inbox-page.module.css'
import { InboxRows } from './inbox-rows.tsx'
import { ChosenBar, UndoBar } from './list-parts.tsx'
import { Preview } from './preview.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useDecisions } from './use-decisions.ts'
import { useFormats } from './use-formats.ts'
import { useInboxActions } from './use-inbox-actions.ts'
import { type InboxList, useInboxList } from './use-inbox-list.ts'
import { useNames } from './use-names.ts'
import { useWorth } from './use-worth.ts'

interface InboxPageProps {
  readonly systems: readonly SystemMenu[]
}

/** `/approvals` (assumed): what waits for the user in every system, and what the user has handled. */
export function InboxPage({ systems }: InboxPageProps) {
  const visitKey = useVisitKey()
  return <Inbox key={visitKey} visitKey={visitKey} systems={systems} />
}

/** From this width on, the details of a row are shown beside the list. */
const wide = '(width >= 1200px)'

function Inbox({ visitKey, systems }: InboxPageProps & { readonly visitKey: string }) {
  const { t } = useTranslation('approvals')
  const root = useRef<HTMLElement>(null)
  const isWide = useMedia(wide)
  const { now, count } = useFormats()
  const worth = useWorth()
  const names = useNames(systems)
  const openRecord = useOpenRecord(systems)
  const decisions = useDecisions((target) => root.current?.contains(target) ?? false)
  const list = useInboxList(visitKey, root, decisions.leaving, now)
  const actions = useInboxActions({ inbox: root, systems, list, decisions, isWide })
  const { filter, filterBy, query, rows, current, chosen } = list
  const { pending } = decisions
  const isBusy = decisions.isDeciding || actions.isReading

  const viewName = (view: InboxView, name: string): readonly [InboxView, string] => {
    const total = list.totalOf(view)
    return [view, total === undefined ? name : `${name} ${count(total)}`]
  }
  const preview = current && (
    <Preview
      key={keyOf(current)}
      task={current}
      names={names}
      openRecord={openRecord}
      loading={actions.loading}
      canDecide={actions.canDecide(current)}
      may={actions.may}
      isBusy={isBusy}
      isOpening={actions.opening === current.taskId}
      onApprove={() => void actions.approve(current)}
      onReject={() => actions.askToReject([current])}
      onOpen={() => actions.open(current)}
    />
  )

  return (
    <section ref={root} className={styles.page} aria-labelledby="approvals-title">
      <header className={styles.head}>
        <h1 id="approvals-title">{t('title')}</h1>
        <ViewSwitch
          label={t('views')}
          views={[viewName('waiting', t('waiting')), viewName('done', t('done'))]}
          chosen={filter.show}
          onChoose={(show) => {
            list.clearChoice()
            filterBy({ ...filter, show })
          }}
        />
      </header>
      <FilterBar tasks={list.tasks} found={rows.length} names={names} filter={filter} onChange={filterBy} />
      <ListFailure query={query} />
      {query.isPending && <WaitingRows count={10} height={40} />}
      {query.data && (
        <div className={styles.body} data-side={isWide && current !== undefined}>
          <div className={styles.main}>
            <div className={styles.above}>
              {chosen.length > 0 ? (
                <ChosenBar
                  may={actions.may}
                  text={[t('chosen', { count: chosen.length }), worth(chosen)].join(' · ')}
                  isBusy={isBusy}
                  onApprove={() => void actions.approveChosen()}
                  onReject={() => actions.askToReject(chosen)}
                  onClear={list.clearChoice}
                />
              ) : (
                <Found list={list} data={query.data} />
              )}
            </div>
            {rows.length === 0 ? (
              <Nothing list={list} />
            ) : (
              <InboxRows list={list} actions={actions} names={names} failures={decisions.failures} />
            )}
            {query.hasNextPage && (
              <Button
                className={styles.more ?? ''}
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('more', { count: query.data.nextRows })}
              </Button>
            )}
          </div>
          {isWide && preview && (
            <aside className={styles.side} aria-label={t('preview')}>
              {preview}
            </aside>
          )}
        </div>
      )}
      {!isWide && (
        <Drawer
          title={t('preview')}
          open={actions.isDrawerOpen && current !== undefined}
          onClose={actions.closeDrawer}
          size="min(100vw, 480px)"
          styles={{ body: { padding: 0 } }}
        >
          {preview}
        </Drawer>
      )}
      <UndoBar number={pending && (pending.businessKey || pending.title)} onUndo={actions.undo} />
      {actions.rejecting && (
        <RejectDialog
          tasks={actions.rejecting}
          worth={worth(actions.rejecting)}
          onCancel={() => actions.askToReject(undefined)}
          onReject={actions.reject}
        />
      )}
    </section>
  )
}

/** Says that the list could not be loaded, or that it is out of date. */
function ListFailure({ query }: Pick<InboxList, 'query'>) {
  const { t } = useTranslation('approvals')
  const errors = useTexts('errors')
  const { data, error, isFetching, refetch } = query
  if (!error) return null
  return (
    <Alert
      type={data ? 'warning' : 'error'}
      showIcon
      title={data ? t('stale') : t('listFailed')}
      description={failureText(error, errors)}
      action={
        <RetryButton size="small" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      }
    />
  )
}

interface FoundProps {
  readonly list: InboxList
  readonly data: NonNullable<InboxList['query']['data']>
}

function Found({ list, data }: FoundProps) {
  const { t } = useTranslation('approvals')
  const { count } = useFormats()
  const hasMore = data.total > data.rows.length
  const values = { shown: count(data.rows.length), total: count(data.total) }
  // Conditions match loaded rows only; without any, the number is the total.
  const texts = isFiltered(list.wanted)
    ? [t('found', { count: list.rows.length }), ...(hasMore ? [t('notAll', values)] : [])]
    : [
        t('found', { count: data.total - data.rows.length + list.rows.length }),
        ...(hasMore ? [t('listed', values)] : []),
      ]
  return (
    <p className={styles.found} role="status">
      {texts.join(' · ')}
    </p>
  )
}

function Nothing({ list: { wanted } }: { readonly list: InboxList }) {
  const { t } = useTranslation('approvals')
  const text = wanted.show === 'waiting' ? t('none') : t('noneDone')
  return (
    <div className={styles.empty}>
      <EmptyState text={isFiltered(wanted) ? t('noneFound') : text} />
    </div>
  )
}
