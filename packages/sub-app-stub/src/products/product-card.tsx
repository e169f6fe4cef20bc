import { useFormats } from '@portal/page-kit/formats'
import { NumberField } from '@portal/page-kit/number-field'
import type { Product } from '@portal/protocol/calls/sales-order'
import { maxLineQuantity } from '@portal/protocol/entities/input-limits'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Flex, Typography } from 'antd'
import { codeText } from '../i18n/codes.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import pageStyles from '../page/page.module.css'
import { usualQuantity } from './catalogue-filter.ts'
import { ProductPicture } from './product-picture.tsx'
import styles from './products.module.css'

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
  const { amount, quantity } = useFormats()
  const { productCode, productName, spec, series, stock, unitPrice } = product
  const unit = codeText(language, 'unit', product.unit)
  return (
    <li className={styles.card} data-chosen={chosen > 0}>
      <ProductPicture product={product} height={168} />
      <Flex vertical gap={4} className={styles.about ?? ''}>
        <Typography.Text strong>{productName}</Typography.Text>
        <Flex wrap gap="0 10px">
          {[productCode, series, spec].filter(Boolean).map((fact) => (
            <Typography.Text key={fact} type="secondary" className={pageStyles.small ?? ''}>
              {fact}
            </Typography.Text>
          ))}
        </Flex>
        <Flex wrap justify="space-between" align="baseline" gap="0 8px" className={styles.price ?? ''}>
          <span className={pageStyles.figure}>
            <Typography.Text strong className={styles.amount ?? ''}>
              {amount(unitPrice)}
            </Typography.Text>
            <Typography.Text type="secondary" className={pageStyles.small ?? ''}>
              {fill(newOrder.perUnit, { unit })}
            </Typography.Text>
          </span>
          <Typography.Text type={stock > 0 ? 'secondary' : 'warning'} className={pageStyles.small ?? ''}>
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
            className={styles.choice ?? ''}
            // An emptied field is being edited.
            onChange={(count) => count !== null && onChoose(count)}
          />
        ) : (
          <Button
            block
            className={styles.choice ?? ''}
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
