import type {
  ceramicPickupOrderHeadList,
  Pickup,
  RetailPickup,
  wyPickupPage,
} from '@portal/protocol/calls/pickup'
import type { InputOf } from '@portal/protocol/client'
import { companyDay } from '@portal/protocol/company-time'
import type { Distributor, PickupStatus } from '@portal/store/generated/client'
import type { World } from '@portal/store/worlds/world'
import type { Handlers } from '../../calls/call-context.ts'
import { type NameOf, word } from '../../domain/name-language.ts'
import { containing, given, withinDays } from '../../queries/conditions.ts'
import { readPage, sortOrder } from '../../queries/read-list.ts'
import { type VisibleRows, visibleRows } from '../../queries/visible-rows.ts'
import { distributorFields } from '../../queries/wire-values.ts'

type PickupQuery = InputOf<typeof ceramicPickupOrderHeadList>['body']
type RetailPickupQuery = InputOf<typeof wyPickupPage>['query']

/** Pick-ups that are finished. */
export const doneStates = ['collected', 'cancelled'] as const satisfies readonly PickupStatus[]

const columns = { requestedAt: 'requestedAt', pickupDate: 'pickupDate' } as const
const newestFirst = '-requestedAt'

/** One page of the pick-ups of sales orders. */
function readPickups(
  world: World,
  rows: VisibleRows,
  query: PickupQuery & { readonly selection?: 'underWay' },
  nameOf: NameOf,
) {
  const order = given({ orderNo: containing(query.orderNo) })
  const selected = query.selection && { NOT: { status: { in: [...doneStates] } } }
  const where = { ...rows, ...ownConditions(query), ...selected, order }
  return readPage(
    {
      order: sortOrder(query.sort ?? newestFirst, columns),
      count: () => world.db.pickup.count({ where }),
      rows: (page) =>
        world.db.pickup.findMany({ where, ...page, include: { order: true, distributor: true } }),
      show: (pickup): Pickup => ({
        ...commonFields(pickup, pickup.distributor, nameOf),
        orderNo: pickup.order.orderNo,
        businessUnit: pickup.businessUnit,
      }),
    },
    query,
  )
}

/** One page of the pick-ups of retail orders, which belong to the distributor of the order. */
function readRetailPickups(
  world: World,
  rows: { distributorId?: number },
  query: RetailPickupQuery,
  nameOf: NameOf,
) {
  const retailOrder = { ...rows, ...given({ orderNo: containing(query.orderNo) }) }
  const where = { ...ownConditions(query), retailOrder }
  const include = { retailOrder: { include: { distributor: true } } }
  return readPage(
    {
      order: sortOrder(query.sort ?? newestFirst, columns),
      count: () => world.db.retailPickup.count({ where }),
      rows: (page) => world.db.retailPickup.findMany({ where, ...page, include }),
      show: ({ retailOrder: order, ...pickup }): RetailPickup => ({
        ...commonFields(pickup, order.distributor, nameOf),
        orderNo: order.orderNo,
        customerName: order.customerName,
      }),
    },
    query,
  )
}

const ownConditions = ({ pickupNo, status, requestedFrom, requestedTo }: PickupQuery) =>
  given({ status, pickupNo: containing(pickupNo), requestedAt: withinDays(requestedFrom, requestedTo) })

interface PickupRow {
  readonly id: number
  readonly pickupNo: string
  readonly status: PickupStatus
  readonly warehouse: string
  readonly plateNo: string
  readonly quantity: number
  readonly requestedAt: Date
  readonly pickupDate: Date
}

const commonFields = (pickup: PickupRow, distributor: Distributor, nameOf: NameOf) => ({
  pickupId: pickup.id,
  pickupNo: pickup.pickupNo,
  ...distributorFields(distributor, nameOf),
  status: pickup.status,
  warehouse: nameOf(word(pickup.warehouse)),
  plateNo: pickup.plateNo,
  quantity: pickup.quantity,
  requestedAt: pickup.requestedAt.toISOString(),
  pickupDate: companyDay(pickup.pickupDate),
})

export const pickupHandlers: Pick<Handlers, 'pickOrderList' | 'wyPickupPage' | 'ceramicPickupOrderHeadList'> =
  {
    pickOrderList: async ({ world, user, nameOf, input: { query } }) =>
      readPickups(world, await visibleRows({ world, user }, query), query, nameOf),
    wyPickupPage: async ({ world, user, nameOf, input: { query } }) =>
      readRetailPickups(world, await visibleRows({ world, user }, query), query, nameOf),
    ceramicPickupOrderHeadList: async ({ world, user, nameOf, input: { body } }) =>
      readPickups(
        world,
        await visibleRows({ world, user }, { ...body, businessUnit: 'ceramic' }),
        body,
        nameOf,
      ),
  }
