import type { Client } from '@portal/protocol/client'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { Texts } from '../i18n/texts.ts'

/** A number of the start page, and the list that it counts. */
export interface StartFigure {
  readonly label: keyof Texts['figures']
  readonly as: 'quantity' | 'amount'
  /** A page of the same sub-app, filtered to the counted rows; `{month}` is the month. */
  readonly path: string
  /** Whether it is something to do, so that any number above 0 is highlighted. */
  readonly isToDo?: true
  /** @param month of the company, e.g. `2026-03` */
  readonly load: (client: Client, signal: AbortSignal, month: string) => Promise<number>
}

/** A list returns its total whatever the page size. */
const page = { current: 1, size: 1 }

/** The user's own, as on the home page. */
const own = { ...page, scope: 'own' } as const
const ownPaged = { pageIndex: 1, pageRows: 1, scope: 'own' } as const

const orders =
  (status: string): StartFigure['load'] =>
  async (client, signal) =>
    (await client.salesOrderPage({ query: { ...own, status } }, { signal })).data.total

const retailOrders =
  (status: 'measuring' | 'scheduled' | 'fitted'): StartFigure['load'] =>
  async (client, signal) =>
    (await client.wyRetailOrderPage({ query: { ...page, status } }, { signal })).data.total

/** Enough months of distributors to be summed. */
const manyRows = 1000

/** What a system's start page counts, most important first; all from lists that its pages show. */
export const startFigures: Readonly<Record<SpecifiedSubApp, readonly StartFigure[]>> = {
  oms: [
    {
      label: 'monthSales',
      as: 'amount',
      path: '/orders/summary?scope=own&monthFrom={month}&monthTo={month}',
      load: async (client, signal, month) => {
        const query = { current: 1, size: manyRows, scope: 'own', monthFrom: month, monthTo: month } as const
        const { data } = await client.gatherList({ query }, { signal })
        return data.records.reduce((sum, { amount }) => sum + amount, 0)
      },
    },
    {
      label: 'ordersSubmitted',
      as: 'quantity',
      path: '/orders/all?scope=own&status=submitted',
      isToDo: true,
      load: orders('submitted'),
    },
    {
      label: 'ordersProducing',
      as: 'quantity',
      path: '/orders/all?scope=own&status=producing',
      load: orders('producing'),
    },
    {
      label: 'pickupsBooked',
      as: 'quantity',
      path: '/pickups?scope=own&status=booked',
      load: async (client, signal) =>
        (await client.pickOrderList({ query: { ...own, status: 'booked' } }, { signal })).data.total,
    },
  ],
  ltc: [
    {
      label: 'projectsInReview',
      as: 'quantity',
      path: '/projects/review?scope=own',
      isToDo: true,
      load: async (client, signal) =>
        (await client.projectReviewPagination({ body: { ...ownPaged, stage: 'review' } }, { signal }))
          .count ?? 0,
    },
    {
      label: 'contractsWaiting',
      as: 'quantity',
      path: '/contracts/waiting?scope=own',
      isToDo: true,
      load: async (client, signal) =>
        (await client.contractWaitRegisterPagination({ body: ownPaged }, { signal })).count ?? 0,
    },
    {
      label: 'contractsEffective',
      as: 'quantity',
      path: '/contracts?scope=own&status=effective',
      load: async (client, signal) =>
        (await client.contractPagination({ body: { ...ownPaged, status: 'effective' } }, { signal })).count ??
        0,
    },
  ],
  czdp: [
    {
      label: 'distributors',
      as: 'quantity',
      path: '/dealers',
      load: async (client, signal) => (await client.distributorPage({ query: page }, { signal })).data.total,
    },
    {
      label: 'stores',
      as: 'quantity',
      path: '/stores',
      load: async (client, signal) => (await client.storePage({ query: page }, { signal })).data.total,
    },
    {
      label: 'samplesRequested',
      as: 'quantity',
      path: '/samples/requests',
      isToDo: true,
      load: async (client, signal) =>
        (await client.bathSamplePage({ query: { ...page, status: 'requested' } }, { signal })).data.total,
    },
    {
      label: 'samplesDisplayed',
      as: 'quantity',
      path: '/samples',
      load: async (client, signal) =>
        (await client.bathSamplePage({ query: { ...page, status: 'displayed' } }, { signal })).data.total,
    },
  ],
  dp: [
    {
      label: 'toMeasure',
      as: 'quantity',
      path: '/measurements',
      isToDo: true,
      load: retailOrders('measuring'),
    },
    {
      label: 'toFit',
      as: 'quantity',
      path: '/installations',
      isToDo: true,
      load: retailOrders('scheduled'),
    },
    { label: 'fitted', as: 'quantity', path: '/after-sales', load: retailOrders('fitted') },
    {
      label: 'pickupsBooked',
      as: 'quantity',
      path: '/pickups?status=booked',
      load: async (client, signal) =>
        (await client.wyPickupPage({ query: { ...page, status: 'booked' } }, { signal })).data.total,
    },
  ],
}
