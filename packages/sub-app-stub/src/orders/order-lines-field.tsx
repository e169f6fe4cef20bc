import { useFormats } from '@portal/page-kit/formats'
import { NumberField } from '@portal/page-kit/number-field'
import type { Product } from '@portal/protocol/calls/sales-order'
import { maxLineQuantity, maxOrderLines } from '@portal/protocol/entities/input-limits'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Flex, Form, Select, Typography } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import {
  earlierLine,
  lineAmount,
  lineArea,
  type OrderValues,
  type ProductsByCode,
} from '../forms/order-values.ts'
import { codeText } from '../i18n/codes.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import pageStyles from '../page/page.module.css'
import { ProductOption } from '../products/product-option.tsx'
import { ProductThumbnail } from '../products/product-picture.tsx'
import styles from './orders.module.css'

interface OrderLinesFieldProps {
  readonly products: readonly Product[]
  readonly productsByCode: ProductsByCode
  /** False until the products are loaded, so that nothing counts as missing. */
  readonly isKnown: boolean
}

/** The products of an order with their quantities, one row each. */
export function OrderLinesField(props: OrderLinesFieldProps) {
  const { newOrder: texts } = useTexts()
  // Begins with the focus in it.
  const [added, setAdded] = useState<number>()
  return (
    <Form.List
      name="lines"
      rules={[
        {
          validator: async (_rule, lines: unknown) => {
            if (!Array.isArray(lines) || lines.length === 0) throw new Error(texts.emptyOrder)
          },
        },
      ]}
    >
      {(fields, { add, remove }, { errors }) => (
        <Flex vertical gap={12}>
          {fields.length === 0 && <Typography.Text type="secondary">{texts.noLines}</Typography.Text>}
          <ol className={pageStyles.plain}>
            {fields.map(({ key, name }) => (
              <OrderLineField
                key={key}
                index={name}
                isAdded={name === added}
                onRemove={() => remove(name)}
                {...props}
              />
            ))}
          </ol>
          <Form.ErrorList errors={errors} />
          <Button
            type="dashed"
            block
            icon={<PlusIcon />}
            disabled={fields.length >= maxOrderLines}
            onClick={() => {
              setAdded(fields.length)
              add({})
            }}
          >
            {texts.addLine}
          </Button>
        </Flex>
      )}
    </Form.List>
  )
}

interface OrderLineFieldProps extends OrderLinesFieldProps {
  /** From 0. */
  readonly index: number
  readonly isAdded: boolean
  readonly onRemove: () => void
}

function OrderLineField(props: OrderLineFieldProps) {
  const { index, isAdded, onRemove, products, productsByCode, isKnown } = props
  const { newOrder, fields } = useTexts()
  const { language } = usePortalSnapshot()
  const formats = useFormats()
  const form = Form.useFormInstance<OrderValues>()
  const line = Form.useWatch(['lines', index], form)
  const product = productsByCode.get(line?.productCode ?? '')
  const number = index + 1
  return (
    <li className={styles.line}>
      {product ? <ProductThumbnail product={product} size={48} /> : <span className={styles.noPicture} />}
      <div className={pageStyles.narrowing}>
        <Form.Item
          name={[index, 'productCode']}
          className={styles.flush ?? ''}
          dependencies={['lines']}
          rules={[
            {
              validator: async (_rule, code: unknown) => {
                if (typeof code !== 'string' || code === '') throw new Error(newOrder.missingProduct)
                if (isKnown && !productsByCode.has(code))
                  throw new Error(fill(newOrder.unknownProduct, { code }))
                const twice = earlierLine(form.getFieldValue('lines'), index)
                if (twice !== undefined) throw new Error(fill(newOrder.duplicate, { line: twice }))
              },
            },
          ]}
        >
          <Select
            autoFocus={isAdded}
            aria-label={fill(newOrder.lineProduct, { line: number })}
            placeholder={newOrder.chooseProduct}
            showSearch={{ filterOption: (sought, option) => matches(option?.sought, sought) }}
            options={products.map((one) => ({
              value: one.productCode,
              label: `${one.productCode} ${one.productName}`,
              sought: [one.productCode, one.productName, one.series, one.spec].join(' '),
              product: one,
            }))}
            optionRender={({ data }) => <ProductOption product={data.product} />}
            listHeight={320}
            listItemHeight={52}
          />
        </Form.Item>
        <LineFacts product={product} quantity={line?.quantity} />
      </div>
      {/* The order of the elements is that of filling in, on a phone too. */}
      <Form.Item
        name={[index, 'quantity']}
        className={styles.quantity ?? ''}
        rules={[{ required: true, message: newOrder.missingQuantity }]}
      >
        <NumberField
          aria-label={fill(newOrder.lineQuantity, { line: number })}
          placeholder={fields.quantity}
          min={1}
          max={maxLineQuantity}
          precision={0}
          suffix={product && codeText(language, 'unit', product.unit)}
          className={styles.count ?? ''}
          onPressEnter={(event) => goOn(event, index)}
        />
      </Form.Item>
      <Typography.Text strong className={styles.lineAmount ?? ''}>
        {formats.amount(lineAmount(line, productsByCode) ?? Number.NaN)}
      </Typography.Text>
      <Button
        type="text"
        icon={<CrossIcon />}
        aria-label={fill(newOrder.removeLine, { line: number })}
        className={styles.remove ?? ''}
        onClick={onRemove}
      />
    </li>
  )
}

interface LineFactsProps {
  readonly product: Product | undefined
  readonly quantity: number | undefined
}

/** Size, price, area and stock of what was chosen. */
function LineFacts({ product, quantity = 0 }: LineFactsProps) {
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
    <Flex wrap gap="0 12px" className={styles.lineFacts ?? ''}>
      <Typography.Text type="secondary">{facts.join(' · ')}</Typography.Text>
      <Typography.Text type={isBeyond ? 'warning' : 'secondary'}>
        {stock <= 0 ? newOrder.noStock : fill(isBeyond ? newOrder.overStock : newOrder.stock, inStock)}
      </Typography.Text>
    </Flex>
  )
}

/** To the product of the next line, or the button for another one. */
function goOn({ currentTarget, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>, index: number): void {
  const lines = currentTarget.closest('ol')
  const next =
    lines?.querySelectorAll<HTMLElement>('[role="combobox"]')[index + 1] ??
    lines?.parentElement?.querySelector<HTMLElement>(':scope > button')
  // With these the form is submitted.
  if (!ctrlKey && !metaKey) next?.focus()
}

const matches = (text: string = '', sought: string) =>
  text.toLowerCase().includes(sought.trim().toLowerCase())

const icon = {
  viewBox: '0 0 16 16',
  width: '1em',
  height: '1em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  className: styles.icon,
} as const

const PlusIcon = () => (
  <svg {...icon} aria-hidden="true">
    <path d="M8 3v10M3 8h10" />
  </svg>
)

const CrossIcon = () => (
  <svg {...icon} aria-hidden="true">
    <path d="M4 4l8 8M12 4l-8 8" />
  </svg>
)
