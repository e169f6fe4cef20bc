import { Empty, Table, type TableProps } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fill, useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import type { ListAnswer, ListDefinition, Row } from './list-definition.ts'
import { type ListQuery, pageSizes } from './list-query.ts'
import { RowAction } from './row-action.tsx'
import { useListColumns } from './use-list-columns.tsx'

interface ListTableProps {
  readonly recordPath: (number: string) => string
  readonly opensHere?: ((number: string) => boolean) | undefined
  readonly definition: ListDefinition
  readonly query: ListQuery
  readonly answer: ListAnswer | undefined
  readonly isLoading: boolean
  readonly onAsk: (changes: Partial<ListQuery>) => void
  /** Something was done with rows, so that they are to be asked for again. */
  readonly onChanged: () => void
}

/** The rows of a list with their pages. */
export function ListTable(props: ListTableProps) {
  const { recordPath, opensHere, definition, query, answer, isLoading, onAsk, onChanged } = props
  const { list, nouns } = useTexts()
  const openPage = useOpenPage()
  const rows = answer?.rows ?? []
  const [chosenBefore, setChosen] = useState<readonly Row[]>([])
  const noun = nouns[definition.noun]
  const navigate = useNavigate()
  const open = (number: string) => {
    if (opensHere?.(number)) void navigate(recordPath(number))
    else void openPage(recordPath(number), fill(list.recordTitle, { noun: noun.title, number }))
  }
  const columns = useListColumns(definition, query.sort, open)
  const { keyFields = [definition.number] } = definition
  const keyOf = (row: Row) => keyFields.map((field) => String(row[field])).join(' ')
  const isPossible = (row: Row) => definition.action?.isPossible(row) === true
  // As they are now: a row may have been dealt with elsewhere since it was chosen.
  const chosen = chosenBefore
    .map((row) => rows.find((now) => keyOf(now) === keyOf(row)) ?? row)
    .filter(isPossible)
  const selection: TableProps<Row>['rowSelection'] = definition.action && {
    // One for all would stand once more in the hidden row that the table measures itself by.
    hideSelectAll: true,
    selectedRowKeys: chosen.map(keyOf),
    onChange: (_keys, ofThem) => setChosen(ofThem),
    getCheckboxProps: (row) => ({
      disabled: !isPossible(row),
      // Named for people who do not see which row it stands in.
      'aria-label': String(row[definition.number]),
    }),
  }

  return (
    <>
      {definition.action && (
        <RowAction
          action={definition.action}
          rows={chosen}
          onDone={() => {
            setChosen([])
            onChanged()
          }}
        />
      )}
      <Table<Row>
        rowKey={keyOf}
        columns={columns}
        dataSource={rows}
        loading={isLoading}
        scroll={{ x: 'max-content' }}
        {...(selection ? { rowSelection: selection } : {})}
        locale={{
          emptyText: isLoading ? ' ' : <Empty description={fill(list.empty, { noun: noun.many })} />,
        }}
        onChange={(_pages, _filters, sorter, { action }) => {
          if (action !== 'sort' || Array.isArray(sorter)) return
          const direction = { ascend: '', descend: '-' }[sorter.order ?? 'ascend']
          onAsk({ sort: sorter.order ? `${direction}${String(sorter.columnKey)}` : '', current: 1 })
        }}
        onRow={(row) =>
          definition.hasDetail
            ? { onClick: () => open(String(row[definition.number])), style: { cursor: 'pointer' } }
            : {}
        }
        pagination={{
          current: query.current,
          pageSize: query.size,
          total: answer?.total ?? 0,
          showSizeChanger: true,
          pageSizeOptions: pageSizes,
          showTotal: (total) => fill(list.total, { total, noun: noun.many }),
          onChange: (current, size) => onAsk({ current, size }),
        }}
      />
    </>
  )
}
