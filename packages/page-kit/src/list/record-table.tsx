import { Table, type TableColumnsType, type TableProps, theme } from 'antd'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Density } from './list-look.ts'
import type { RecordColumn } from './list-model.ts'

/** Pixels of the pages below the table, which stay in view, too. */
export const pagerHeight = 48

/** Pixels that a row is high. */
const rowHeights: Readonly<Record<Density, number>> = { compact: 40, roomy: 52 }

const isTotalled = <Row,>({ total }: RecordColumn<Row>) => total !== undefined

interface RecordTableProps<Row extends object> {
  readonly columns: readonly RecordColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly sort: string
  readonly onSort: (sort: string) => void
  readonly density: Density
  readonly isLoading: boolean
  readonly empty: ReactNode
  /** Says what the columns' totals cover. */
  readonly totalLabel: string
  readonly onRow?: ((row: Row) => void) | undefined
  /** The row that is open beside the list. */
  readonly openKey?: string | undefined
  readonly selection?: TableProps<Row>['rowSelection']
}

function antdColumns<Row extends object>(
  columns: readonly RecordColumn<Row>[],
  sort: string,
  fillOf: (row: Row) => string | undefined,
): TableColumnsType<Row> {
  return columns.map(({ key, title, width, isElastic, isNumeric, isSortable, render, value }, index) => ({
    key,
    // A long name of a column has several lines, which antd cuts where the column is fixed or sorts.
    title: <span style={{ whiteSpace: 'normal' }}>{title}</span>,
    ...(isElastic ? {} : { width }),
    ellipsis: true,
    onHeaderCell: () => ({ style: { whiteSpace: 'normal' as const } }),
    render: (_value: unknown, row: Row) => render(row),
    onCell: (row: Row) => ({
      style: { background: fillOf(row) },
      ...(isElastic ? { title: String(value(row) ?? '') } : {}),
    }),
    ...(index === 0 ? { fixed: 'start' as const } : {}),
    ...(isNumeric ? { align: 'right' as const } : {}),
    ...(isSortable
      ? {
          sorter: true,
          sortOrder:
            sort.replace('-', '') === key
              ? sort === key
                ? ('ascend' as const)
                : ('descend' as const)
              : null,
        }
      : {}),
  }))
}

/**
 * antd duplicates the column heads in a measuring row: it is hidden from screen readers, but its content would be
 * focusable.
 */
function HeadOnly({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isMeasured, setMeasured] = useState(false)
  useLayoutEffect(() => setMeasured(Boolean(place.current?.closest('tr[aria-hidden]'))), [])
  return (
    <span ref={place} style={isMeasured ? { visibility: 'hidden' } : {}}>
      {children}
    </span>
  )
}

/** The rows of a list as a table whose columns keep their widths and whose head stays in view. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { columns, rows, keyOf, sort, onSort, density, isLoading, empty } = props
  const { totalLabel, onRow, openKey, selection } = props
  const { token } = theme.useToken()
  const width = columns.reduce((sum, column) => sum + column.width, selection ? 44 : 0)
  const leading = selection ? 1 : 0
  const fillOf = (row: Row) => (keyOf(row) === openKey ? token.colorPrimaryBg : undefined)
  return (
    <Table<Row>
      rowKey={keyOf}
      columns={antdColumns(columns, sort, fillOf)}
      dataSource={rows}
      loading={isLoading}
      size="small"
      tableLayout="fixed"
      scroll={{ x: width }}
      sticky={{ offsetSummary: pagerHeight }}
      pagination={false}
      // Its fixed columns stay below the pager.
      style={{ fontVariantNumeric: 'tabular-nums', isolation: 'isolate' }}
      {...(selection
        ? {
            rowSelection: {
              ...selection,
              columnTitle: (all) => <HeadOnly>{all}</HeadOnly>,
              onCell: (row, index) => ({
                ...selection.onCell?.(row, index),
                style: { background: fillOf(row) },
              }),
            },
          }
        : {})}
      locale={{ emptyText: isLoading ? <div style={{ minHeight: 400 }} /> : empty }}
      onChange={(_pages, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return
        const direction = { ascend: '', descend: '-' }[sorter.order ?? 'ascend']
        onSort(sorter.order ? `${direction}${String(sorter.columnKey)}` : '')
      }}
      onRow={(row) => ({
        style: { height: rowHeights[density], ...(onRow ? { cursor: 'pointer' } : {}) },
        ...(keyOf(row) === openKey ? { 'aria-current': true } : {}),
        ...(onRow ? { onClick: () => onRow(row) } : {}),
      })}
      {...(rows.length > 1 && columns.some(isTotalled)
        ? {
            summary: () => (
              <Table.Summary fixed>
                <Table.Summary.Row>
                  {selection && <Table.Summary.Cell index={0} />}
                  {columns.map(({ key, total, totalOfAll, isNumeric }, index) => (
                    <Table.Summary.Cell
                      key={key}
                      index={index + leading}
                      {...(isNumeric ? { align: 'right' as const } : {})}
                    >
                      {index === 0 ? (
                        <span style={{ whiteSpace: 'nowrap' }}>{totalLabel}</span>
                      ) : (
                        <strong style={{ whiteSpace: 'nowrap' }}>{totalOfAll ?? total?.(rows)}</strong>
                      )}
                    </Table.Summary.Cell>
                  ))}
                </Table.Summary.Row>
              </Table.Summary>
            ),
          }
        : {})}
    />
  )
}
