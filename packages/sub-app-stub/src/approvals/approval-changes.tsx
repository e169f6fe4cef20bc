import { useFormats } from '@portal/page-kit/formats'
import type { ApprovalChange, ChangedField } from '@portal/protocol/entities/approval-facts'
import { Card, Table, Typography } from 'antd'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import type { FieldName, Format } from '../lists/list-definition.ts'

/** The label of a field, and how its values are written. */
const shown: Readonly<Record<ChangedField, { readonly label: FieldName; readonly as?: Format }>> = {
  deliveryDate: { label: 'deliveryDate', as: 'day' },
  validUntil: { label: 'validUntil', as: 'day' },
  address: { label: 'deliveryAddress' },
  orderStatus: { label: 'status', as: 'orderStatus' },
  projectName: { label: 'projectName' },
  developer: { label: 'developer' },
  endDate: { label: 'endDate', as: 'day' },
  contractStatus: { label: 'status', as: 'contractStatus' },
  unitPrice: { label: 'unitPrice', as: 'amount' },
  quantity: { label: 'quantity', as: 'quantity' },
  amount: { label: 'amount', as: 'amount' },
  target: { label: 'target', as: 'amount' },
}

const isKnown = (field: string): field is ChangedField => Object.hasOwn(shown, field)

/** The values that a record has now and will have once this is approved. */
export function ApprovalChanges({ changes }: { readonly changes: readonly ApprovalChange[] }) {
  const { approvals, fields } = useTexts()
  return (
    <Card size="small" title={approvals.changes}>
      <Table<ApprovalChange>
        size="small"
        aria-label={approvals.changes}
        rowKey="field"
        pagination={false}
        dataSource={changes.filter(({ field }) => isKnown(field))}
        columns={[
          { title: approvals.changed, render: (_, { field }) => fields[shown[field].label] },
          {
            title: approvals.before,
            render: (_, { field, before }) => (
              <Typography.Text type="secondary">
                <Cell value={before} as={shown[field].as} />
              </Typography.Text>
            ),
          },
          {
            title: approvals.after,
            render: (_, { field, before, after }) => (
              <>
                <Typography.Text strong>
                  <Cell value={after} as={shown[field].as} />
                </Typography.Text>{' '}
                <Difference field={field} before={before} after={after} />
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** By how much a number goes up or down. */
function Difference({ field, before, after }: ApprovalChange) {
  const { amount, quantity } = useFormats()
  if (typeof before !== 'number' || typeof after !== 'number' || before === after) return null
  const by = Math.abs(after - before)
  const text = shown[field].as === 'quantity' ? quantity(by) : amount(by)
  const share = before === 0 ? '' : ` (${Math.round((by / Math.abs(before)) * 1000) / 10} %)`
  return (
    <Typography.Text type="secondary" style={{ fontSize: 12, whiteSpace: 'nowrap' }}>
      {`${after > before ? '+' : '−'}${text}${share}`}
    </Typography.Text>
  )
}
