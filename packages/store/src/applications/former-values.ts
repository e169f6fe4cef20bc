import type { ApplicationKind, ApplicationValues } from '@portal/protocol/applications/application-kinds'
import { companyDay } from '@portal/protocol/company-time'
import { validUntil } from './application-rules.ts'
import type { NamedRecords } from './named-records.ts'

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
