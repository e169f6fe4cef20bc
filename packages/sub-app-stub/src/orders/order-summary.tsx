import { useFormats } from '@portal/page-kit/formats'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { Card, Flex, Form, Typography, theme } from 'antd'
import type { ReactNode } from 'react'
import { CreditCheck, Figure } from '../accounts/credit-check.tsx'
import { type OrderValues, orderTotals, type ProductsByCode } from '../forms/order-values.ts'
import { fill, useTexts } from '../i18n/texts.ts'

interface OrderSummaryProps {
  /** Beside the form, where it stays visible; or below it, with total and actions at the bottom of the screen. */
  readonly isWide: boolean
  readonly distributors: readonly Distributor[]
  readonly productsByCode: ProductsByCode
  /** Actions. */
  readonly children: ReactNode
}

/** What the order that is being filled in comes to, and whether the distributor can pay it. */
export function OrderSummary({ isWide, distributors, productsByCode, children }: OrderSummaryProps) {
  const { newOrder: texts } = useTexts()
  const { token } = theme.useToken()
  const formats = useFormats()
  const form = Form.useFormInstance<OrderValues>()
  const values = Form.useWatch((all: OrderValues) => all, form) ?? {}
  const totals = orderTotals(values, productsByCode)
  const distributor = distributors.find((one) => one.distributorCode === values.distributorCode)
  const total = (
    <Flex justify="space-between" align="baseline" gap={12}>
      <Typography.Text>{texts.total}</Typography.Text>
      <Typography.Text
        strong
        style={{ fontSize: token.fontSizeHeading3, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
      >
        {formats.amount(totals.amount)}
      </Typography.Text>
    </Flex>
  )
  const facts = (
    <Flex vertical gap={6} component="dl" style={{ margin: 0 }}>
      <Figure label={texts.lineCount}>{formats.quantity(totals.lines)}</Figure>
      <Figure label={texts.pieces}>{formats.quantity(totals.quantity)}</Figure>
      {totals.area > 0 && (
        <Figure label={texts.covers}>
          {fill(texts.area, { area: formats.quantity(Math.round(totals.area * 10) / 10) })}
        </Figure>
      )}
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
        <Flex
          vertical
          gap={12}
          style={{
            ...{ position: 'sticky', bottom: 0, zIndex: 2, padding: 12, marginInline: -4 },
            background: token.colorBgElevated,
            border: `1px solid ${token.colorBorderSecondary}`,
            borderRadius: token.borderRadiusLG,
            boxShadow: token.boxShadowTertiary,
          }}
        >
          {total}
          {children}
        </Flex>
      </>
    )
  return (
    <Flex vertical gap={16} style={{ position: 'sticky', top: 16 }}>
      <Card size="small" title={texts.summary}>
        <Flex vertical gap={12}>
          {facts}
          {total}
          {children}
        </Flex>
      </Card>
      {credit}
    </Flex>
  )
}
