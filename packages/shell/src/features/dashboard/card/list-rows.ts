import { isDistributor } from '@portal/protocol/rules/business-units'
import { useMenuNavigation } from '../../../menu/menu-navigation.ts'
import { useSession } from '../../../session/session-store.ts'
import type { VisibleWidget } from '../widget-rules.ts'

/** What distinguishes rows: the distributor for staff; for a distributor, who sees only own rows, the number. */
export function useRowNames() {
  const own = useSession(({ user }) => user !== undefined && isDistributor(user))
  return {
    /** First and second name of a row. */
    namesOf: (distributorName: string, number: string): readonly [string, string | undefined] =>
      own ? [number, undefined] : [distributorName, number],
    /** For rows that have a better name than both. */
    distributor: (distributorName: string): string | undefined => (own ? undefined : distributorName),
  }
}

type Page = NonNullable<VisibleWidget['page']>

/** Opens a list page with conditions in its address, which the page understands (assumed). */
export function useOpenList() {
  const { openMenu } = useMenuNavigation()
  return ({ systemCode, item }: Page, conditions: Readonly<Record<string, string>>): void => {
    const search = new URLSearchParams(conditions).toString()
    const path = search ? `${item.path}${item.path.includes('?') ? '&' : '?'}${search}` : item.path
    openMenu(systemCode, { ...item, path })
  }
}

/** Opens a record's own page: the address of its list followed by the record's number (assumed). */
export function useOpenRecord() {
  const { openMenu } = useMenuNavigation()
  return ({ systemCode, item }: Page, number: string): void => {
    const [list = '', search] = item.path.split('?')
    const path = `${list}/${encodeURIComponent(number)}${search === undefined ? '' : `?${search}`}`
    openMenu(systemCode, { ...item, path })
  }
}

/** Rows that fit into the highest card; each shows as many of them as fit. */
export const shownRows = 9

/** Some rows of a list, and the total. */
export interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}

/** Rows of the calls that page by `pageIndex`: the envelope counts all (assumed). */
export const countedRows = <Row>({
  data,
  count = data.length,
}: {
  readonly data: readonly Row[]
  readonly count?: number
}): Rows<Row> => ({ rows: data, total: count })

/** Rows of the calls that page by `current` (assumed). */
export const pagedRows = <Row>({
  data,
}: {
  readonly data: { readonly records: readonly Row[]; readonly total: number }
}): Rows<Row> => ({ rows: data.records, total: data.total })

export const isEmpty = ({ rows }: Rows<unknown>): boolean => rows.length === 0
export const totalOf = ({ total }: Rows<unknown>): number => total
