import type { ReactNode } from 'react'

/** Conditions by the name that the page gives them; none is empty. */
export type Conditions = Readonly<Record<string, string>>

/** What a list requests: a page from 1, the sort column (`-amount` for descending), and its conditions. */
export interface RecordQuery {
  readonly current: number
  readonly size: number
  readonly sort: string
  readonly conditions: Conditions
}

/** What a file takes for a cell. */
export type CellValue = string | number | Date | null

export interface RecordColumn<Row> {
  readonly key: string
  readonly title: string
  /** Pixels; columns keep their widths whatever their content. */
  readonly width: number
  /** Has at least its width, and shares the remaining space with similar columns. */
  readonly isElastic?: boolean
  readonly isNumeric?: boolean
  readonly isSortable?: boolean
  /** People have to choose it before it is shown. */
  readonly isHiddenAtFirst?: boolean
  /** Where the card of a phone has it; a card has only these. */
  readonly onCard?: 'title' | 'amount' | 'state' | 'number' | 'date'
  /** With its title: a count or an end date, for example, is unclear without one. */
  readonly isNamedOnCard?: boolean
  readonly render: (row: Row) => ReactNode
  readonly value: (row: Row) => CellValue
  /** The totals of some rows; below the list, of the visible ones. */
  readonly total?: (rows: readonly Row[]) => ReactNode
  /** The totals of all pages, where known. */
  readonly totalOfAll?: ReactNode
}

export interface Option {
  readonly value: string
  readonly label: string
}

/** A condition that people can set. Those of the kind `text` share the one search field. */
export type RecordFilter =
  | {
      readonly kind: 'text'
      readonly name: string
      readonly label: string
      /** Searches with each letter: for rows that are all here. */
      readonly isLive?: boolean
    }
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly label: string
      readonly options: readonly Option[]
      /** The choice was opened: options that are loaded are needed now. */
      readonly onOpen?: () => void
    }
  | {
      readonly kind: 'dates'
      readonly unit: 'day' | 'month'
      readonly label: string
      /** Names of the first and the last day or month; both are included. */
      readonly from: string
      readonly to: string
    }

/** A part of the list that is a click away, or conditions that the person has saved. */
export interface RecordView {
  readonly label: string
  readonly conditions: Conditions
  /** Rows of it that the other conditions leave. */
  readonly count?: number | undefined
}

export const namesOf = (filter: RecordFilter): readonly string[] =>
  filter.kind === 'dates' ? [filter.from, filter.to] : [filter.name]

/** The conditions with some of them changed; an empty one is taken away. */
export const withConditions = (before: Conditions, changes: Conditions): Conditions =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value.trim() !== ''))

export const sameConditions = (one: Conditions, other: Conditions): boolean => {
  const entries = Object.entries(one)
  return (
    entries.length === Object.keys(other).length && entries.every(([name, value]) => other[name] === value)
  )
}

/** What distinguishes the views of a list from each other and from the whole. */
const partNames = (parts: readonly RecordView[]): ReadonlySet<string> =>
  new Set(parts.flatMap(({ conditions }) => Object.keys(conditions)))

/** The conditions other than those that define a view. */
const besideParts = (conditions: Conditions, parts: readonly RecordView[]): Conditions => {
  const names = partNames(parts)
  return Object.fromEntries(Object.entries(conditions).filter(([name]) => !names.has(name)))
}

/** The conditions once a part is chosen: it replaces another part, and all other conditions remain. */
export const inPart = (before: Conditions, parts: readonly RecordView[], part: Conditions): Conditions => ({
  ...besideParts(before, parts),
  ...part,
})

/** Whether the rows are those of a part, or some of them. */
export const isInPart = (conditions: Conditions, parts: readonly RecordView[], part: Conditions): boolean =>
  sameConditions(conditions, inPart(conditions, parts, part))
