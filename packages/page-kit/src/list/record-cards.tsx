import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import styles from './list.module.css'
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
  if (rows.length === 0)
    return (
      <div className={styles.noCards}>{isLoading ? <Skeleton active paragraph={{ rows: 6 }} /> : empty}</div>
    )
  const place = (where: RecordColumn<Row>['onCard'], row: Row) => {
    const column = columns.find(({ onCard }) => onCard === where)
    if (!column?.isNamedOnCard) return column?.render(row)
    return (
      <span>
        <span className={styles.name}>{column.title}</span> {column.render(row)}
      </span>
    )
  }
  const amount = columns.find(({ onCard }) => onCard === 'amount')
  const total = rows.length > 1 && (amount?.totalOfAll ?? amount?.total?.(rows))
  return (
    <>
      <div className={styles.sums}>
        <span>{countText}</span>
        {total && (
          <span>
            {totalLabel} <strong>{total}</strong>
          </span>
        )}
      </div>
      <ul className={styles.cards}>
        {rows.map((row) => (
          // The number inside is the button; a touch beside it does the same.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the number inside is a button
          <li key={keyOf(row)} onClick={() => onRow?.(row)}>
            <div className={styles.first}>
              <strong>{place('title', row) ?? place('number', row)}</strong>
              <strong>{place('amount', row)}</strong>
            </div>
            <div className={styles.second}>
              <span>{place('title', row) === undefined ? null : place('number', row)}</span>
              <span className={styles.facts}>
                {place('state', row)}
                {place('date', row)}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
