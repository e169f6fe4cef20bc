import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Typography } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { codeText } from '../i18n/codes.ts'
import { useTexts } from '../i18n/texts.ts'
import type { Row } from '../lists/list-definition.ts'
import pageStyles from '../page/page.module.css'
import { ProductPicture } from './product-picture.tsx'
import styles from './products.module.css'

interface SampleProductsProps {
  /** A store, or a sample order. */
  readonly record: Row
}

/** The products that a store was sent, or that are in a sample order, with their pictures; nothing where there are none. */
export function SampleProducts({ record }: SampleProductsProps) {
  const { fields } = useTexts()
  const { language } = usePortalSnapshot()
  const client = usePortalClient()
  const { sampleNo, storeName, distributorCode } = record
  const about = sampleNo ? { sampleNo } : { storeName, distributorCode }
  const query = { current: 1, size: 100, ...texts(about) }
  const { data } = useQuery({
    queryKey: ['samples', query],
    queryFn: async ({ signal }) => {
      const { records } = (await client.bathSamplePage({ query }, { signal })).data
      return records.filter((one) => one.storeName === storeName)
    },
  })
  const products = (data ?? []).flatMap(({ products, status, sampleNo }) =>
    products.map((product) => ({ ...product, status, key: `${sampleNo} ${product.productCode}` })),
  )
  if (products.length === 0) return null
  return (
    <Card size="small" title={fields.products}>
      <ul className={`${pageStyles.plain} ${styles.samples}`}>
        {products.map((product) => (
          <li key={product.key} className={styles.sample}>
            <ProductPicture product={product} height={96} />
            <Flex vertical className={styles.sampleAbout ?? ''}>
              <Typography.Text strong>{product.productName}</Typography.Text>
              <Typography.Text type="secondary" className={pageStyles.small ?? ''}>
                {[product.productCode, product.spec, `× ${product.quantity}`].filter(Boolean).join(' · ')}
              </Typography.Text>
              <Typography.Text type="secondary" className={pageStyles.small ?? ''}>
                {codeText(language, 'sampleStatus', product.status)}
              </Typography.Text>
            </Flex>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Values of a row as an address has them. */
const texts = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
