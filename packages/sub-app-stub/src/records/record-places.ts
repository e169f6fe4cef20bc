import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { SpecifiedSubApp } from '@portal/protocol/systems'

/** Records that other pages name by their number. */
export type LinkedRecord =
  | 'order'
  | 'retailOrder'
  | 'project'
  | 'contract'
  | 'waitingContract'
  | 'distributor'
  | 'store'

export interface Place {
  readonly app: SpecifiedSubApp
  readonly list: string
  /** Lists records of this unit alone. */
  readonly unit?: BusinessUnit
}

/** The lists that a record is opened from, the widest first. */
export const recordPlaces: Readonly<Record<LinkedRecord, readonly Place[]>> = {
  order: [
    { app: 'oms', list: '/orders/all' },
    { app: 'oms', list: '/orders/ceramic', unit: 'ceramic' },
    { app: 'oms', list: '/orders/bathroom', unit: 'bathroom' },
  ],
  retailOrder: [{ app: 'dp', list: '/retail-orders' }],
  project: [
    { app: 'ltc', list: '/projects' },
    { app: 'ltc', list: '/bathroom/projects', unit: 'bathroom' },
  ],
  contract: [
    { app: 'ltc', list: '/contracts' },
    { app: 'ltc', list: '/bathroom/contracts', unit: 'bathroom' },
  ],
  waitingContract: [{ app: 'ltc', list: '/contracts/waiting' }],
  distributor: [
    { app: 'czdp', list: '/dealers' },
    { app: 'oms', list: '/bathroom/dealers', unit: 'bathroom' },
  ],
  store: [{ app: 'czdp', list: '/stores' }],
}
