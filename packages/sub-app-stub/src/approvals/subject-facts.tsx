import { useFormats } from '@portal/page-kit/formats'
import type { ApprovalSubject, ProcessInformation } from '@portal/protocol/calls/approval'
import { Card } from 'antd'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import { type FieldName, formatOfField } from '../lists/list-definition.ts'
import { type Fact, FactList } from '../page/facts.tsx'
import { RecordLink, useRecordLinks } from '../records/record-links.tsx'
import type { LinkedRecord } from '../records/record-places.ts'
import styles from './approvals.module.css'

/** What can be approved has some of these facts, in this order. */
const factFields = [
  ...(['projectName', 'projectNo', 'projectAmount', 'developer'] as const),
  ...(['contractNo', 'contractAmount', 'paidAmount', 'unpaidAmount', 'invoicedAmount'] as const),
  ...(['orderNo', 'customerName', 'storeName', 'dealerName', 'contact', 'phone', 'address', 'city'] as const),
  ...(['nearby', 'orderedAt', 'deliveryDate', 'registeredAt', 'signedAt', 'endDate'] as const),
  ...(['activity', 'area', 'areaRate', 'productName', 'listPrice', 'price', 'discountRate'] as const),
  ...(['concession', 'startDate', 'purpose', 'paidOn', 'invoiceTitle', 'reason', 'remark'] as const),
] satisfies readonly FieldName[]

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
  const { distributorName, distributorCode, businessUnit, facts, subject, businessKey } = process
  const distributor = [distributorName, distributorCode].filter(Boolean).join(' ')
  const isLinked =
    kindOf(process) !== undefined ||
    Boolean(distributorCode) ||
    factFields.some((field) => hasValue(facts[field]) && recordOf(field, subject) !== undefined)
  const { toRecord } = useRecordLinks(isLinked)
  const linked = (kind: LinkedRecord | undefined, number: string, text: ReactNode = number) => {
    const open = kind && toRecord(kind, number, businessUnit)
    return open ? <RecordLink onOpen={() => void open()}>{text}</RecordLink> : text
  }
  return (
    <Card size="small">
      {process.amount !== null && <p className={styles.amount}>{amount(process.amount)}</p>}
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
          ...factFields
            .filter((field) => hasValue(facts[field]))
            .map((field) => ({
              label: fields[field],
              children: linked(
                recordOf(field, subject),
                String(facts[field]),
                <Cell value={facts[field]} as={formatOfField(field)} />,
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
