import { StateChip } from '@portal/page-kit/chip'
import type { Pickup } from '@portal/protocol/calls/pickup'
import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import { unitFilter } from '@portal/protocol/rules/business-units'
import { stateTone } from '@portal/sub-app-sdk/look/state-tones'
import type { ParseKeys } from 'i18next'
import type { ComponentProps, ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { mappings } from '../../../lib/config/mappings.ts'
import { api } from '../../../session/api.ts'
import { useMeanings } from '../../../session/queries.ts'
import { ListRow, RowList } from '../card/list-row.tsx'
import {
  countedRows,
  isEmpty,
  pagedRows,
  type Rows,
  shownRows,
  totalOf,
  useOpenRecord,
  useRowNames,
} from '../card/list-rows.ts'
import { useFormats } from '../card/use-formats.ts'
import { useWidgetQuery } from '../card/use-widget-query.ts'
import { WidgetCard } from '../card/widget-card.tsx'
import { frozenFirst } from './frozen-first.ts'
import type { WidgetProps } from './widget-props.ts'

/** Names, formats and texts for the rows of a list. */
function useRowTools(lookup: string) {
  const { t } = useTranslation('home')
  const { wholeMoney, day } = useFormats()
  const { distributor } = useRowNames()
  /** The server's name for a code of the list's lookup. */
  const meaning = useMeanings(lookup)
  return { t, wholeMoney, day, distributor, meaning }
}

interface ShownRow extends ComponentProps<typeof ListRow> {
  readonly id: string | number
  /** The id in the address of the record's page. */
  readonly number: string
  /** Decides which page opens the record, where business units have their own. */
  readonly unit?: BusinessUnit
}

type RowTools = ReturnType<typeof useRowTools>

interface ListWidget<Row> {
  /** Shown instead of an empty list. */
  readonly none: ParseKeys<'home'>
  readonly load: (
    businessUnit: BusinessUnit | 'all',
    options: { readonly signal: AbortSignal },
  ) => Promise<Rows<Row>>
  /** Lookup of the codes in the rows. */
  readonly lookup?: string
  readonly hasCount?: boolean
  /** The rows to show; all that were loaded if absent. */
  readonly choose?: (rows: readonly Row[]) => readonly Row[]
  readonly row: (row: Row, tools: RowTools) => ShownRow
}

/** A widget that shows the first rows of a list. */
function listWidget<Row>(definition: ListWidget<Row>): ComponentType<WidgetProps> {
  const { none, load, lookup = '', hasCount, choose = (rows) => rows, row } = definition
  return function ListWidgetCard({ widget }) {
    const tools = useRowTools(lookup)
    const openRecord = useOpenRecord()
    const businessUnit = unitFilter(widget.units)
    const query = useWidgetQuery([widget.id, businessUnit], (options) => load(businessUnit, options))
    return (
      <WidgetCard
        widget={widget}
        query={query}
        {...(hasCount && { countOf: totalOf })}
        isEmpty={isEmpty}
        empty={tools.t(none)}
      >
        {({ rows }) => (
          <RowList>
            {choose(rows).map((one) => {
              const { id, number, unit: spelling, ...props } = row(one, tools)
              const unit = mappings().unitOf(spelling)
              const page = number ? ((unit && widget.unitPages?.[unit]) ?? widget.page) : undefined
              return <ListRow key={id} {...props} onOpen={page && (() => openRecord(page, number))} />
            })}
          </RowList>
        )}
      </WidgetCard>
    )
  }
}

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
    aside: <StateChip tone={stateTone('pickupStatus', status)}>{tools.meaning(status)}</StateChip>,
    asideMeta: tools.day(pickupDate),
  }),
} as const satisfies Partial<PickupList>

/** Widgets that show the first rows of a list, newest first. */
export const listWidgets = {
  /** Contracts of the user's business units that wait for their registration. */
  contracts: listWidget({
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
    none: 'samples.none',
    lookup: 'SAMPLE_STATUS',
    load: async (_unit, options) => pagedRows(await api.bathSamplePage({ query: firstPage }, options)),
    row: ({ sampleId, storeName, sampleNo, quantity, status, requestedAt }, tools) => ({
      id: sampleId,
      number: sampleNo,
      title: storeName,
      meta: [sampleNo, tools.t('pieces', { count: quantity })],
      aside: <StateChip tone={stateTone('sampleStatus', status)}>{tools.meaning(status)}</StateChip>,
      asideMeta: tools.day(requestedAt),
    }),
  }),
  /** The distributors of bathroom ware, those with a frozen account first. */
  dealers: listWidget({
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
        <StateChip tone={stateTone('frozen', frozen)}>{tools.t('dealers.frozen')}</StateChip>
      ),
      asideMeta: level && tools.meaning(level),
    }),
  }),
  /** Orders of wall products; names and addresses of households are shown on the order's page only. */
  retailOrders: listWidget({
    none: 'orders.none',
    lookup: 'FITTING_STATUS',
    load: async (_unit, options) => pagedRows(await api.wyRetailOrderPage({ query: firstPage }, options)),
    row: ({ orderId, productName, orderNo, distributorName, amount, status }, tools) => ({
      id: orderId,
      number: orderNo,
      title: productName,
      meta: [orderNo, tools.distributor(distributorName)],
      aside: tools.wholeMoney(amount),
      asideMeta: <StateChip tone={stateTone('fittingStatus', status)}>{tools.meaning(status)}</StateChip>,
    }),
  }),
  /** Pick-ups of the user's own sales orders, as the figures count them. */
  pickups: listWidget({
    ...pickups,
    load: async (businessUnit, options) =>
      pagedRows(await api.pickOrderList({ query: { ...firstPage, businessUnit, scope: 'own' } }, options)),
  }),
  /** Pick-ups of wall products. */
  retailPickups: listWidget({
    ...pickups,
    load: async (_unit, options) => pagedRows(await api.wyPickupPage({ query: firstPage }, options)),
  }),
}
