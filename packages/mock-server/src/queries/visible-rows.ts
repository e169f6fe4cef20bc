import type { BusinessUnit, User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'

interface RowFilter {
  readonly distributorCode?: string
  readonly businessUnit?: BusinessUnit | 'all'
}

/** Ids start at 1: 0 matches no row. */
const noDistributor = 0

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

/** The rows that the user may see and requests: by distributor and business unit, one or all (specification §6). */
export async function visibleRows(
  caller: { readonly world: World; readonly user: User },
  { distributorCode, businessUnit }: RowFilter,
): Promise<{ distributorId?: number; businessUnit?: BusinessUnit }> {
  const distributorId = await visibleDistributor(caller, distributorCode)
  return {
    ...(distributorId === undefined ? {} : { distributorId }),
    ...(businessUnit && businessUnit !== 'all' ? { businessUnit } : {}),
  }
}
