import { useFormats } from '@portal/page-kit/formats'
import { Alert, Button, Card, Flex, Table, Typography } from 'antd'
import { useRef, useState } from 'react'
import { useFailure, usePortalClient } from '../backend/portal-client.ts'
import { newKey } from '../forms/use-submit.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import type { BusinessUnit, useOrderChoices } from '../orders/order-choices.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { RecordLink } from '../records/record-links.tsx'
import { recordPath } from '../records/record-places.ts'
import type { ImportedOrder } from './read-import.ts'

const number = { align: 'right' } as const

interface ImportedOrdersProps {
  readonly name: string
  readonly orders: readonly ImportedOrder[]
  readonly businessUnit: BusinessUnit
  readonly choices: ReturnType<typeof useOrderChoices>
  readonly list: string
  readonly onSubmitted: () => void
  readonly onAgain: () => void
}

/** What became of each order, by its place: the number, or why there is none. */
type Outcomes = Readonly<Record<number, { readonly orderNo?: string; readonly problem?: string }>>

/** The orders of a file before and after they are submitted. */
export function ImportedOrders(props: ImportedOrdersProps) {
  const { name, orders, businessUnit, choices, list, onSubmitted, onAgain } = props
  const { imports: texts, fields, newOrder } = useTexts()
  const formats = useFormats()
  const client = usePortalClient()
  const failure = useFailure()
  const openPage = useOpenPage()
  const [outcomes, setOutcomes] = useState<Outcomes>({})
  const [isSending, setSending] = useState(false)
  // An order whose answer got lost is made once.
  const keys = useRef(orders.map(() => newKey()))
  const left = orders.filter((_order, index) => !outcomes[index]?.orderNo).length
  const made = orders.length - left

  const submit = async () => {
    setSending(true)
    let open = left
    for (const [index, order] of orders.entries()) {
      if (outcomes[index]?.orderNo) continue
      try {
        const body = { ...order, lines: [...order.lines], businessUnit }
        const submissionKey = keys.current[index] ?? newKey()
        const { data } = await client.createSalesOrder({ body: { ...body, submissionKey } })
        setOutcomes((before) => ({ ...before, [index]: { orderNo: data.orderNo } }))
        open -= 1
      } catch (error) {
        const problem = failure(error)
        setOutcomes((before) => ({ ...before, [index]: { problem } }))
      }
    }
    setSending(false)
    if (open === 0) onSubmitted()
  }
  const rows = orders.map((order, index) => {
    const distributor = choices.distributors.find((one) => one.distributorCode === order.distributorCode)
    return {
      key: index,
      ...order,
      distributorName: distributor?.distributorName ?? order.distributorCode,
      quantity: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      amount: order.lines.reduce(
        (sum, { productCode, quantity }) =>
          sum + (choices.productsByCode.get(productCode)?.unitPrice ?? 0) * quantity,
        0,
      ),
      outcome: outcomes[index],
    }
  })

  return (
    <Card size="small" title={name} extra={<Button onClick={onAgain}>{texts.another}</Button>}>
      <Flex vertical gap={16}>
        {made > 0 && (
          <Alert
            type={left > 0 ? 'warning' : 'success'}
            role="status"
            showIcon
            title={fill(texts.made, { count: made, all: orders.length })}
          />
        )}
        <Table
          size="small"
          scroll={{ x: 'max-content' }}
          pagination={{ pageSize: 20, hideOnSinglePage: true }}
          dataSource={rows}
          columns={[
            { key: 'distributor', title: fields.distributor, dataIndex: 'distributorName' },
            { key: 'day', title: fields.deliveryDate, render: (_, row) => formats.date(row.deliveryDate) },
            { ...number, key: 'lines', title: fields.lineCount, render: (_, row) => row.lines.length },
            {
              ...number,
              key: 'quantity',
              title: fields.quantity,
              render: (_, row) => formats.quantity(row.quantity),
            },
            {
              ...number,
              key: 'amount',
              title: fields.amount,
              render: (_, row) => formats.amount(row.amount),
            },
            {
              key: 'outcome',
              title: fields.orderNo,
              render: (_value, { outcome }) => {
                const { orderNo, problem } = outcome ?? {}
                if (orderNo)
                  return (
                    <RecordLink onOpen={() => void openPage(recordPath(list, orderNo), orderNo)}>
                      {orderNo}
                    </RecordLink>
                  )
                return problem ? <Typography.Text type="danger">{problem}</Typography.Text> : '–'
              },
            },
          ]}
        />
        <Flex wrap gap={8}>
          {left > 0 ? (
            <Button type="primary" loading={isSending} onClick={() => void submit()}>
              {fill(texts.submit, { count: left })}
            </Button>
          ) : (
            <Button type="primary" onClick={() => void openPage(list)}>
              {newOrder.list}
            </Button>
          )}
        </Flex>
      </Flex>
    </Card>
  )
}
