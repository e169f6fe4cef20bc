import type {
  BathroomDealer,
  bathDealerPage,
  Distributor,
  distributorPage,
} from '@portal/protocol/calls/bathroom'
import type { InputOf } from '@portal/protocol/client'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import { type NameOf, word } from '../../domain/name-language.ts'
import { cityContaining, given, nameContaining } from '../../queries/conditions.ts'
import { readPage, sortOrder } from '../../queries/read-list.ts'
import { visibleRows } from '../../queries/visible-rows.ts'
import { distributorFields, flag, saleAreaNames } from '../../queries/wire-values.ts'
import { accountFields, readFreeze, readObligations } from '../accounts/accounts.ts'

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

type BathroomQuery = InputOf<typeof bathDealerPage>['query']

const bathroom = { businessUnit: 'bathroom' } as const

/** One page of the distributors that have a sale area for bathroom ware. */
function readBathroomDealers(
  world: World,
  rows: { distributorId?: number },
  query: BathroomQuery,
  nameOf: NameOf,
) {
  const { distributorName, city, level, sort = 'distributorCode' } = query
  const asked = {
    id: rows.distributorId,
    OR: nameContaining(distributorName),
    AND: cityContaining(city),
    account: level && { level },
  }
  const where = { saleAreas: { some: bathroom }, ...given(asked) }
  const include = { saleAreas: { where: bathroom, orderBy: { id: 'asc' } }, account: true } as const
  return readPage(
    {
      order: sortOrder(sort, { distributorCode: 'code', city: 'city' }),
      count: () => world.db.distributor.count({ where }),
      rows: (page) => world.db.distributor.findMany({ where, ...page, include }),
      show: (distributor): BathroomDealer => ({
        distributorId: distributor.id,
        ...distributorFields(distributor, nameOf),
        city: nameOf(word(distributor.city)),
        level: distributor.account?.level ?? null,
        saleAreas: distributor.saleAreas.map((area) => saleAreaNames(area, nameOf)),
        frozen: flag(Boolean(distributor.account?.frozenAt)),
      }),
    },
    query,
  )
}

export const bathroomDealerHandlers: Pick<Handlers, 'bathDealerPage'> = {
  bathDealerPage: async ({ world, user, nameOf, input: { query } }) =>
    readBathroomDealers(world, await visibleRows({ world, user }, query), query, nameOf),
}
