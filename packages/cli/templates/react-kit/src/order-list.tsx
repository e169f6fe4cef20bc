import { allRows } from '@portal/page-kit/all-rows'
import { FailureState } from '@portal/page-kit/failure-state'
import { useFormats } from '@portal/page-kit/formats'
import type { RecordColumn, RecordFilter, RecordQuery, RecordView } from '@portal/page-kit/list-model'
import { PageFrame } from '@portal/page-kit/page-frame'
import { RecordList } from '@portal/page-kit/record-list'
import { State } from '@portal/page-kit/state-chip'
import { statesOf, stateWord } from '@portal/page-kit/states'
import { usePortal, usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { useState } from 'react'
import { OrderFacts, orderPath } from './order-detail.tsx'
import { loadOrders, type Order } from './orders.ts'
import { filled, textsOf } from './texts.ts'

const first: RecordQuery = { current: 1, size: 20, sort: '', conditions: {} }

/** Orders: searched, filtered, saved as views, exported; a row shows its order beside the list. */
export function OrderList() {
  const portal = usePortal()
  const { language } = usePortalSnapshot()
  const texts = textsOf(language)
  const formats = useFormats()
  const [query, setQuery] = useState(first)
  const list = useQuery({
    queryKey: ['orders', query],
    queryFn: ({ signal }) => loadOrders(portal, query, signal),
    placeholderData: keepPreviousData,
  })
  const sums = list.data?.sums
  const sumOf = (rows: readonly Order[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

  const columns: readonly RecordColumn<Order>[] = [
    {
      key: 'orderNo',
      title: texts.orderNo,
      width: 160,
      onCard: 'number',
      render: ({ orderNo }) => orderNo,
      value: ({ orderNo }) => orderNo,
    },
    {
      key: 'distributorName',
      title: texts.distributor,
      width: 260,
      onCard: 'title',
      render: ({ distributorName }) => distributorName,
      value: ({ distributorName }) => distributorName,
    },
    {
      key: 'status',
      title: texts.status,
      width: 160,
      onCard: 'state',
      render: ({ status }) => <State group="orderStatus" code={status} />,
      value: ({ status }) => stateWord(language, 'orderStatus', status),
    },
    {
      key: 'orderedAt',
      title: texts.orderedAt,
      width: 160,
      isSortable: true,
      onCard: 'date',
      render: ({ orderedAt }) => formats.date(orderedAt),
      value: ({ orderedAt }) => new Date(orderedAt),
    },
    {
      key: 'amount',
      title: texts.amount,
      width: 160,
      isNumeric: true,
      isSortable: true,
      onCard: 'amount',
      render: ({ amount }) => formats.amount(amount),
      value: ({ amount }) => amount,
      total: (rows) => formats.amount(sumOf(rows)),
      totalOfAll: sums && formats.amount(sums.amount),
    },
  ]
  const filters: readonly RecordFilter[] = [
    { kind: 'text', name: 'orderNo', label: texts.orderNo },
    {
      kind: 'choice',
      name: 'status',
      label: texts.status,
      options: statesOf(language, 'orderStatus').map(([value, label]) => ({ value, label })),
    },
    { kind: 'dates', unit: 'day', label: texts.orderedAt, from: 'orderedFrom', to: 'orderedTo' },
  ]
  const views: readonly RecordView[] = ['submitted', 'shipped'].map((status) => ({
    label: stateWord(language, 'orderStatus', status),
    conditions: { status },
  }))
  const titleOf = ({ orderNo }: Order) => filled(texts.order, orderNo)

  return (
    <PageFrame title={texts.orders}>
      <Card>
        <RecordList<Order>
          name="__NAME__ orders"
          columns={columns}
          filters={filters}
          views={views}
          query={query}
          pageSizes={[10, 20, 50]}
          onAsk={(changes) => setQuery((before) => ({ ...before, ...changes }))}
          onRefresh={list.refetch}
          rows={list.data?.records ?? []}
          total={list.data?.total ?? 0}
          hasWholeTotals={sums !== undefined}
          isLoading={list.isFetching}
          failure={list.error && <FailureState error={list.error} onRetry={list.refetch} />}
          keyOf={({ orderNo }) => orderNo}
          emptyText={texts.none}
          totalText={(total) => filled(texts.count, formats.quantity(total))}
          loadAll={(loading) =>
            allRows(async (page, signal) => {
              const { records, total } = await loadOrders(portal, { ...query, ...page }, signal)
              return { rows: records, total }
            }, loading)
          }
          fileName={texts.orders}
          onOpen={(order) => void portal.openTab({ path: orderPath(order.orderNo), title: titleOf(order) })}
          details={{ title: titleOf, content: (order) => <OrderFacts order={order} /> }}
        />
      </Card>
    </PageFrame>
  )
}
