import { useFormats } from '@portal/page-kit/formats'
import type { Product } from '@portal/protocol/calls/sales-order'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Flex, Typography } from 'antd'
import { codeText } from '../i18n/codes.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import pageStyles from '../page/page.module.css'
import { ProductThumbnail } from './product-picture.tsx'
import styles from './products.module.css'

/** A product in a list to choose from: picture, name, size, price and stock. */
export function ProductOption({ product }: { readonly product: Product }) {
  const { newOrder } = useTexts()
  const { language } = usePortalSnapshot()
  const { amount, quantity } = useFormats()
  const { productCode, productName, spec, stock, unitPrice } = product
  const unit = codeText(language, 'unit', product.unit)
  return (
    <Flex align="center" gap={12} className={styles.option ?? ''}>
      <ProductThumbnail product={product} />
      <Flex vertical className={styles.optionName ?? ''}>
        <Typography.Text ellipsis>{productName}</Typography.Text>
        <Typography.Text type="secondary" ellipsis className={pageStyles.small ?? ''}>
          {[productCode, spec].join(' · ')}
        </Typography.Text>
      </Flex>
      <Flex vertical align="flex-end" className={pageStyles.figure ?? ''}>
        <Typography.Text>{amount(unitPrice)}</Typography.Text>
        <Typography.Text type="secondary" className={pageStyles.small ?? ''}>
          {stock > 0 ? fill(newOrder.stock, { count: quantity(stock), unit }) : newOrder.noStock}
        </Typography.Text>
      </Flex>
    </Flex>
  )
}
