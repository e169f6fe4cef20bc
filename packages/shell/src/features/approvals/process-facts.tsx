import type { ProcessInformation } from '@portal/protocol/calls/approval'
import { useTranslation } from 'react-i18next'
import type { RecordOpener } from '../../menu/use-open-record.ts'
import { Facts } from './facts.tsx'
import { RecordLink } from './record-link.tsx'
import { recordOfFact } from './record-links.ts'
import { Section } from './section.tsx'
import { useFormats } from './use-formats.ts'

type FactName = keyof ProcessInformation['facts']
type Format = 'text' | 'money' | 'count' | 'date' | 'purpose'

/** Processes have some of these facts, in this order. */
const shownFacts: readonly (readonly [FactName, Format])[] = [
  ['projectName', 'text'],
  ['projectNo', 'text'],
  ['projectAmount', 'money'],
  ['developer', 'text'],
  ['contractNo', 'text'],
  ['contractAmount', 'money'],
  ['paidAmount', 'money'],
  ['unpaidAmount', 'money'],
  ['invoicedAmount', 'money'],
  ['orderNo', 'text'],
  ['customerName', 'text'],
  ['storeName', 'text'],
  ['dealerName', 'text'],
  ['contact', 'text'],
  ['phone', 'text'],
  ['address', 'text'],
  ['city', 'text'],
  ['nearby', 'text'],
  ['orderedAt', 'date'],
  ['deliveryDate', 'date'],
  ['registeredAt', 'date'],
  ['signedAt', 'date'],
  ['endDate', 'date'],
  ['activity', 'text'],
  ['area', 'count'],
  ['areaRate', 'money'],
  ['productName', 'text'],
  ['quantity', 'count'],
  ['listPrice', 'money'],
  ['price', 'money'],
  ['discountRate', 'count'],
  ['concession', 'money'],
  ['startDate', 'date'],
  ['purpose', 'purpose'],
  ['paidOn', 'date'],
  ['invoiceTitle', 'text'],
  ['reason', 'text'],
  ['remark', 'text'],
]

interface ProcessFactsProps {
  readonly details: Pick<ProcessInformation, 'facts' | 'subject' | 'businessUnit'>
  readonly openRecord: RecordOpener
}

/** The facts that the process has; those that name a record link to it. */
export function ProcessFacts({ details: { facts, subject, businessUnit }, openRecord }: ProcessFactsProps) {
  const { t } = useTranslation('approvals')
  const { date, count, money } = useFormats()
  const purposes = new Map([
    ['showroom', t('purposes.showroom')],
    ['customer', t('purposes.customer')],
    ['exhibition', t('purposes.exhibition')],
  ])
  const textOf = (name: FactName, format: Format): string => {
    const value = facts[name]
    if (value === undefined || value === null || value === '') return ''
    switch (format) {
      case 'money':
        return money(Number(value))
      case 'count':
        return count(Number(value))
      case 'date':
        return date(String(value))
      case 'purpose':
        return purposes.get(String(value)) ?? String(value)
      default:
        return String(value)
    }
  }
  const shown = shownFacts.flatMap(([name, format]) => {
    const text = textOf(name, format)
    if (text === '') return []
    const record = recordOfFact(name, subject)
    const value = <RecordLink onOpen={record && openRecord(record, text, businessUnit)}>{text}</RecordLink>
    return [[t(`fact.${name}`), value] as const]
  })
  if (shown.length === 0) return null
  return (
    <Section title={t('facts')}>
      <Facts facts={shown} />
    </Section>
  )
}
