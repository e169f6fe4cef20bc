import type { Pickup } from '@portal/protocol/calls/pickup'
import { stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { StatusChip } from '../../../lib/ui/status-chip.tsx'
import { api } from '../../../session/api.ts'
import { countedRows, pagedRows, shownRows } from '../card/rows-answer.ts'
import { frozenFirst } from './frozen-first.ts'
import { listWidget } from './list-widget.tsx'

const firstPage = { current: 1, size: shownRows }

type PickupList = Parameters<typeof listWidget<Omit<Pickup, 'businessUnit'>>>[0]

/** Pick-ups with the day and the place where the goods are collected. */
const pickups = {
  none: 'pickups.none',
  lookup: 'PICKUP_STATUS',
  row: ({ pickupId, pickupNo, warehouse, distributorName, status, pickupDate }, tools) => ({
    id: pickupId,
    number: pickupNo,
    title: pickupNo,
    meta: [warehouse, tools.distributor(distributorName)],
    aside: <StatusChip tone={stateTone('pickupStatus', status)}>{tools.meaning(status)}</StatusChip>,
    asideMeta: tools.day(pickupDate),
  }),
} as const satisfies Partial<PickupList>

/** Widgets that show the first rows of a list, newest first. */
export const listWidgets = {
  /** Contracts of the user's business units that wait for their registration. */
  contracts: listWidget({
    name: 'contracts',
    title: 'titles.contracts',
    none: 'contracts.none',
    hasCount: true,
    load: async (businessUnit, options) => {
      const body = { pageIndex: 1, pageRows: shownRows, businessUnit }
      return countedRows(await api.contractWaitRegisterPagination({ body }, options))
    },
    row: (
      { businessUnit, contractId, projectName, contractNo, distributorName, amount, signedAt },
      tools,
    ) => ({
      id: contractId,
      number: contractNo,
      unit: businessUnit,
      title: projectName,
      meta: [contractNo, tools.distributor(distributorName)],
      aside: tools.wholeMoney(amount),
      asideMeta: tools.t('contracts.signed', { day: tools.day(signedAt) }),
    }),
  }),
  /** Registered projects of the user's business units that are under review. */
  projects: listWidget({
    name: 'projects',
    title: 'titles.projects',
    none: 'projects.none',
    hasCount: true,
    load: async (businessUnit, options) => {
      const body = { pageIndex: 1, pageRows: shownRows, businessUnit, stage: 'review' } as const
      return countedRows(await api.projectReviewPagination({ body }, options))
    },
    row: (
      { businessUnit, projectId, projectName, projectNo, distributorName, amount, registeredAt },
      tools,
    ) => ({
      id: projectId,
      number: projectNo,
      unit: businessUnit,
      title: projectName,
      meta: [projectNo, tools.distributor(distributorName)],
      aside: tools.wholeMoney(amount),
      asideMeta: tools.day(registeredAt),
    }),
  }),
  /** Sample orders of the bathroom showrooms. */
  samples: listWidget({
    name: 'samples',
    title: 'titles.samples',
    none: 'samples.none',
    lookup: 'SAMPLE_STATUS',
    load: async (_unit, options) => pagedRows(await api.bathSamplePage({ query: firstPage }, options)),
    row: ({ sampleId, storeName, sampleNo, quantity, status, requestedAt }, tools) => ({
      id: sampleId,
      number: sampleNo,
      title: storeName,
      meta: [sampleNo, tools.t('pieces', { count: quantity })],
      aside: <StatusChip tone={stateTone('sampleStatus', status)}>{tools.meaning(status)}</StatusChip>,
      asideMeta: tools.day(requestedAt),
    }),
  }),
  /** The distributors of bathroom ware, those with a frozen account first. */
  dealers: listWidget({
    name: 'dealers',
    title: 'titles.dealers',
    none: 'dealers.none',
    lookup: 'DEALER_LEVEL',
    hasCount: true,
    // Enough to find the frozen ones, which the call can't filter.
    load: async (_unit, options) =>
      pagedRows(await api.bathDealerPage({ query: { current: 1, size: 500 } }, options)),
    choose: (rows) => frozenFirst(rows).slice(0, shownRows),
    row: ({ distributorId, distributorName, distributorCode, city, frozen, level }, tools) => ({
      id: distributorId,
      number: distributorCode,
      title: distributorName,
      meta: [distributorCode, city],
      aside: frozen === 'Y' && (
        <StatusChip tone={stateTone('frozen', frozen)}>{tools.t('dealers.frozen')}</StatusChip>
      ),
      asideMeta: level && tools.meaning(level),
    }),
  }),
  /** Orders of wall products; names and addresses of households stay on the order's own page. */
  retailOrders: listWidget({
    name: 'retailOrders',
    title: 'titles.retailOrders',
    none: 'orders.none',
    lookup: 'FITTING_STATUS',
    load: async (_unit, options) => pagedRows(await api.wyRetailOrderPage({ query: firstPage }, options)),
    row: ({ orderId, productName, orderNo, distributorName, amount, status }, tools) => ({
      id: orderId,
      number: orderNo,
      title: productName,
      meta: [orderNo, tools.distributor(distributorName)],
      aside: tools.wholeMoney(amount),
      asideMeta: <StatusChip tone={stateTone('fittingStatus', status)}>{tools.meaning(status)}</StatusChip>,
    }),
  }),
  /** Pick-ups of the user's own sales orders, as the figures count them. */
  pickups: listWidget({
    ...pickups,
    name: 'pickups',
    title: 'titles.pickups',
    load: async (businessUnit, options) =>
      pagedRows(await api.pickOrderList({ query: { ...firstPage, businessUnit, scope: 'own' } }, options)),
  }),
  /** Pick-ups of wall products. */
  retailPickups: listWidget({
    ...pickups,
    name: 'retailPickups',
    title: 'titles.retailPickups',
    load: async (_unit, options) => pagedRows(await api.wyPickupPage({ query: firstPage }, options)),
  }),
}
