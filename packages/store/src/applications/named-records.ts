import {
  type ApplicationField,
  type ApplicationKind,
  type ApplicationValues,
  fieldsOf,
  isAsked,
} from '@portal/protocol/applications/application-kinds'
import { companyDay } from '@portal/protocol/company-time'
import type {
  Contract,
  Distributor,
  Prisma,
  Product,
  Project,
  RetailOrder,
  SalesOrder,
} from '../generated/client.ts'
import { validUntil } from './application-rules.ts'

type Tx = Pick<
  Prisma.TransactionClient,
  'distributor' | 'product' | 'salesOrder' | 'project' | 'contract' | 'retailOrder' | 'sampleOrder'
>

/** The records that an application names. */
export interface NamedRecords {
  readonly distributor?: Distributor
  readonly product?: Product
  readonly order?: SalesOrder
  readonly project?: Project
  readonly contract?: Contract & { readonly project: Project }
  readonly retailOrder?: RetailOrder
}

/** A field that names nothing which the applicant may see. */
export interface UnknownRecord {
  readonly field: string
  readonly value: string
}

/**
 * Reads the records that the values name, the distributor of a record with it.
 * @param ownId the distributor whose records alone may be named
 */
export async function readNamedRecords(
  tx: Tx,
  kind: ApplicationKind,
  values: ApplicationValues,
  ownId: number | undefined,
): Promise<{ readonly records: NamedRecords; readonly unknown?: UnknownRecord }> {
  let records: NamedRecords = {}
  for (const field of fieldsOf(kind)) {
    const value = values[field.name]
    if (value === undefined || !isAsked(field, values)) continue
    const found = await readRecord(tx, field, String(value), ownId)
    if (found === null) return { records, unknown: { field: field.name, value: String(value) } }
    records = { ...records, ...found }
  }
  return { records }
}

/** Undefined when the field names no record, null when there is none of that name. */
async function readRecord(
  tx: Tx,
  { kind, unit }: ApplicationField,
  value: string,
  ownId: number | undefined,
): Promise<NamedRecords | null | undefined> {
  const own = ownId === undefined ? {} : { distributorId: ownId }
  const ofUnit = unit ? { businessUnit: unit } : {}
  const include = { distributor: true } as const
  switch (kind) {
    case 'distributor': {
      const where = { code: value, ...(ownId === undefined ? {} : { id: ownId }) }
      const distributor = await tx.distributor.findFirst({ where })
      return distributor && { distributor }
    }
    case 'product': {
      const product = await tx.product.findFirst({ where: { code: value, ...ofUnit } })
      return product && { product }
    }
    case 'order': {
      const order = await tx.salesOrder.findFirst({ where: { orderNo: value, ...own, ...ofUnit }, include })
      return order && { order, distributor: order.distributor }
    }
    case 'project': {
      const project = await tx.project.findFirst({ where: { projectNo: value, ...own }, include })
      return project && { project, distributor: project.distributor }
    }
    case 'contract': {
      const where = { contractNo: value, ...own }
      const contract = await tx.contract.findFirst({ where, include: { ...include, project: true } })
      return contract && { contract, distributor: contract.distributor }
    }
    case 'retailOrder': {
      const retailOrder = await tx.retailOrder.findFirst({ where: { orderNo: value, ...own }, include })
      return retailOrder && { retailOrder, distributor: retailOrder.distributor }
    }
    case 'store': {
      const where = { storeName: value, ...own }
      const sample = await tx.sampleOrder.findFirst({ where, include, orderBy: { id: 'asc' } })
      return sample && { distributor: sample.distributor }
    }
    default:
      return undefined
  }
}

/** Where a change of an order writes the address: orders have no field for it (assumed). */
const addressLabel = '送货地址：'

export const withAddress = (remark: string, address: string): string =>
  [remark, `${addressLabel}${address}`].filter(Boolean).join('；')

/** The delivery address last set for an order; undefined where it goes to the distributor as usual. */
const addressIn = (remark: string): string | undefined => remark.split(addressLabel).slice(1).at(-1)

/**
 * The records' values of the fields that an application changes. Stored with the application, since they change once it
 * is approved.
 */
export function formerValues(
  kind: ApplicationKind,
  { changeKind }: ApplicationValues,
  { order, project, contract, retailOrder }: NamedRecords,
): ApplicationValues {
  if (kind === 'orderChange' && order) {
    if (changeKind === 'deliveryDate') return { oldDay: companyDay(order.deliveryDate) }
    if (changeKind === 'cancellation') return { oldValue: order.status }
    const address = addressIn(order.remark)
    return address === undefined ? {} : { oldValue: address }
  }
  if (kind === 'projectChange' && project) {
    if (changeKind === 'amount') return { oldAmount: project.amountCents / 100 }
    return { oldValue: changeKind === 'developer' ? project.developer : project.name }
  }
  if (kind === 'projectExtension' && project) return { oldDay: companyDay(validUntil(project)) }
  if (kind === 'contractRenewal' && contract)
    return { oldDay: companyDay(contract.endDate), oldAmount: contract.amountCents / 100 }
  if (kind === 'contractChange' && contract) {
    if (changeKind === 'endDate') return { oldDay: companyDay(contract.endDate) }
    return changeKind === 'amount' ? { oldAmount: contract.amountCents / 100 } : { oldValue: contract.status }
  }
  if (kind === 'retailReturn' && retailOrder)
    return { oldQuantity: retailOrder.quantity, oldAmount: retailOrder.amountCents / 100 }
  return {}
}
