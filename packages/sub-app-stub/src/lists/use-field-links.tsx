import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { ReactNode } from 'react'
import { RecordLink } from '../records/record-link.tsx'
import type { LinkedRecord } from '../records/record-places.ts'
import { useRecordLinks } from '../records/use-record-links.ts'
import type { FieldName, ListDefinition, Row } from './list-definition.ts'

interface NamedRecord {
  readonly kind: LinkedRecord
  /** The field with its number. */
  readonly number: FieldName
}

/** The records that fields name. */
const named: Readonly<Partial<Record<FieldName, NamedRecord>>> = {
  distributorName: { kind: 'distributor', number: 'distributorCode' },
  projectNo: { kind: 'project', number: 'projectNo' },
  contractNo: { kind: 'contract', number: 'contractNo' },
  orderNo: { kind: 'order', number: 'orderNo' },
  storeName: { kind: 'store', number: 'storeName' },
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const unitOf = (value: unknown): BusinessUnit | null =>
  value === 'ceramic' || value === 'bathroom' ? value : null

/** Makes a field that names another record lead to it, where the menus do. */
export function useFieldLinks(identity: SpecifiedSubApp, definition: ListDefinition, record: Row) {
  const recordOf = (field: FieldName) => {
    const found = named[field]
    if (!found || found.number === definition.number || !textOf(record[found.number])) return undefined
    // Orders of wall products are retail orders.
    return identity === 'dp' && found.kind === 'order' ? { ...found, kind: 'retailOrder' as const } : found
  }
  const linkTo = useRecordLinks(definition.columns.some(({ field }) => recordOf(field)))
  return (field: FieldName, text: ReactNode): ReactNode => {
    const found = recordOf(field)
    const open = found && linkTo(found.kind, textOf(record[found.number]), unitOf(record.businessUnit))
    return open ? <RecordLink onOpen={() => void open()}>{text}</RecordLink> : text
  }
}
