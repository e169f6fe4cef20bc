import { Flex, Skeleton, theme } from 'antd'
import type { ReactNode } from 'react'
import type { RecordColumn } from './list-model.ts'

interface RecordCardsProps<Row extends object> {
  readonly columns: readonly RecordColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly onRow?: ((row: Row) => void) | undefined
  readonly countText: string
  /** Says what the total above the cards covers. */
  readonly totalLabel: string
  readonly isLoading: boolean
  readonly empty: ReactNode
}

/** The rows of a list on a phone: who and how much, which one, how far and when. */
export function RecordCards<Row extends object>(props: RecordCardsProps<Row>) {
  const { columns, rows, keyOf, onRow, countText, totalLabel, isLoading, empty } = props
  const { token } = theme.useToken()
  if (rows.length === 0)
    return (
      <div style={{ minHeight: 240 }}>{isLoading ? <Skeleton active paragraph={{ rows: 6 }} /> : empty}</div>
    )
  const place = (where: RecordColumn<Row>['onCard'], row: Row) => {
    const column = columns.find(({ onCard }) => onCard === where)
    if (!column?.isNamedOnCard) return column?.render(row)
    return (
      <span>
        <span style={{ color: token.colorTextSecondary, fontSize: 13, fontWeight: 'normal' }}>
          {column.title}
        </span>{' '}
        {column.render(row)}
      </span>
    )
  }
  const amount = columns.find(({ onCard }) => onCard === 'amount')
  const total = rows.length > 1 && (amount?.totalOfAll ?? amount?.total?.(rows))
  return (
    <>
      <Flex justify="space-between" gap={12} style={{ color: token.colorTextSecondary, fontSize: 13 }}>
        <span>{countText}</span>
        {total && (
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>
            {totalLabel} <strong style={{ color: token.colorText }}>{total}</strong>
          </span>
        )}
      </Flex>
      <Flex vertical component="ul" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          // The number inside is the button; a touch beside it does the same.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the number inside is a button
          <li
            key={keyOf(row)}
            style={{ borderBottom: `1px solid ${token.colorBorderSecondary}`, padding: '12px 0' }}
            onClick={() => onRow?.(row)}
          >
            <Flex vertical gap={6} style={{ fontVariantNumeric: 'tabular-nums' }}>
              <Flex justify="space-between" gap={12}>
                <strong
                  style={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {place('title', row) ?? place('number', row)}
                </strong>
                <strong style={{ flex: 'none' }}>{place('amount', row)}</strong>
              </Flex>
              <Flex
                wrap
                justify="space-between"
                align="center"
                gap={8}
                style={{ color: token.colorTextSecondary, fontSize: 13 }}
              >
                <span>{place('title', row) === undefined ? null : place('number', row)}</span>
                <Flex align="center" gap={8} style={{ marginInlineStart: 'auto' }}>
                  {place('state', row)}
                  {place('date', row)}
                </Flex>
              </Flex>
            </Flex>
          </li>
        ))}
      </Flex>
    </>
  )
}
