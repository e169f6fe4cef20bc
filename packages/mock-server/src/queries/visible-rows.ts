import type { HomeFigures } from '@portal/protocol/calls/figures'
import type { BusinessUnit, User } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'

/** Rows of a distributor and a business unit. */
export interface RowPart {
  readonly distributorId?: number
  readonly businessUnit?: BusinessUnit
}

/** Ids start at 1: 0 matches no row. */
export const noDistributor = 0

export interface OwnRows {
  readonly scope: HomeFigures['scope']
  readonly parts: readonly RowPart[]
  /** The orders that this user entered are own ones, too, also those for distributors of others. */
  readonly enteredBy?: number
}

/** The condition for these rows. That of the company is none: in sums by group, Prisma takes an empty part for no row. */
export const inParts = ({ scope, parts }: OwnRows): { OR?: RowPart[] } =>
  scope === 'company' ? {} : { OR: [...parts] }

/** The same for orders. */
export const inOwnOrders = (own: OwnRows): { OR?: (RowPart | { createdById: number })[] } => {
  const { OR } = inParts(own)
  return OR && own.enteredBy !== undefined ? { OR: [...OR, { createdById: own.enteredBy }] } : inParts(own)
}

/** Whose business a person looks after: the company's, that of the own distributors with what a clerk entered, or the own (assumed). */
export async function ownRows({ db }: World, user: User): Promise<OwnRows> {
  if (user.kind === 'distributor') {
    return { scope: 'distributor', parts: [{ distributorId: user.distributorId ?? noDistributor }] }
  }
  const parts = await db.salesTarget.findMany({
    where: user.kind === 'sales' ? { userId: user.id } : { clerkId: user.id },
    distinct: ['distributorId', 'businessUnit'],
    select: { distributorId: true, businessUnit: true },
  })
  if (parts.length > 0)
    return { scope: 'own', parts, ...(user.kind === 'staff' ? { enteredBy: user.id } : {}) }
  // Who sells has own rows even without any; other people look after the company unless they are given distributors.
  return user.kind === 'sales'
    ? { scope: 'own', parts: [{ distributorId: noDistributor }] }
    : { scope: 'company', parts: [] }
}

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
