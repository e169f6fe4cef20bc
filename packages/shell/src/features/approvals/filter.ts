import { amountOf, type InboxTask, timeOf } from './inbox.ts'

export const inboxViews = ['waiting', 'done'] as const
export type InboxView = (typeof inboxViews)[number]

/** Minimum days that a task has waited, and minimum yuan that it is worth; 0 for all. */
export const agesInDays = [0, 1, 3, 7] as const
export const leastAmounts = [0, 10_000, 50_000, 200_000] as const

/** `time`: longest waiting first, or last handled first. */
export const orders = ['time', 'newest', 'amount'] as const
export type InboxOrder = (typeof orders)[number]

/** View, filter and order of the inbox; part of the address, so that a link shows the same. */
export interface InboxFilter {
  readonly show: InboxView
  readonly keyword: string
  /** Code of a system; empty for all. */
  readonly system: string
  /** Code of what is approved; empty for all. */
  readonly kind: string
  readonly days: number
  readonly amount: number
  readonly order: InboxOrder
}

const start: InboxFilter = {
  show: 'waiting',
  keyword: '',
  system: '',
  kind: '',
  days: 0,
  amount: 0,
  order: 'time',
}

/** What narrows the list: a view without it shows everything. */
export const withoutFilter = ({ show, order }: InboxFilter): InboxFilter => ({ ...start, show, order })

/** Whether a list is in the backend's own order, so that its first page is its beginning. */
export const isAsItComes = (filter: InboxFilter): boolean =>
  !isFiltered(filter) && filter.order === start.order

export const isFiltered = (filter: InboxFilter): boolean =>
  filterQuery(filter).toString() !== filterQuery(withoutFilter(filter)).toString()

const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((one) => String(one) === value) ?? otherwise

/** Reads a query; invalid values are ignored. */
export const readFilter = (query: URLSearchParams): InboxFilter => ({
  show: oneOf(inboxViews, query.get('show'), start.show),
  keyword: query.get('keyword') ?? '',
  system: query.get('system') ?? '',
  kind: query.get('kind') ?? '',
  days: oneOf<number>(agesInDays, query.get('days'), 0),
  amount: oneOf<number>(leastAmounts, query.get('amount'), 0),
  order: oneOf(orders, query.get('order'), start.order),
})

/** The query of a filter without default values. */
export const filterQuery = (filter: InboxFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(
      ([name, value]) => (value === start[name as keyof InboxFilter] ? [] : [[name, String(value)]]), // the names of the filter
    ),
  )

/** Ignores case and width: `ＡＢＣ１` equals `abc1`. */
const comparable = (text: string) => text.normalize('NFKC').toLowerCase().trim()

const dayMs = 86_400_000

/** Rows whose time or amount is unknown come last. */
const byNumber = (one: number, other: number): number =>
  Number.isNaN(one) ? (Number.isNaN(other) ? 0 : 1) : Number.isNaN(other) ? -1 : one - other

function compare(order: InboxOrder, show: InboxView): (one: InboxTask, other: InboxTask) => number {
  const value = (task: InboxTask) => (order === 'amount' ? (amountOf(task) ?? Number.NaN) : timeOf(task))
  const isDown = order !== 'time' || show === 'done'
  return (one, other) => (isDown ? byNumber(-value(one), -value(other)) : byNumber(value(one), value(other)))
}

/** The matching tasks in the order of the filter; `now` in ms. */
export function matching(tasks: readonly InboxTask[], filter: InboxFilter, now: number): InboxTask[] {
  const { keyword, system, kind, days, amount, order, show } = filter
  const wanted = comparable(keyword)
  return tasks
    .filter(
      (task) =>
        (!system || task.systemCode === system) &&
        (!kind || task.subject === kind) &&
        (days === 0 || now - timeOf(task) >= days * dayMs) &&
        (amount === 0 || (amountOf(task) ?? 0) >= amount) &&
        (!wanted ||
          [task.title, task.businessKey, task.applicantName, task.distributorName, task.taskName].some(
            (text) => comparable(text).includes(wanted),
          )),
    )
    .sort(compare(order, show))
}
