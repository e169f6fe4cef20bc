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
