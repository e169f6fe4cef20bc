import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { applicationPages } from '../forms/pages.ts'
import { applications } from './definitions/applications.ts'
import { contracts, projects, waitingContracts } from './definitions/contracts.ts'
import { bathroomDealers, distributors, sampleOrders, stores } from './definitions/dealers.ts'
import { slabStock } from './definitions/inventory.ts'
import { agreements, keyCustomers } from './definitions/key-accounts.ts'
import { promotions, training } from './definitions/notices.ts'
import {
  allOrders,
  bathroomOrders,
  ceramicOrders,
  orderSummary,
  retailOrders,
  statements,
} from './definitions/orders.ts'
import { ceramicPickups, deliveryPlan, pickups, retailPickups } from './definitions/pickups.ts'
import { pointPostings } from './definitions/points.ts'
import type { ListDefinition } from './list-definition.ts'
import { narrowed } from './narrowed.ts'

const bathroom = { businessUnit: 'bathroom' }

/** The menu pages that list what people applied for. */
const applicationLists = (identity: SpecifiedSubApp): Readonly<Record<string, ListDefinition>> =>
  Object.fromEntries(
    Object.entries(applicationPages[identity]).map(([path, kind]) => [path, applications(kind, path)]),
  )

/** The menu pages that list something of the backend, by the documented call that fits them best. */
export const listPages: Readonly<Record<SpecifiedSubApp, Readonly<Record<string, ListDefinition>>>> = {
  oms: {
    ...applicationLists('oms'),
    '/orders/all': allOrders,
    '/orders/ceramic': ceramicOrders,
    '/orders/bathroom': bathroomOrders,
    '/orders/summary': orderSummary,
    '/bathroom/samples': sampleOrders,
    '/bathroom/dealers': bathroomDealers,
    '/pickups': { ...pickups, create: '/pickups/bookings' },
    '/pickups/ceramic': ceramicPickups,
    '/points': pointPostings,
    '/statements': statements,
  },
  ltc: {
    ...applicationLists('ltc'),
    '/projects': projects,
    '/projects/review': narrowed(projects, { stage: 'review' }),
    '/contracts': contracts,
    '/contracts/waiting': waitingContracts,
    '/contracts/archive': narrowed(contracts, { status: 'completed' }),
    '/bathroom/projects': narrowed(projects, bathroom),
    '/bathroom/contracts': narrowed(contracts, bathroom),
    '/key-accounts/customers': keyCustomers,
    '/key-accounts/agreements': agreements,
    '/key-accounts/deliveries': deliveryPlan,
  },
  czdp: {
    ...applicationLists('czdp'),
    '/dealers': distributors,
    '/stores': stores,
    '/samples': narrowed(sampleOrders, { status: 'displayed' }),
    '/samples/requests': narrowed(sampleOrders, { status: 'requested' }),
    '/promotions': promotions,
    '/rebates': narrowed(pointPostings, { status: 'posted' }),
    '/training': training,
  },
  dp: {
    ...applicationLists('dp'),
    '/retail-orders': { ...retailOrders, create: '/retail-orders/new' },
    '/pickups': retailPickups,
    '/measurements': narrowed(retailOrders, { status: 'measuring' }),
    '/installations': narrowed(retailOrders, { status: 'scheduled' }),
    '/after-sales': narrowed(retailOrders, { status: 'fitted' }),
    '/inventory': slabStock,
  },
}

/**
 * The lists with the single records of a menu page, the widest first: what has left a list of waiting ones is still in
 * the one before.
 */
export function recordLists(identity: SpecifiedSubApp, path: string): readonly string[] {
  const own = listPages[identity][path]
  if (!own?.hasDetail) return []
  return Object.entries(listPages[identity])
    .filter(
      ([list, { noun, hasDetail }]) => hasDetail && noun === own.noun && `${path}/`.startsWith(`${list}/`),
    )
    .map(([list]) => list)
    .sort((a, b) => a.length - b.length)
}
