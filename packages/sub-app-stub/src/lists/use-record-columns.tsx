import { useFormats } from '@portal/page-kit/formats'
import type { CellValue, RecordColumn } from '@portal/page-kit/list-model'
import { isStateGroup } from '@portal/page-kit/states'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button } from 'antd'
import { useTexts } from '../i18n/texts.ts'
import { Cell, cellText } from './cell.tsx'
import { isElastic, widthOf } from './column-widths.ts'
import {
  type Column,
  type FieldName,
  isShownAtFirst,
  type ListAnswer,
  type ListDefinition,
  type Row,
} from './list-definition.ts'
import styles from './lists.module.css'

const isNumeric = ({ as }: Column) =>
  as === 'amount' || as === 'quantity' || as === 'percent' || as === 'bytes'

/** The summary of a row on a phone's card: name first, then by kind. */
const cardTitles: readonly FieldName[] = [
  ...(['distributorName', 'projectName', 'title', 'fileName', 'storeName', 'dealerName'] as const),
]

/** Unit prices and resulting values have no totals. */
const unsummed: readonly FieldName[] = ['unitPrice', 'price', 'newAmount']

const isSummed = ({ as, field }: Column) => as === 'amount' && !unsummed.includes(field)

/** Levels of distributors are no states. */
const isState = ({ as }: Column) => as !== undefined && as !== 'dealerLevel' && isStateGroup(as)

function placesOnCard({ columns, number }: ListDefinition) {
  const shown = columns.filter(({ isDetail }) => !isDetail)
  const amount = shown.find(isSummed) ?? shown.find(({ as }) => as === 'quantity')
  return new Map<FieldName | undefined, RecordColumn<Row>['onCard']>([
    [amount?.field, 'amount'],
    [(shown.find(isState) ?? shown.find(({ as }) => as === 'businessUnit'))?.field, 'state'],
    [shown.find(({ as }) => as === 'date')?.field, 'date'],
    [number, 'number'],
    [shown.find(({ field }) => cardTitles.includes(field) && field !== number)?.field, 'title'],
  ])
}

/** A total makes sense only if its column has one unit. */
const sumOf = (rows: readonly Row[], field: FieldName) =>
  rows.reduce((sum, row) => sum + (Number(row[field]) || 0), 0)

/** Amounts have totals, except unit prices; other figures only if the backend reports them. */
const isTotalled = (
  column: Column,
  sums: ListAnswer['sums'],
): column is Column & { readonly as: 'amount' | 'quantity' } =>
  isSummed(column) || (column.as === 'quantity' && sums?.[column.field] !== undefined)

/**
 * Columns of a list; a record is opened by its number.
 * @param sums the totals of all pages, if known
 * @param selection the shown view of the list
 */
export function useRecordColumns(
  definition: ListDefinition,
  onOpen: (number: string) => void,
  sums: ListAnswer['sums'],
  selection = '',
): readonly RecordColumn<Row>[] {
  const { fields } = useTexts()
  const { language } = usePortalSnapshot()
  const formats = useFormats()
  const { columns, number, hasDetail, sortable } = definition
  const places = placesOnCard(definition)
  return columns.map((column) => {
    const { field, as } = column
    const onCard = places.get(field)
    const render = (row: Row) => {
      const value = row[field]
      if (!hasDetail || field !== number) return <Cell value={value} as={as} />
      return (
        <Button
          type="link"
          className={styles.number ?? ''}
          title={String(value)}
          onClick={(event) => {
            event.stopPropagation() // a click on the row does something else
            onOpen(String(value))
          }}
        >
          <span>{String(value)}</span>
        </Button>
      )
    }
    const value = (row: Row): CellValue => {
      const cell = row[field]
      if (cell === null || cell === undefined || cell === '') return null
      if (isNumeric(column)) return Number(cell)
      const time = as === 'date' ? Date.parse(String(cell)) : Number.NaN
      return Number.isNaN(time) ? cellText(cell, as, language, formats) : new Date(time)
    }
    return {
      key: field,
      title: fields[field],
      width: widthOf(column, language, sortable.includes(field)),
      isElastic: isElastic(column),
      isNumeric: isNumeric(column),
      isSortable: sortable.includes(field),
      isHiddenAtFirst: !isShownAtFirst(column, selection),
      ...(onCard ? { onCard, isNamedOnCard: field === 'endDate' || as === 'quantity' } : {}),
      render,
      value,
      ...(isTotalled(column, sums)
        ? {
            total: (rows: readonly Row[]) => formats[column.as](sumOf(rows, field)),
            totalOfAll: sums?.[field] === undefined ? undefined : formats[column.as](sums[field]),
          }
        : {}),
    }
  })
}
