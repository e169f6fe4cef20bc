import { useFormats } from '@portal/page-kit/formats'
import { NumberField } from '@portal/page-kit/number-field'
import type { Product } from '@portal/protocol/calls/sales-order'
import { maxLineQuantity } from '@portal/protocol/entities/input-limits'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Flex, Typography, theme } from 'antd'
import { codeText } from '../i18n/codes.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { usualQuantity } from './catalogue-filter.ts'
import { ProductPicture } from './product-picture.tsx'

interface ProductCardProps {
  readonly product: Product
  /** How much of it is in the cart. */
  readonly chosen: number
  readonly onChoose: (quantity: number) => void
}

/** A product of the catalogue: picture, price, stock, and the quantity for the cart. */
export function ProductCard({ product, chosen, onChoose }: ProductCardProps) {
  const { catalogue, newOrder } = useTexts()
  const { language } = usePortalSnapshot()
  const { token } = theme.useToken()
  const { amount, quantity } = useFormats()
  const { productCode, productName, spec, series, stock, unitPrice } = product
  const unit = codeText(language, 'unit', product.unit)
  return (
    <li
      style={{
        ...{ display: 'flex', flexDirection: 'column', overflow: 'hidden' },
        background: token.colorBgContainer,
        border: `1px solid ${chosen > 0 ? token.colorPrimary : token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
      }}
    >
      <ProductPicture product={product} style={{ height: 168 }} />
      <Flex vertical gap={4} style={{ padding: 12, flex: 1 }}>
        <Typography.Text strong>{productName}</Typography.Text>
        <Flex wrap gap="0 10px">
          {[productCode, series, spec].filter(Boolean).map((fact) => (
            <Typography.Text key={fact} type="secondary" style={{ fontSize: 12 }}>
              {fact}
            </Typography.Text>
          ))}
        </Flex>
        <Flex
          wrap
          justify="space-between"
          align="baseline"
          gap="0 8px"
          style={{ marginTop: 'auto', paddingTop: 4 }}
        >
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>
            <Typography.Text strong style={{ fontSize: token.fontSizeLG }}>
              {amount(unitPrice)}
            </Typography.Text>
            <Typography.Text type="secondary" style={{ fontSize: 12 }}>
              {fill(newOrder.perUnit, { unit })}
            </Typography.Text>
          </span>
          <Typography.Text type={stock > 0 ? 'secondary' : 'warning'} style={{ fontSize: 12 }}>
            {stock > 0 ? fill(newOrder.stock, { count: quantity(stock), unit }) : newOrder.noStock}
          </Typography.Text>
        </Flex>
        {chosen > 0 ? (
          <NumberField
            mode="spinner"
            aria-label={fill(catalogue.quantityNamed, { product: productName })}
            min={0}
            max={maxLineQuantity}
            step={usualQuantity(product)}
            precision={0}
            value={chosen}
            style={{ width: '100%', marginTop: 4 }}
            // An emptied field is being edited.
            onChange={(count) => count !== null && onChoose(count)}
          />
        ) : (
          <Button
            block
            style={{ marginTop: 4 }}
            aria-label={fill(catalogue.addNamed, { product: productName })}
            onClick={() => onChoose(usualQuantity(product))}
          >
            {catalogue.add}
          </Button>
        )}
      </Flex>
    </li>
  )
}
