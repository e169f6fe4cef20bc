import { useFormats } from '@portal/page-kit/formats'
import type { ApprovalLine } from '@portal/protocol/calls/approval'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Flex, Grid, Table, Typography } from 'antd'
import { codeText } from '../i18n/codes.ts'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import styles from '../page/page.module.css'
import { ProductThumbnail } from '../products/product-picture.tsx'

interface OrderLinesProps {
  readonly lines: readonly ApprovalLine[]
  /** Of the whole order, in yuan. */
  readonly amount: number | null
  /** Whether space is limited. */
  readonly isNarrow?: boolean
}

/** The products of an order with prices and total. In little space, quantity and price are below the product. */
export function OrderLines({ lines, amount: sum, isNarrow = false }: OrderLinesProps) {
  const { fields, approvals } = useTexts()
  const { language } = usePortalSnapshot()
  const { amount, quantity } = useFormats()
  const { md = false } = Grid.useBreakpoint()
  const isWide = md && !isNarrow
  const number = { align: 'right', className: styles.figure ?? '' } as const
  const countOf = (line: ApprovalLine) =>
    `${quantity(line.quantity)} ${codeText(language, 'unit', line.unit)}`
  return (
    <Table<ApprovalLine>
      size="small"
      rowKey="productCode"
      dataSource={lines}
      pagination={false}
      columns={[
        {
          title: fields.productName,
          render: (_, line) => (
            <Flex align="center" gap={12}>
              <ProductThumbnail product={line} />
              <Flex vertical>
                {line.productName}
                <Typography.Text type="secondary">
                  {[line.productCode, line.spec].filter(Boolean).join(' · ')}
                </Typography.Text>
                {!isWide && <span>{`${countOf(line)} × ${amount(line.unitPrice)}`}</span>}
              </Flex>
            </Flex>
          ),
        },
        ...(isWide
          ? [
              {
                ...number,
                title: fields.quantity,
                render: (_: unknown, line: ApprovalLine) => countOf(line),
              },
              {
                ...number,
                title: fields.unitPrice,
                render: (_: unknown, line: ApprovalLine) => amount(line.unitPrice),
              },
            ]
          : []),
        { ...number, title: fields.amount, render: (_, line) => amount(line.amount) },
      ]}
      summary={() => (
        <Table.Summary.Row>
          <Table.Summary.Cell index={0} colSpan={isWide ? 3 : 1}>
            <strong>{approvals.sum}</strong>
          </Table.Summary.Cell>
          <Table.Summary.Cell index={1} align="right">
            <strong className={styles.figure}>
              <Cell value={sum} as="amount" />
            </strong>
          </Table.Summary.Cell>
        </Table.Summary.Row>
      )}
    />
  )
}
