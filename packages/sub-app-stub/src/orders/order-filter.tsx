import { Button, Flex, Grid, Input, Select } from 'antd'
import { useEffect, useState } from 'react'
import { useTexts } from '../i18n/texts.ts'
import type { OrderQuery } from './order-query.ts'
import { orderStatuses } from './order-status.tsx'

type Conditions = Pick<OrderQuery, 'orderNo' | 'status'>
const noConditions: Conditions = { orderNo: '', status: '' }

interface OrderFilterProps {
  /** The conditions that the list was asked for with. */
  readonly asked: Conditions
  readonly onSearch: (conditions: Conditions) => void
}

/** Conditions of the order list; they count when they are asked for. */
export function OrderFilter({ asked, onSearch }: OrderFilterProps) {
  const { orders, statuses } = useTexts()
  const [{ orderNo, status }, setConditions] = useState(asked)
  useEffect(
    () => setConditions({ orderNo: asked.orderNo, status: asked.status }),
    [asked.orderNo, asked.status],
  )
  const { sm: isRoomy = false } = Grid.useBreakpoint()
  const fieldStyle = { flex: '1 1 160px', maxWidth: isRoomy ? 240 : undefined }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch({ orderNo, status })
      }}
    >
      <Flex wrap gap={8}>
        <Input
          aria-label={orders.number}
          placeholder={orders.numberHint}
          value={orderNo}
          maxLength={64}
          allowClear
          style={fieldStyle}
          onChange={(event) => setConditions({ orderNo: event.target.value, status })}
        />
        <Select
          aria-label={orders.status}
          value={status}
          style={fieldStyle}
          options={[
            { value: '', label: orders.allStatuses },
            ...orderStatuses.map((code) => ({ value: code, label: statuses[code] })),
          ]}
          onChange={(code: string) => setConditions({ orderNo, status: code })}
        />
        <Flex gap={8}>
          <Button type="primary" htmlType="submit">
            {orders.search}
          </Button>
          <Button
            onClick={() => {
              setConditions(noConditions)
              onSearch(noConditions)
            }}
          >
            {orders.reset}
          </Button>
        </Flex>
      </Flex>
    </form>
  )
}
