import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { SpecifiedSubApp } from '@portal/protocol/systems'

interface Place {
  readonly app: SpecifiedSubApp
  readonly list: string
  /** Lists records of this unit alone. */
  readonly unit?: BusinessUnit
}

/** The lists that a record is opened from, the widest first. */
const places = {
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
} as const satisfies Readonly<Record<string, readonly Place[]>>

/** Records that other pages name by their number. */
export type LinkedRecord = keyof typeof places

export const recordPlaces: Readonly<Record<LinkedRecord, readonly Place[]>> = places

/** Pages of single records lie below their list. */
export const recordPath = (list: string, number: string): string => `${list}/${encodeURIComponent(number)}`

export const recordPattern = (list: string): string => `${list}/:number`
