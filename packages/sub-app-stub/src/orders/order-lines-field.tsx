import { NumberField } from '@portal/page-kit/number-field'
import type { Product } from '@portal/protocol/calls/sales-order'
import { maxLineQuantity, maxOrderLines } from '@portal/protocol/entities/input-limits'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Button, Flex, Form, Grid, Select, Typography, theme } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { earlierLine, lineAmount, type OrderValues, type ProductsByCode } from '../forms/order-values.ts'
import { codeText } from '../i18n/codes.ts'
import { fill, type Texts, useTexts } from '../i18n/texts.ts'
import { CrossIcon, PlusIcon } from '../page/icons.tsx'
import { ProductOption } from '../products/product-option.tsx'
import { ProductThumbnail } from '../products/product-picture.tsx'
import { LineAmount, LineFacts } from './order-line-facts.tsx'

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
          <Flex vertical component="ol" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {fields.map(({ key, name }) => (
              <OrderLineField
                key={key}
                index={name}
                isAdded={name === added}
                onRemove={() => remove(name)}
                {...props}
              />
            ))}
          </Flex>
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
  const { token } = theme.useToken()
  const isWide = Grid.useBreakpoint().lg !== false
  const form = Form.useFormInstance<OrderValues>()
  const line = Form.useWatch(['lines', index], form)
  const product = productsByCode.get(line?.productCode ?? '')
  const number = index + 1
  return (
    <li
      style={{
        display: 'grid',
        gridTemplateColumns: isWide ? 'auto minmax(0, 1fr) 132px 120px auto' : 'auto minmax(0, 1fr) auto',
        gap: '8px 12px',
        alignItems: 'start',
        padding: '12px 0',
        borderBlockEnd: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      {product ? (
        <ProductThumbnail product={product} size={48} />
      ) : (
        <span style={{ width: 48, height: 48, borderRadius: 6, background: token.colorFillTertiary }} />
      )}
      <div style={{ minWidth: 0 }}>
        <Form.Item
          name={[index, 'productCode']}
          style={{ margin: 0 }}
          dependencies={['lines']}
          rules={[
            {
              validator: async (_rule, code: unknown) => {
                const problem = productProblem(
                  form.getFieldsValue(true),
                  index,
                  code,
                  productsByCode,
                  isKnown,
                  newOrder,
                )
                if (problem) throw new Error(problem)
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
        style={{ margin: 0, ...(isWide ? {} : { gridColumn: '2 / 4', gridRow: 2, width: '50%' }) }}
        rules={[{ required: true, message: newOrder.missingQuantity }]}
      >
        <NumberField
          aria-label={fill(newOrder.lineQuantity, { line: number })}
          placeholder={fields.quantity}
          min={1}
          max={maxLineQuantity}
          precision={0}
          suffix={product && codeText(language, 'unit', product.unit)}
          style={{ width: '100%' }}
          onPressEnter={(event) => goOn(event, index)}
        />
      </Form.Item>
      <LineAmount amount={lineAmount(line, productsByCode)} isWide={isWide} />
      <Button
        type="text"
        icon={<CrossIcon />}
        aria-label={fill(newOrder.removeLine, { line: number })}
        style={isWide ? undefined : { gridColumn: 3, gridRow: 1 }}
        onClick={onRemove}
      />
    </li>
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

function productProblem(
  values: OrderValues,
  index: number,
  code: unknown,
  products: ProductsByCode,
  isKnown: boolean,
  texts: Texts['newOrder'],
): string | undefined {
  if (typeof code !== 'string' || code === '') return texts.missingProduct
  if (isKnown && !products.has(code)) return fill(texts.unknownProduct, { code })
  const line = earlierLine(values.lines, index)
  return line === undefined ? undefined : fill(texts.duplicate, { line })
}
