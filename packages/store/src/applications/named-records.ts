import {
  type ApplicationField,
  type ApplicationKind,
  type ApplicationValues,
  fieldsOf,
  isAsked,
} from '@portal/protocol/applications/application-kinds'
import type {
  Contract,
  Distributor,
  Prisma,
  Product,
  Project,
  RetailOrder,
  SalesOrder,
} from '../generated/client.ts'

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
