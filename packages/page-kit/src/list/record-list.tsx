import { ReloadOutlined } from '@ant-design/icons'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Grid, Pagination } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { EmptyState } from '../page/empty-state.tsx'
import { useKitTexts } from '../texts/kit-texts.ts'
import { type BatchAction, BatchBar, useSelection } from './batch.tsx'
import type { Loading } from './files/all-rows.ts'
import type { ListFile } from './files/list-file.ts'
import { DateChip } from './filters/date-chip.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import styles from './list.module.css'
import { type ListLook, listLooks, withoutView, withView } from './list-look.ts'
import {
  type Conditions,
  type RecordColumn,
  type RecordFilter,
  type RecordQuery,
  type RecordView,
  withConditions,
} from './list-model.ts'
import { RecordCards } from './record-cards.tsx'
import { RecordDrawer } from './record-drawer.tsx'
import { RecordTable } from './record-table.tsx'
import { ExportTool } from './tools/export-tool.tsx'
import { LookTool } from './tools/look-tool.tsx'
import { ViewBar } from './tools/view-bar.tsx'

export type { BatchAction }

interface RecordListProps<Row extends object> {
  /** Remembers how each person wants this list. */
  readonly name: string
  readonly columns: readonly RecordColumn<Row>[]
  readonly filters: readonly RecordFilter[]
  /** Views of the list; choosing one keeps the other conditions. */
  readonly views: readonly RecordView[]
  /** Rows of all parts that the other conditions leave, where it is known. */
  readonly wholeCount?: number | undefined
  readonly query: RecordQuery
  readonly pageSizes: readonly number[]
  readonly onAsk: (changes: Partial<RecordQuery>) => void
  readonly onRefresh: () => void
  readonly rows: readonly Row[]
  readonly total: number
  readonly isLoading: boolean
  /** Shown in place of the rows. */
  readonly failure?: ReactNode
  readonly keyOf: (row: Row) => string
  readonly emptyText: string
  readonly totalText: (total: number) => string
  /** Whether the columns' totals cover all pages; otherwise only the visible rows. */
  readonly hasWholeTotals?: boolean
  /** All rows that match, for a file: see `allRows`. */
  readonly loadAll: (loading: Loading) => Promise<readonly Row[]>
  readonly fileName: string
  /** Opens a record in a tab of its own. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** A record beside the list; without it a row opens its tab. */
  readonly details?:
    | { readonly title: (row: Row) => string; readonly content: (row: Row) => ReactNode }
    | undefined
  /** What can be done with chosen rows besides saving them as a file. */
  readonly batch?: readonly BatchAction<Row>[]
  /** Names a row for users of screen readers; by its key if not given. */
  readonly nameOf?: (row: Row) => string
}

/** A list of records: searched, filtered, looked through, chosen from and saved, on a desk and on a phone. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { columns, filters, views, wholeCount, query, pageSizes, onAsk, onRefresh, rows, total } = props
  const { isLoading, failure, keyOf, emptyText, totalText, hasWholeTotals = false } = props
  const { loadAll, fileName, onOpen, details, batch = [], nameOf = keyOf } = props
  const { list } = useKitTexts()
  const { md: isDesk = true } = Grid.useBreakpoint()
  const [look, changeLook] = useListLook(props.name)
  const { chosen, selection, forget, running, setRunning } = useSelection({ rows, keyOf, nameOf })
  const [openKey, setOpenKey] = useState<string>()
  const shownKeys = look.columns ?? columns.filter((one) => !one.isHiddenAtFirst).map(({ key }) => key)
  const shown = columns.filter(({ key }) => shownKeys.includes(key))
  const openAt = rows.findIndex((row) => keyOf(row) === openKey)
  const open = rows[openAt]
  const step = (by: number) => {
    const row = rows[openAt + by]
    return row && (() => setOpenKey(keyOf(row)))
  }
  const totalLabel = hasWholeTotals || total <= rows.length ? list.sum : list.sumOfPage
  const ask = (conditions: Conditions) => onAsk({ conditions, current: 1 })
  const fileOf = (written: readonly Row[]): ListFile => ({
    name: fileName,
    titles: shown.map(({ title }) => title),
    widths: shown.map(({ width }) => width),
    rows: written.map((row) => shown.map(({ value }) => value(row))),
  })
  const amount = columns.find(({ onCard }) => onCard === 'amount')
  const rowAction = details && isDesk ? (row: Row) => setOpenKey(keyOf(row)) : onOpen

  return (
    <div className={styles.list}>
      <FilterBar
        dates={DateChip}
        filters={filters}
        conditions={query.conditions}
        isPhone={!isDesk}
        total={total}
        onChange={(changes) => ask(withConditions(query.conditions, changes))}
        onReset={() => ask({})}
        tools={
          <>
            {isDesk && (
              <LookTool
                columns={columns}
                shown={shownKeys}
                look={look}
                onChange={(changes) => changeLook((before) => ({ ...before, ...changes }))}
              />
            )}
            <ExportTool load={async (loading) => fileOf(await loadAll(loading))} />
            <Button
              aria-label={list.refresh}
              title={list.refresh}
              icon={<ReloadOutlined />}
              onClick={onRefresh}
            />
          </>
        }
      />
      <ViewBar
        wholeCount={wholeCount}
        parts={views}
        saved={look.views}
        conditions={query.conditions}
        onChoose={ask}
        onSave={(label) =>
          changeLook((before) => ({
            ...before,
            views: withView(before.views, { label, conditions: query.conditions }),
          }))
        }
        onRemove={(view) => changeLook((before) => ({ ...before, views: withoutView(before.views, view) }))}
      />
      {isDesk && chosen.length > 0 && (
        <BatchBar
          actions={batch}
          rows={chosen}
          sum={amount?.total?.(chosen)}
          onExport={async () => fileOf(chosen)}
          running={running}
          onRunning={setRunning}
          onDone={forget}
        />
      )}
      {failure ||
        (isDesk ? (
          <RecordTable
            columns={shown}
            rows={rows}
            keyOf={keyOf}
            sort={query.sort}
            onSort={(sort) => onAsk({ sort, current: 1 })}
            density={look.density}
            isLoading={isLoading}
            totalLabel={totalLabel}
            empty={<EmptyState text={emptyText} />}
            onRow={rowAction}
            openKey={openKey}
            selection={selection}
          />
        ) : (
          <RecordCards
            columns={columns}
            rows={rows}
            keyOf={keyOf}
            onRow={onOpen}
            countText={totalText(total)}
            totalLabel={totalLabel}
            isLoading={isLoading}
            empty={<EmptyState text={emptyText} />}
          />
        ))}
      {!failure && (
        <div className={styles.pager}>
          <Pagination
            size="small"
            current={query.current}
            pageSize={query.size}
            total={total}
            showSizeChanger={isDesk}
            pageSizeOptions={[...pageSizes]}
            showLessItems={!isDesk}
            {...(isDesk ? { showTotal: totalText } : {})}
            onChange={(current, size) => onAsk({ current, size })}
          />
        </div>
      )}
      {open && details && isDesk && (
        <RecordDrawer
          title={details.title(open)}
          onPrevious={step(-1)}
          onNext={step(1)}
          onOpenTab={() => onOpen?.(open)}
          onClose={() => setOpenKey(undefined)}
        >
          {details.content(open)}
        </RecordDrawer>
      )}
    </div>
  )
}

type LookStep = (look: ListLook) => ListLook

function useListLook(name: string): readonly [ListLook, (step: LookStep) => void] {
  const { userName } = usePortalSnapshot().user
  const looks = useMemo(() => listLooks(userName), [userName])
  const [look, setLook] = useState(() => looks.read(name))
  return [look, (step) => setLook(looks.change(name, look, step))]
}
