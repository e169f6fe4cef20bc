import { Table, type TableColumnsType, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import styles from './list.module.css'
import type { Density } from './list-look.ts'
import type { RecordColumn } from './list-model.ts'

/** Pixels of the pages below the table, which stay in view, too. */
const pagerHeight = 48

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
): TableColumnsType<Row> {
  return columns.map(({ key, title, width, isElastic, isNumeric, isSortable, render, value }, index) => ({
    key,
    title,
    ...(isElastic ? {} : { width }),
    ellipsis: true,
    render: (_value: unknown, row: Row) => render(row),
    ...(isElastic ? { onCell: (row: Row) => ({ title: String(value(row) ?? '') }) } : {}),
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

/** The rows of a list as a table whose columns keep their widths and whose head stays in view. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { columns, rows, keyOf, sort, onSort, density, isLoading, empty } = props
  const { totalLabel, onRow, openKey, selection } = props
  const width = columns.reduce((sum, column) => sum + column.width, selection ? 44 : 0)
  const leading = selection ? 1 : 0
  return (
    <Table<Row>
      rowKey={keyOf}
      columns={antdColumns(columns, sort)}
      dataSource={rows}
      loading={isLoading}
      size="small"
      tableLayout="fixed"
      scroll={{ x: width }}
      sticky={{ offsetSummary: pagerHeight }}
      pagination={false}
      className={`${styles.table} ${styles[density]} ${onRow ? styles.opens : ''}`}
      {...(selection ? { rowSelection: selection } : {})}
      locale={{ emptyText: isLoading ? <div className={styles.loading} /> : empty }}
      onChange={(_pages, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return
        const direction = { ascend: '', descend: '-' }[sorter.order ?? 'ascend']
        onSort(sorter.order ? `${direction}${String(sorter.columnKey)}` : '')
      }}
      onRow={(row) => ({
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
                      {index === 0 ? totalLabel : <strong>{totalOfAll ?? total?.(rows)}</strong>}
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
