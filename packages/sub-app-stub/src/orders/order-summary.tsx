import { useFormats } from '@portal/page-kit/formats'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { Card, Flex, Form, Grid, Typography } from 'antd'
import type { ReactNode } from 'react'
import { CreditCheck } from '../accounts/credit-check.tsx'
import { type OrderValues, orderTotals, type ProductsByCode } from '../forms/order-values.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { Figures } from '../page/facts.tsx'
import pageStyles from '../page/page.module.css'
import styles from './orders.module.css'

interface OrderSummaryProps {
  readonly distributors: readonly Distributor[]
  readonly productsByCode: ProductsByCode
  /** Actions. */
  readonly children: ReactNode
}

/**
 * What the order that is being filled in comes to, and whether the distributor can pay it: beside the form, where it stays
 * visible; or below it, with total and actions at the bottom of the screen.
 */
export function OrderSummary({ distributors, productsByCode, children }: OrderSummaryProps) {
  const { newOrder: texts } = useTexts()
  const formats = useFormats()
  const isWide = Grid.useBreakpoint().xl !== false
  const form = Form.useFormInstance<OrderValues>()
  const values = Form.useWatch((all: OrderValues) => all, form) ?? {}
  const totals = orderTotals(values, productsByCode)
  const distributor = distributors.find((one) => one.distributorCode === values.distributorCode)
  const total = (
    <Flex justify="space-between" align="baseline" gap={12}>
      <Typography.Text>{texts.total}</Typography.Text>
      <Typography.Text strong className={styles.amount ?? ''}>
        {formats.amount(totals.amount)}
      </Typography.Text>
    </Flex>
  )
  const credit = (
    <Card size="small" title={texts.credit}>
      <CreditCheck distributor={distributor} amount={totals.amount} />
    </Card>
  )
  if (!isWide)
    return (
      <>
        {credit}
        <Flex vertical gap={12} className={pageStyles.bar ?? ''}>
          {total}
          {children}
        </Flex>
      </>
    )
  const area = formats.quantity(Math.round(totals.area * 10) / 10)
  return (
    <Flex vertical gap={16} className={styles.summary ?? ''}>
      <Card size="small" title={texts.summary}>
        <Flex vertical gap={12}>
          <Figures
            of={[
              [texts.lineCount, formats.quantity(totals.lines)],
              [texts.pieces, formats.quantity(totals.quantity)],
              totals.area > 0 && [texts.covers, fill(texts.area, { area })],
            ]}
          />
          {total}
          {children}
        </Flex>
      </Card>
      {credit}
    </Flex>
  )
}
