import { Button, Card, Empty, Flex, Table } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { useCall } from '../backend/use-call.ts'
import { usePageName } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { FailureResult } from '../page/failure-result.tsx'
import { PageFrame } from '../page/page-frame.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { OrderFilter } from './order-filter.tsx'
import { orderPaths } from './order-paths.ts'
import { listInput, pageSizes } from './order-query.ts'
import { useOpenOrderTab } from './use-open-order-tab.ts'
import { useOrderQuery } from './use-order-query.ts'

/** Tile orders that the user may see, a page at a time; each opens in a tab of its own. */
export function OrderListPage() {
  const { orders } = useTexts()
  const client = usePortalClient()
  const { openOrder, openNewOrder } = useOpenOrderTab()
  const { query, asked, ask } = useOrderQuery()
  const list = useCall(asked, async (signal) => {
    const { data } = await client.ceramicSalesOrderPage(listInput(query), { signal })
    // An address may outlive its orders.
    if (data.pages > 0 && query.current > data.pages) ask({ current: data.pages })
    return data
  })
  const columns = useOrderColumns((orderNo) => void openOrder(orderNo))

  return (
    <PageFrame
      title={usePageName('oms', orderPaths.list)}
      actions={<Button onClick={() => void openNewOrder()}>{orders.create}</Button>}
    >
      <Card>
        <Flex vertical gap={16}>
          <OrderFilter asked={query} onSearch={(conditions) => ask({ ...conditions, current: 1 })} />
          {list.error !== undefined && !list.isLoading ? (
            <FailureResult error={list.error} onRetry={list.retry} />
          ) : (
            <Table
              rowKey="orderId"
              columns={columns}
              dataSource={list.data?.records ?? []}
              loading={list.isLoading}
              scroll={{ x: 'max-content' }}
              locale={{ emptyText: list.isLoading ? ' ' : <Empty description={orders.empty} /> }}
              onRow={({ orderNo }) => ({
                onClick: () => void openOrder(orderNo),
                style: { cursor: 'pointer' },
              })}
              pagination={{
                current: query.current,
                pageSize: query.size,
                total: list.data?.total ?? 0,
                showSizeChanger: true,
                pageSizeOptions: pageSizes,
                showTotal: (total) => fill(orders.total, { total }),
                onChange: (current, size) => ask({ current, size }),
              }}
            />
          )}
        </Flex>
      </Card>
    </PageFrame>
  )
}
