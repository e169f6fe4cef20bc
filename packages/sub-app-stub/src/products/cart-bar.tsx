import { useFormats } from '@portal/page-kit/formats'
import { Button, Flex, Typography, theme } from 'antd'
import type { CartLine } from '../forms/cart.ts'
import { orderTotals, type ProductsByCode } from '../forms/order-values.ts'
import { fill, useTexts } from '../i18n/texts.ts'

interface CartBarProps {
  readonly lines: readonly CartLine[]
  readonly productsByCode: ProductsByCode
  readonly onOpen: () => void
  readonly onClear: () => void
}

/** The cart's content and total, at the bottom of the screen; hidden while empty. */
export function CartBar({ lines, productsByCode, onOpen, onClear }: CartBarProps) {
  const { catalogue } = useTexts()
  const { token } = theme.useToken()
  const formats = useFormats()
  if (lines.length === 0) return null
  const { amount, quantity } = orderTotals({ lines }, productsByCode)
  return (
    <Flex
      wrap
      align="center"
      justify="space-between"
      gap="8px 16px"
      component="section"
      aria-label={catalogue.cart}
      style={{
        ...{ position: 'sticky', bottom: 12, zIndex: 2, padding: '12px 16px' },
        background: token.colorBgElevated,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        boxShadow: token.boxShadowSecondary,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Flex wrap align="baseline" gap="0 12px" role="status">
        <Typography.Text strong>{fill(catalogue.inCart, { count: lines.length })}</Typography.Text>
        <Typography.Text type="secondary">
          {fill(catalogue.pieces, { count: formats.quantity(quantity) })}
        </Typography.Text>
        <Typography.Text strong style={{ fontSize: token.fontSizeLG }}>
          {formats.amount(amount)}
        </Typography.Text>
      </Flex>
      <Flex gap={8} style={{ marginInlineStart: 'auto' }}>
        <Button type="text" onClick={onClear}>
          {catalogue.clearCart}
        </Button>
        <Button type="primary" onClick={onOpen}>
          {catalogue.toOrder}
        </Button>
      </Flex>
    </Flex>
  )
}
