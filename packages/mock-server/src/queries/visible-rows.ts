import type { BusinessUnit, User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import { inParts, noDistributor, ownRows, type RowPart } from './own-rows.ts'

interface RowFilter {
  readonly distributorCode?: string
  readonly businessUnit?: BusinessUnit | 'all'
  /** `own`: of what the user may see, the rows that the figures of the home page count. */
  readonly scope?: 'own'
}

/** The condition for the rows of a list, by the columns that all of them have. */
export interface VisibleRows {
  readonly distributorId?: number
  readonly businessUnit?: BusinessUnit
  readonly OR?: RowPart[]
}

/** A distributor sees the own rows, other people those of all distributors (assumed). Undefined: all of them. */
export async function visibleDistributor(
  { world, user }: { readonly world: World; readonly user: User },
  distributorCode: string | undefined,
): Promise<number | undefined> {
  const own = user.kind === 'distributor' ? (user.distributorId ?? noDistributor) : undefined
  if (!distributorCode) return own
  const asked =
    (await world.db.distributor.findUnique({ where: { code: distributorCode } }))?.id ?? noDistributor
  return own === undefined || own === asked ? asked : noDistributor
}

/** The rows that the user may see and requests: by distributor, business unit (specification §6) and scope. */
export async function visibleRows(
  caller: { readonly world: World; readonly user: User },
  { distributorCode, businessUnit, scope }: RowFilter,
): Promise<VisibleRows> {
  const distributorId = await visibleDistributor(caller, distributorCode)
  return {
    ...(distributorId === undefined ? {} : { distributorId }),
    ...(businessUnit && businessUnit !== 'all' ? { businessUnit } : {}),
    ...(scope === 'own' ? inParts(await ownRows(caller.world, caller.user)) : {}),
  }
}

/** The same for orders: a clerk's own ones include those entered for distributors of others. */
export async function visibleOrders(
  caller: { readonly world: World; readonly user: User },
  filter: RowFilter,
): Promise<VisibleRows & { readonly enteredBy?: number }> {
  const rows = await visibleRows(caller, filter)
  const { enteredBy } = filter.scope === 'own' ? await ownRows(caller.world, caller.user) : {}
  return enteredBy === undefined ? rows : { ...rows, enteredBy }
}

/** The same for projects and contracts: who looks after no distributor works on those of all (assumed). */
export async function visibleProjects(
  caller: { readonly world: World; readonly user: User },
  filter: RowFilter,
): Promise<VisibleRows> {
  const { OR, ...rows } = await visibleRows(caller, filter)
  return OR?.some(({ distributorId }) => distributorId !== noDistributor) ? { ...rows, OR } : rows
}
