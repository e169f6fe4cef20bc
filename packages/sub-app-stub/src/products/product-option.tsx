import { useFormats } from '@portal/page-kit/formats'
import type { Product } from '@portal/protocol/calls/sales-order'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Flex, Typography } from 'antd'
import { codeText } from '../i18n/codes.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { ProductThumbnail } from './product-picture.tsx'

/** A product in a list to choose from: picture, name, size, price and stock. */
export function ProductOption({ product }: { readonly product: Product }) {
  const { newOrder } = useTexts()
  const { language } = usePortalSnapshot()
  const { amount, quantity } = useFormats()
  const { productCode, productName, spec, stock, unitPrice } = product
  const unit = codeText(language, 'unit', product.unit)
  return (
    <Flex align="center" gap={12} style={{ paddingBlock: 2 }}>
      <ProductThumbnail product={product} />
      <Flex vertical style={{ minWidth: 0, flex: 1 }}>
        <Typography.Text ellipsis>{productName}</Typography.Text>
        <Typography.Text type="secondary" ellipsis style={{ fontSize: 12 }}>
          {[productCode, spec].join(' · ')}
        </Typography.Text>
      </Flex>
      <Flex vertical align="flex-end" style={{ flex: '0 0 auto', fontVariantNumeric: 'tabular-nums' }}>
        <Typography.Text>{amount(unitPrice)}</Typography.Text>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {stock > 0 ? fill(newOrder.stock, { count: quantity(stock), unit }) : newOrder.noStock}
        </Typography.Text>
      </Flex>
    </Flex>
  )
}
