import { Button, type TableColumnsType } from 'antd'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from './cell.tsx'
import type { Column, ListDefinition, Row } from './list-definition.ts'

const isNumeric = ({ as }: Column) => as === 'amount' || as === 'quantity' || as === 'bytes'

/** Columns of a list; a record is opened by its number. */
export function useListColumns(
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
