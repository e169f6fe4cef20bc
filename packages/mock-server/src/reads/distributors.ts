import type { Distributor, distributorPage } from '@portal/protocol/calls/distributor'
import type { InputOf } from '@portal/protocol/client'
import type { World } from '@portal/store/worlds/world'
import type { NameOf } from '../domain/name-language.ts'
import { containing, given, nameContaining } from '../queries/conditions.ts'
import { readPage, sortOrder } from '../queries/read-list.ts'
import { distributorFields, yuan } from '../queries/wire-values.ts'
import { accountFields } from './approval-subjects.ts'

type Query = InputOf<typeof distributorPage>['query']

/** Orders that bind money: placed and not shipped yet (assumed). */
const open = ['submitted', 'approved', 'producing'] as const

const columns = { distributorCode: 'code', city: 'city' } as const

/** One page of the distributors that the user may see. */
export async function readDistributors(
  { db }: World,
  rows: { distributorId?: number },
  query: Query,
  nameOf: NameOf,
) {
  const { businessUnit, distributorName, city, level, sort = 'distributorCode' } = query
  const where = given({
    id: rows.distributorId,
    OR: nameContaining(distributorName),
    city: containing(city),
    account: level && { level },
    saleAreas: businessUnit && businessUnit !== 'all' ? { some: { businessUnit } } : undefined,
  })
  const openAmounts = await openAmountsOf(db)
  const include = { saleAreas: { orderBy: { id: 'asc' } }, account: true } as const
  return readPage(
    {
      order: sortOrder(sort, columns),
      count: () => db.distributor.count({ where }),
      rows: (page) => db.distributor.findMany({ where, ...page, include }),
      show: (distributor): Distributor => ({
        distributorId: distributor.id,
        ...distributorFields(distributor, nameOf),
        city: distributor.city,
        level: distributor.account?.level ?? null,
        saleAreas: distributor.saleAreas.map(
          ({ businessUnit, saleOrganizationName, distributionChannelName }) => ({
            ...{ businessUnit, saleOrganizationName, distributionChannelName },
          }),
        ),
        account: accountFields(distributor.account),
        openAmount: openAmounts.get(distributor.id) ?? 0,
      }),
    },
    query,
  )
}

/** Yuan by distributor, from the sums that the database keeps. */
async function openAmountsOf(db: World['db']): Promise<ReadonlyMap<number, number>> {
  const sums = await db.salesOrderTotal.groupBy({
    by: ['distributorId'],
    where: { status: { in: [...open] } },
    _sum: { amountCents: true },
  })
  return new Map(sums.map(({ distributorId, _sum }) => [distributorId, yuan(_sum.amountCents ?? 0)]))
}
