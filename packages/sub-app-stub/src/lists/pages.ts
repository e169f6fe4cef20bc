import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { bathroomDealers, sampleOrders } from './definitions/bathroom.ts'
import { contracts, projects, waitingContracts } from './definitions/contracts.ts'
import { distributors } from './definitions/distributors.ts'
import { announcements, files } from './definitions/files.ts'
import { allOrders, bathroomOrders, ceramicOrders, orderSummary, retailOrders } from './definitions/orders.ts'
import { ceramicPickups, pickups, retailPickups } from './definitions/pickups.ts'
import { pointPostings } from './definitions/points.ts'
import { stores } from './definitions/stores.ts'
import type { ListDefinition } from './list-definition.ts'
import { narrowed, sortedBy, withCreate } from './narrowed.ts'

const bathroom = { businessUnit: 'bathroom' }
const ceramic = { businessUnit: 'ceramic' }

/** The menu pages that list something of the backend, by the documented call that fits them best. */
export const listPages: Readonly<Record<SpecifiedSubApp, Readonly<Record<string, ListDefinition>>>> = {
  oms: {
    '/orders/all': allOrders,
    '/orders/ceramic': ceramicOrders,
    '/orders/bathroom': bathroomOrders,
    '/orders/summary': orderSummary,
    '/bathroom/samples': sampleOrders,
    '/bathroom/dealers': bathroomDealers,
    '/pickups': withCreate(pickups, '/pickups/bookings'),
    '/pickups/ceramic': ceramicPickups,
    '/points': pointPostings,
    '/statements': sortedBy(orderSummary, '-month'),
  },
  ltc: {
    '/projects': projects,
    '/projects/review': narrowed(projects, { stage: 'review' }),
    '/contracts': contracts,
    '/contracts/waiting': waitingContracts,
    '/contracts/archive': narrowed(contracts, { status: 'completed' }),
    '/bathroom/projects': narrowed(projects, bathroom),
    '/bathroom/contracts': narrowed(contracts, bathroom),
    '/key-accounts/customers': sortedBy(projects, '-amount'),
    '/key-accounts/agreements': narrowed(contracts, { status: 'effective' }),
    '/key-accounts/deliveries': sortedBy(pickups, 'pickupDate'),
  },
  czdp: {
    '/dealers': distributors,
    '/targets': sortedBy(narrowed(orderSummary, ceramic), '-amount'),
    '/stores': stores,
    '/samples': narrowed(sampleOrders, { status: 'displayed' }),
    '/samples/requests': narrowed(sampleOrders, { status: 'requested' }),
    '/promotions': announcements,
    '/rebates': narrowed(pointPostings, { status: 'posted' }),
    '/training': files,
  },
  dp: {
    '/retail-orders': withCreate(retailOrders, '/retail-orders/new'),
    '/pickups': retailPickups,
    '/measurements': narrowed(retailOrders, { status: 'measuring' }),
    '/installations': narrowed(retailOrders, { status: 'scheduled' }),
    '/after-sales': narrowed(retailOrders, { status: 'fitted' }),
  },
}
