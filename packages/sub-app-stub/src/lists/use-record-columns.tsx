import { useFormats } from '@portal/page-kit/formats'
import type { CellValue, RecordColumn } from '@portal/page-kit/list-model'
import { isStateGroup } from '@portal/page-kit/states'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button } from 'antd'
import { useTexts } from '../i18n/texts.ts'
import { Cell, cellText } from './cell.tsx'
import type { Column, FieldName, ListAnswer, ListDefinition, Row } from './list-definition.ts'

const isNumeric = ({ as }: Column) => as === 'amount' || as === 'quantity' || as === 'bytes'

/** Pixels of columns whose values are longer or shorter than most. */
const widths: Readonly<Partial<Record<FieldName, number>>> = {
  distributorCode: 120,
  distributorName: 270,
  city: 100,
  level: 110,
  frozen: 110,
  projectName: 240,
  developer: 200,
  title: 320,
  fileName: 280,
  productName: 200,
  address: 260,
  comment: 220,
  saleAreas: 260,
}

function widthOf({ field, as }: Column): number {
  if (widths[field]) return widths[field]
  if (as === 'amount') return 140
  if (as === 'quantity' || as === 'bytes') return 110
  return 150
}

/** What a card of a phone says of a row: who or what, and for the rest what its kind says. */
const cardTitles: readonly FieldName[] = ['distributorName', 'projectName', 'title', 'fileName', 'storeName']

function placesOnCard({ columns, number }: ListDefinition) {
  const shown = columns.filter(({ isDetail }) => !isDetail)
  const amount = shown.find(({ as }) => as === 'amount') ?? shown.find(({ as }) => as === 'quantity')
  return new Map<FieldName | undefined, RecordColumn<Row>['onCard']>([
    [amount?.field, 'amount'],
    // Levels of distributors are no states.
    [shown.find(({ as }) => as && as !== 'dealerLevel' && isStateGroup(as))?.field, 'state'],
    [shown.find(({ as }) => as === 'date' || as === 'day')?.field, 'date'],
    [number, 'number'],
    [shown.find(({ field }) => cardTitles.includes(field) && field !== number)?.field, 'title'],
  ])
}

/** A sum says something when there is one unit in its column. */
const sumOf = (rows: readonly Row[], field: FieldName) =>
  rows.reduce((sum, row) => sum + (Number(row[field]) || 0), 0)

/** Amounts are added up everywhere; other figures where the backend says what they come to. */
const isTotalled = (
  column: Column,
  sums: ListAnswer['sums'],
): column is Column & { readonly as: 'amount' | 'quantity' } =>
  column.as === 'amount' || (column.as === 'quantity' && sums?.[column.field] !== undefined)

/**
 * Columns of a list; a record is opened by its number.
 * @param sums what the rows of all pages come to, where it is known
 */
export function useRecordColumns(
  definition: ListDefinition,
  onOpen: (number: string) => void,
  sums: ListAnswer['sums'],
): readonly RecordColumn<Row>[] {
  const { fields } = useTexts()
  const { language } = usePortalSnapshot()
  const formats = useFormats()
  const { columns, number, hasDetail, sortable } = definition
  const places = placesOnCard(definition)
  return columns.map((column) => {
    const { field, as, isDetail } = column
    const onCard = places.get(field)
    const render = (row: Row) => {
      const value = row[field]
      if (!hasDetail || field !== number) return <Cell value={value} as={as} />
      return (
        <Button
          type="link"
          style={{ padding: 0, height: 'auto' }}
          onClick={(event) => {
            event.stopPropagation() // the row does something else
            onOpen(String(value))
          }}
        >
          {String(value)}
        </Button>
      )
    }
    const value = (row: Row): CellValue => {
      const cell = row[field]
      if (cell === null || cell === undefined || cell === '') return null
      if (isNumeric(column)) return Number(cell)
      const time = as === 'date' || as === 'day' ? Date.parse(String(cell)) : Number.NaN
      return Number.isNaN(time) ? cellText(cell, as, language, formats) : new Date(time)
    }
    return {
      key: field,
      title: fields[field],
      width: widthOf(column),
      isNumeric: isNumeric(column),
      isSortable: sortable.includes(field),
      isHiddenAtFirst: isDetail ?? false,
      ...(onCard ? { onCard } : {}),
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
