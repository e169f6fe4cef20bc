import { orderStates } from '@portal/protocol/applications/application-kinds'
import type { SalesOrder as ListedOrder, orderSelections } from '@portal/protocol/calls/order'
import type { SalesOrder, SalesOrderStatus } from '@portal/store/generated/client'
import { dayMs, startOfDay } from '@portal/store/worlds/clock'
import { translatedNames, wordsShownWith } from '../domain/name-language.ts'

const translations = Object.values(translatedNames).flatMap((names) => [...names])

/**
 * English titles, whole or up to a colon, whose translation contains `part`: people search for what they see.
 * `after` is the rest of `part` behind the colon.
 */
function titlesShownWith(part: string): readonly { title: string; after: string }[] {
  const sought = part.toLowerCase()
  const [, before, after = ''] = /^([^:：]+)[:：]\s*(.*)$/s.exec(sought) ?? []
  return translations.flatMap(([title, translation]) => {
    const shown = translation.toLowerCase()
    if (shown.includes(sought)) return [{ title, after: '' }]
    return before && shown.endsWith(before) ? [{ title, after }] : []
  })
}

type Given<Conditions> = { [Name in keyof Conditions]?: Exclude<Conditions[Name], undefined> }

/** The defined conditions; undefined ones are left out. */
export const given = <Conditions extends object>(conditions: Conditions) =>
  Object.fromEntries(
    Object.entries(conditions).filter(([_name, value]) => value !== undefined),
  ) as Given<Conditions> // the same entries, without the undefined ones

/** A text that contains a part. The database treats % and _ as wildcards; search texts never contain them. */
export function containing(part: string | undefined) {
  if (!part) return undefined
  return /[%_]/.test(part) ? { in: [] } : { contains: part }
}

/** The condition for a name that contains a part in either of its languages. */
export function nameContaining(part: string | undefined) {
  const text = containing(part)
  return text && [{ name: text }, { nameEn: text }]
}

/** The condition for a city that contains a part in any language that it is shown in. */
export function cityContaining(part: string | undefined) {
  const city = containing(part)
  return part && city ? [{ OR: [{ city }, { city: { in: wordsShownWith(part) } }] }] : undefined
}

/** The condition for a title that contains a part in any language that it is shown in. */
export function titleContaining(part: string | undefined) {
  const text = containing(part)
  if (!part || !text) return undefined
  const translated =
    'contains' in text
      ? titlesShownWith(part).flatMap(({ title, after }) => [
          ...(after ? [] : [{ titleEn: title }]),
          { titleEn: { startsWith: `${title}: ${after}` } },
        ])
      : []
  return [{ title: text }, { titleEn: text }, ...translated]
}

/** A time on one of the company's days from `first` to `last` (e.g. 2026-03-31), both included. */
export const withinDays = (first: string | undefined, last: string | undefined) =>
  first || last
    ? { ...(first ? { gte: midnight(first, 0) } : {}), ...(last ? { lt: midnight(last, 1) } : {}) }
    : undefined

const midnight = (day: string, daysLater: number) => startOfDay(new Date(`${day}T00:00:00Z`), daysLater)

/** Orders that are not done, in the order of their states. */
export const openStates = [
  'submitted',
  'approved',
  'producing',
  'shipped',
] as const satisfies readonly SalesOrderStatus[]

/** Payment term of an order in days after its delivery (assumed). */
const paymentDays = 30

interface OrderSelection {
  readonly status: { readonly in: SalesOrderStatus[] } | { readonly notIn: SalesOrderStatus[] }
  readonly deliveryDate?: { readonly lt: Date }
}

/** What each selection of orders means, for the figures of the home page and for the lists that they open (assumed). */
export function orderSelection(selection: (typeof orderSelections)[number], now: Date): OrderSelection {
  switch (selection) {
    case 'sales':
      return { status: { notIn: ['draft', 'cancelled'] } }
    case 'open':
      return { status: { in: [...openStates] } }
    case 'late':
      return { status: { in: ['approved', 'producing'] }, deliveryDate: { lt: startOfDay(now) } }
    case 'changeable':
    case 'collectable':
      return { status: { in: [...orderStates[selection]] } }
    case 'delivered':
      return { status: { in: ['shipped', 'completed'] } }
    case 'receivable':
      // A paid order is completed.
      return { status: { in: ['shipped'] } }
    case 'overdue': {
      const dueBefore = new Date(startOfDay(now).getTime() - paymentDays * dayMs)
      return { status: { in: ['shipped'] }, deliveryDate: { lt: dueBefore } }
    }
  }
}

/** When an order is due, and by how many days it is overdue; empty for one that is paid or not delivered. */
export function paymentOf(
  { status, deliveryDate }: Pick<SalesOrder, 'status' | 'deliveryDate'>,
  now: Date,
): Required<Pick<ListedOrder, 'dueDate' | 'overdueDays'>> {
  if (status !== 'shipped') return { dueDate: null, overdueDays: null }
  const due = deliveryDate.getTime() + paymentDays * dayMs
  const days = Math.ceil((startOfDay(now).getTime() - due) / dayMs)
  return { dueDate: new Date(due).toISOString(), overdueDays: days > 0 ? days : null }
}
