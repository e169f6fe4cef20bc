import type { Distributor, distributorPage } from '@portal/protocol/calls/distributor'
import type { InputOf } from '@portal/protocol/client'
import type { World } from '@portal/store/worlds/world'
import { type NameOf, word } from '../../domain/name-language.ts'
import { cityContaining, given, nameContaining } from '../../queries/conditions.ts'
import { readPage, sortOrder } from '../../queries/read-list.ts'
import { distributorFields, saleAreaNames } from '../../queries/wire-values.ts'
import { accountFields, readObligations } from '../accounts/accounts.ts'
import { readFreeze } from '../accounts/freezes.ts'

type Query = InputOf<typeof distributorPage>['query']

const columns = { distributorCode: 'code', city: 'city' } as const

/** One page of the distributors that the user may see. */
export async function readDistributors(
  world: World,
  rows: { distributorId?: number },
  query: Query,
  nameOf: NameOf,
) {
  const { businessUnit, distributorName, city, level, sort = 'distributorCode' } = query
  const where = given({
    id: rows.distributorId,
    OR: nameContaining(distributorName),
    AND: cityContaining(city),
    account: level && { level },
    saleAreas: businessUnit && businessUnit !== 'all' ? { some: { businessUnit } } : undefined,
  })
  const { db } = world
  const include = { saleAreas: { orderBy: { id: 'asc' } }, account: true } as const
  return readPage(
    {
      order: sortOrder(sort, columns),
      count: () => db.distributor.count({ where }),
      async rows(page) {
        const found = await db.distributor.findMany({ where, ...page, include })
        const obligationsOf = await readObligations(
          world,
          found.map(({ id }) => id),
        )
        return Promise.all(
          found.map(async (distributor) => ({
            ...distributor,
            obligations: obligationsOf(distributor.id),
            freeze: await readFreeze(world, distributor.account, nameOf),
          })),
        )
      },
      show: (distributor): Distributor => ({
        distributorId: distributor.id,
        ...distributorFields(distributor, nameOf),
        city: nameOf(word(distributor.city)),
        level: distributor.account?.level ?? null,
        saleAreas: distributor.saleAreas.map((area) => ({
          businessUnit: area.businessUnit,
          ...saleAreaNames(area, nameOf),
        })),
        account:
          distributor.account &&
          accountFields(distributor.account, distributor.obligations, distributor.freeze),
      }),
    },
    query,
  )
}
