import { type AnchorHTMLAttributes, Children, type ReactNode } from 'react'
import { useFittingRows } from '../../../lib/ui/use-fitting-rows.ts'
import styles from './list-row.module.css'

/** Rows of a card, as many as fit: nothing scrolls in a card. */
export function RowList({ children }: { children: ReactNode }) {
  const { box, rows } = useFittingRows<HTMLUListElement>()
  return (
    <ul ref={box} className={styles.list}>
      {Children.toArray(children).slice(0, rows)}
    </ul>
  )
}

interface ListRowProps {
  readonly title: string
  /** Second line: what distinguishes the row; empty parts are left out. */
  readonly meta: readonly (string | undefined)[]
  /** At the end of the first line. */
  readonly aside?: ReactNode
  /** At the end of the second line. */
  readonly asideMeta?: ReactNode
  /** Beside the row, e.g. a separate button. */
  readonly end?: ReactNode
  /** Makes the row a button. */
  readonly onOpen?: (() => void) | undefined
  /** Makes the row a link. */
  readonly link?: AnchorHTMLAttributes<HTMLAnchorElement> | undefined
  readonly isBusy?: boolean
}

/** A row of two lines: the subject on the left, amount or time on the right. */
export function ListRow({ title, meta, aside, asideMeta, end, onOpen, link, isBusy = false }: ListRowProps) {
  const content = (
    <>
      <span className={styles.title} title={title}>
        {title}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      <span className={styles.meta}>{meta.filter(Boolean).join(' · ')}</span>
      {asideMeta !== undefined && <span className={styles.asideMeta}>{asideMeta}</span>}
    </>
  )
  return (
    <li className={styles.item}>
      {link ? (
        <a className={styles.row} {...link}>
          {content}
        </a>
      ) : onOpen ? (
        <button type="button" className={styles.row} aria-busy={isBusy} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
      {end}
    </li>
  )
}
