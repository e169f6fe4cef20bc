import { useFailureText } from '@portal/page-kit/failure-text'
import { App, Button, Empty, Flex, Table, type TableColumnsType, type TableProps } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePortalClient } from '../backend/use-call.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { Cell } from './cell.tsx'
import type { Column, ListAnswer, ListDefinition, Row } from './list-definition.ts'
import { type ListQuery, pageSizes } from './list-query.ts'

interface RowActionProps {
  readonly action: NonNullable<ListDefinition['action']>
  readonly rows: readonly Row[]
  readonly onDone: () => void
}

/** What can be done with the chosen rows of a list. */
function RowAction({ action, rows, onDone }: RowActionProps) {
  const { actions } = useTexts()
  const failureText = useFailureText()
  const client = usePortalClient()
  const { message } = App.useApp()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      await action.run(client, rows)
      void message.success(actions.done)
      onDone()
    } catch (error) {
      void message.error(failureText(error))
    } finally {
      setRunning(false)
    }
  }
  return (
    <Flex>
      <Button disabled={rows.length === 0} loading={isRunning} onClick={() => void run()}>
        {fill(actions[action.label], { count: rows.length })}
      </Button>
    </Flex>
  )
}

const isNumeric = ({ as }: Column) => as === 'amount' || as === 'quantity' || as === 'bytes'

/** Columns of a list; a record is opened by its number. */
function useListColumns(
  { columns, number, hasDetail, sortable }: ListDefinition,
  sort: string,
  onOpen: (number: string) => void,
): TableColumnsType<Row> {
  const { fields } = useTexts()
  return columns
    .filter(({ isDetail }) => !isDetail)
    .map((column) => {
      const { field, as } = column
      const order = sort === field ? ('ascend' as const) : ('descend' as const)
      return {
        key: field,
        title: fields[field],
        dataIndex: field,
        ...(isNumeric(column) ? { align: 'right' as const } : {}),
        ...(sortable.includes(field)
          ? { sorter: true, sortOrder: sort.replace('-', '') === field ? order : null }
          : {}),
        render: (value: unknown) =>
          hasDetail && field === number ? (
            <Button
              type="link"
              style={{ padding: 0 }}
              onClick={(event) => {
                event.stopPropagation() // the row opens it, too
                onOpen(String(value))
              }}
            >
              {String(value)}
            </Button>
          ) : (
            <Cell value={value} as={as} />
          ),
      }
    })
}

interface ListTableProps {
  readonly recordPath: (number: string) => string
  readonly opensHere?: ((number: string) => boolean) | undefined
  readonly definition: ListDefinition
  readonly query: ListQuery
  readonly answer: ListAnswer | undefined
  readonly isLoading: boolean
  readonly onAsk: (changes: Partial<ListQuery>) => void
  /** Rows were changed, so reload them. */
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
      // Labelled for users of screen readers, who do not see the row.
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
