import { useFormats } from '@portal/page-kit/formats'
import type { ApprovalSubject, ProcessInformation } from '@portal/protocol/calls/approval'
import { Card, Typography, theme } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import type { Column } from '../lists/list-definition.ts'
import { type Fact, FactList } from '../page/fact-list.tsx'
import { RecordLink } from '../records/record-link.tsx'
import type { LinkedRecord } from '../records/record-places.ts'
import { useRecordLinks } from '../records/use-record-links.ts'

/** What can be approved has some of these facts, in this order. */
const factColumns = [
  { field: 'projectName' },
  { field: 'projectNo' },
  { field: 'projectAmount', as: 'amount' },
  { field: 'developer' },
  { field: 'contractNo' },
  { field: 'contractAmount', as: 'amount' },
  { field: 'paidAmount', as: 'amount' },
  { field: 'unpaidAmount', as: 'amount' },
  { field: 'invoicedAmount', as: 'amount' },
  { field: 'orderNo' },
  { field: 'customerName' },
  { field: 'storeName' },
  { field: 'dealerName' },
  { field: 'contact' },
  { field: 'phone' },
  { field: 'address' },
  { field: 'city' },
  { field: 'nearby' },
  { field: 'orderedAt', as: 'date' },
  { field: 'deliveryDate', as: 'date' },
  { field: 'registeredAt', as: 'date' },
  { field: 'signedAt', as: 'date' },
  { field: 'endDate', as: 'date' },
  { field: 'activity' },
  { field: 'area', as: 'quantity' },
  { field: 'areaRate', as: 'amount' },
  { field: 'productName' },
  { field: 'listPrice', as: 'amount' },
  { field: 'price', as: 'amount' },
  { field: 'discountRate' },
  { field: 'concession', as: 'amount' },
  { field: 'startDate', as: 'day' },
  { field: 'purpose', as: 'samplePurpose' },
  { field: 'paidOn', as: 'day' },
  { field: 'invoiceTitle' },
  { field: 'reason' },
  { field: 'remark' },
] as const satisfies readonly Column[]

/** What an approval is about itself, rather than an application. */
const subjectRecords: Readonly<Partial<Record<ApprovalSubject, LinkedRecord>>> = {
  salesOrder: 'order',
  project: 'project',
  contract: 'contract',
}

const kindOf = ({ subject, state }: ProcessInformation): LinkedRecord | undefined =>
  // A contract is listed with the others once it is registered.
  subject === 'contract' && state === 'running' ? 'waitingContract' : subjectRecords[subject]

/** The record that a fact names, if it is the number of one. */
function recordOf(field: string, subject: ApprovalSubject): LinkedRecord | undefined {
  if (field === 'orderNo') return subject === 'retailReturn' ? 'retailOrder' : 'order'
  if (field === 'storeName') return 'store'
  return field === 'projectNo' ? 'project' : field === 'contractNo' ? 'contract' : undefined
}

/** The amount first, where users look for it, then people and subject. */
export function SubjectFacts({ process }: { readonly process: ProcessInformation }) {
  const { approvals, fields } = useTexts()
  const { amount, date } = useFormats()
  const { token } = theme.useToken()
  const { distributorName, distributorCode, businessUnit, facts, subject, businessKey } = process
  const distributor = [distributorName, distributorCode].filter(Boolean).join(' ')
  const isLinked =
    kindOf(process) !== undefined ||
    Boolean(distributorCode) ||
    factColumns.some(({ field }) => hasValue(facts[field]) && recordOf(field, subject) !== undefined)
  const linkTo = useRecordLinks(isLinked)
  const linked = (kind: LinkedRecord | undefined, number: string, text: ReactNode = number) => {
    const open = kind && linkTo(kind, number, businessUnit)
    return open ? <RecordLink onOpen={() => void open()}>{text}</RecordLink> : text
  }
  return (
    <Card size="small">
      {process.amount !== null && (
        <Typography.Paragraph
          strong
          style={{
            margin: '4px 0 12px',
            fontSize: token.fontSizeHeading2,
            lineHeight: 1.2,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {amount(process.amount)}
        </Typography.Paragraph>
      )}
      <FactList
        facts={[
          { label: approvals.number, children: linked(kindOf(process), businessKey) },
          ...given(distributor, {
            label: fields.distributorName,
            children: linked('distributor', distributorCode, distributor),
          }),
          ...given(businessUnit, {
            label: fields.businessUnit,
            children: <Cell value={businessUnit} as="businessUnit" />,
          }),
          ...factColumns
            .filter(({ field }) => hasValue(facts[field]))
            .map(({ field, ...format }) => ({
              label: fields[field],
              children: linked(
                recordOf(field, subject),
                String(facts[field]),
                <Cell value={facts[field]} as={'as' in format ? format.as : undefined} />,
              ),
            })),
          ...given(process.applicantName, { label: approvals.applicant, children: process.applicantName }),
          ...given(process.startedAt, { label: approvals.startedAt, children: date(process.startedAt) }),
        ]}
      />
    </Card>
  )
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== ''

/** A fact, if it has a value. */
const given = (value: unknown, fact: Fact): readonly Fact[] => (hasValue(value) ? [fact] : [])
