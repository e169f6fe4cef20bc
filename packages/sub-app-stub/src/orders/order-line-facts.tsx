import { useFormats } from '@portal/page-kit/formats'
import type { Product } from '@portal/protocol/calls/sales-order'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Flex, Typography } from 'antd'
import { lineArea } from '../forms/order-values.ts'
import { codeText } from '../i18n/codes.ts'
import { fill, useTexts } from '../i18n/texts.ts'

interface LineFactsProps {
  readonly product: Product | undefined
  readonly quantity: number | undefined
}

/** Size, price, area and stock of what was chosen. */
export function LineFacts({ product, quantity = 0 }: LineFactsProps) {
  const { newOrder } = useTexts()
  const { language } = usePortalSnapshot()
  const formats = useFormats()
  if (!product) return null
  const { spec, unitPrice, stock } = product
  const unit = codeText(language, 'unit', product.unit)
  const area = quantity > 0 ? lineArea(spec, quantity) : undefined
  const isBeyond = quantity > stock
  const facts = [
    spec,
    formats.amount(unitPrice) + fill(newOrder.perUnit, { unit }),
    ...(area === undefined
      ? []
      : [fill(newOrder.area, { area: formats.quantity(Math.round(area * 10) / 10) })]),
  ]
  const inStock = { count: formats.quantity(stock), unit }
  return (
    <Flex wrap gap="0 12px" style={{ marginTop: 4, fontSize: 12 }}>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {facts.join(' · ')}
      </Typography.Text>
      <Typography.Text type={isBeyond ? 'warning' : 'secondary'} style={{ fontSize: 12 }}>
        {stock <= 0 ? newOrder.noStock : fill(isBeyond ? newOrder.overStock : newOrder.stock, inStock)}
      </Typography.Text>
    </Flex>
  )
}

/** What a line comes to. */
export function LineAmount({
  amount,
  isWide,
}: {
  readonly amount: number | undefined
  readonly isWide: boolean
}) {
  const formats = useFormats()
  return (
    <Typography.Text
      strong
      style={{
        ...{ textAlign: 'end', lineHeight: '32px', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
        ...(isWide ? {} : { gridColumn: '2 / 4', gridRow: 2, justifySelf: 'end' }),
      }}
    >
      {amount === undefined ? '–' : formats.amount(amount)}
    </Typography.Text>
  )
}
