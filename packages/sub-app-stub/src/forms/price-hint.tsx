import { useFormats } from '@portal/page-kit/formats'
import { useQuery } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'

/** What a special price comes to and gives away, beside the list price. */
export function PriceHint() {
  const { form } = useTexts()
  const client = usePortalClient()
  const { amount } = useFormats()
  const productCode: unknown = Form.useWatch('productCode')
  const price: unknown = Form.useWatch('price')
  const quantity: unknown = Form.useWatch('quantity')
  const { data: listPrice } = useQuery({
    queryKey: ['price', productCode],
    queryFn: async ({ signal }) => {
      if (typeof productCode !== 'string' || productCode === '') return null
      const { data } = await client.productPage({ query: { current: 1, size: 20, productCode } }, { signal })
      return data.records.find((product) => product.productCode === productCode)?.unitPrice ?? null
    },
  })
  if (!listPrice) return null
  const isPriced = typeof price === 'number' && price < listPrice
  const parts = [
    fill(form.listPrice, { price: amount(listPrice) }),
    ...(isPriced ? [fill(form.discount, { rate: Math.round((1 - price / listPrice) * 1000) / 10 })] : []),
    ...(isPriced && typeof quantity === 'number'
      ? [
          fill(form.priceSum, { amount: amount(price * quantity) }),
          fill(form.concession, { amount: amount((listPrice - price) * quantity) }),
        ]
      : []),
  ]
  const isTooHigh = typeof price === 'number' && price >= listPrice
  return (
    <Alert
      type={isTooHigh ? 'warning' : 'info'}
      showIcon
      title={isTooHigh ? fill(form.notBelowList, { price: amount(listPrice) }) : parts.join(' · ')}
      style={{ marginBottom: 24 }}
    />
  )
}
