import type { Store, storePage } from '@portal/protocol/calls/store'
import type { InputOf } from '@portal/protocol/client'
import type { World } from '@portal/store/worlds/world'
import { type NameOf, word } from '../domain/name-language.ts'
import { containing, given } from '../queries/conditions.ts'
import { defaultPageSize, pageOf } from '../queries/read-list.ts'
import { distributorFields, personName } from '../queries/wire-values.ts'

type Query = InputOf<typeof storePage>['query']

/** One page of the stores, which are known by the samples that they were sent. */
export async function readStores(
  { db }: World,
  rows: { distributorId?: number },
  query: Query,
  nameOf: NameOf,
) {
  const { storeName, sort = 'storeName', current = 1, size = defaultPageSize } = query
  const sums = await db.sampleOrder.groupBy({
    by: ['storeName', 'distributorId', 'status'],
    where: { ...rows, ...given({ storeName: containing(storeName) }) },
    _sum: { quantity: true },
    _max: { requestedAt: true },
    orderBy: [{ storeName: 'asc' }, { distributorId: 'asc' }],
  })
  const distributors = new Map((await db.distributor.findMany()).map((one) => [one.id, one]))
  const stores = new Map<string, Store>()
  for (const { storeName, distributorId, status, _sum, _max } of sums) {
    const distributor = distributors.get(distributorId)
    const key = `${distributorId} ${storeName}`
    const store = stores.get(key) ?? {
      storeName,
      ...distributorFields(distributor ?? { code: '', name: '' }, nameOf),
      city: nameOf(word(distributor?.city ?? '')),
      ...{ contact: '', salesName: '', displayed: 0, underWay: 0, lastRequestedAt: '' },
    }
    const field = status === 'displayed' ? 'displayed' : 'underWay'
    const requestedAt = _max.requestedAt?.toISOString() ?? ''
    stores.set(key, {
      ...store,
      [field]: store[field] + (_sum.quantity ?? 0),
      lastRequestedAt: [requestedAt, store.lastRequestedAt].sort().at(-1) ?? '',
    })
  }
  const sorted = [...stores.values()].sort(by(sort))
  const page = sorted.slice((current - 1) * size, current * size)
  return pageOf(await withPeople(db, page, nameOf), sorted.length, current, size)
}

/** The stores with their contact people. */
async function withPeople(db: World['db'], stores: readonly Store[], nameOf: NameOf): Promise<Store[]> {
  const orderBy = { id: 'asc' } as const
  const owners = await db.distributor.findMany({
    where: { code: { in: stores.map(({ distributorCode }) => distributorCode) } },
    include: {
      users: { orderBy, take: 1 },
      salesTargets: { orderBy: { month: 'desc' }, take: 1, include: { user: true } },
    },
  })
  const byCode = new Map(owners.map((one) => [one.code, one]))
  return stores.map((store) => {
    const owner = byCode.get(store.distributorCode)
    const [person, sales] = [owner?.users[0], owner?.salesTargets[0]?.user]
    return {
      ...store,
      contact: person ? personName(person, nameOf) : '',
      salesName: sales ? personName(sales, nameOf) : '',
    }
  })
}

function by(sort: NonNullable<Query['sort']>): (a: Store, b: Store) => number {
  const sign = sort.startsWith('-') ? -1 : 1
  return sort.endsWith('displayed')
    ? (a, b) => sign * (a.displayed - b.displayed)
    : (a, b) => sign * (a.storeName < b.storeName ? -1 : Number(a.storeName > b.storeName))
}
