import type { ApplicationKind, ApplicationValues } from '@portal/protocol/applications/application-kinds'
import { takesRecord } from '@portal/protocol/applications/application-kinds'
import { companyDay } from '@portal/protocol/company-time'
import type { Project } from '../generated/client.ts'
import { largestAmountCents } from '../largest-amount.ts'
import { startOfDay } from '../worlds/clock.ts'
import type { NamedRecords } from './named-records.ts'

/** Days that a registration is valid, unless it was extended (assumed). */
const termDays = 180

/** When the registration of a project ends. */
export const validUntil = (project: Pick<Project, 'registeredAt' | 'validUntil'>): Date =>
  project.validUntil ?? startOfDay(project.registeredAt, termDays)

/** Why the records don't permit the application. */
export type RecordProblem =
  | { readonly problem: 'moreThanThere'; readonly field: string; readonly largest: number }
  | { readonly problem: 'notBelowList'; readonly field: string; readonly largest: number }
  | { readonly problem: 'tooLarge'; readonly field: string }
  | { readonly problem: 'notLater'; readonly field: string; readonly day: string }
  | {
      readonly problem: 'closed'
      readonly field: string
      readonly number: string
      readonly state: RecordState
    }

/** The state of a record, as a code of a lookup. */
export interface RecordState {
  readonly lookup: 'ORDER_STATUS' | 'PROJECT_STAGE' | 'CONTRACT_STATUS'
  readonly code: string
}

const cents = (yuan: unknown) => Math.round(Number(yuan) * 100)

/** What the records have against an application (assumed). */
export function recordProblem(
  kind: ApplicationKind,
  values: ApplicationValues,
  records: NamedRecords,
): RecordProblem | undefined {
  const { order, retailOrder, product } = records
  const closed = closedRecord(kind, records)
  if (closed) return closed
  const notLater = dayProblem(kind, values, records)
  if (notLater) return notLater
  const available = (kind === 'pickup' ? order : retailOrder)?.quantity
  if (available !== undefined && Number(values.quantity) > available)
    return { problem: 'moreThanThere', field: 'quantity', largest: available }
  if (kind === 'specialPrice' && product && cents(values.price) >= product.priceCents)
    return { problem: 'notBelowList', field: 'price', largest: product.priceCents / 100 }
  if ((amountOf(kind, values, records) ?? 0) > largestAmountCents)
    return { problem: 'tooLarge', field: 'quantity' }
  return undefined
}

/** The first record that is not in a state which the form takes. */
function closedRecord(
  kind: ApplicationKind,
  { order, project, contract }: NamedRecords,
): RecordProblem | undefined {
  if (order && !takesRecord(kind, 'orderNo', order)) {
    const state = { lookup: 'ORDER_STATUS', code: order.status } as const
    return { problem: 'closed', field: 'orderNo', number: order.orderNo, state }
  }
  if (project && !takesRecord(kind, 'projectNo', project)) {
    const state = { lookup: 'PROJECT_STAGE', code: project.stage } as const
    return { problem: 'closed', field: 'projectNo', number: project.projectNo, state }
  }
  if (contract && !takesRecord(kind, 'contractNo', contract)) {
    const state = { lookup: 'CONTRACT_STATUS', code: contract.status } as const
    return { problem: 'closed', field: 'contractNo', number: contract.contractNo, state }
  }
  return undefined
}

/** A new term starts after the present end and ends after it starts; an extension is later than the present end. */
function dayProblem(
  kind: ApplicationKind,
  { until, startDate, endDate }: ApplicationValues,
  { project, contract }: NamedRecords,
): RecordProblem | undefined {
  if (kind === 'projectExtension' && project) {
    const day = companyDay(validUntil(project).getTime())
    return String(until) > day ? undefined : { problem: 'notLater', field: 'until', day }
  }
  if (kind !== 'contractRenewal') return undefined
  const day = contract ? companyDay(contract.endDate) : ''
  if (String(startDate) <= day) return { problem: 'notLater', field: 'startDate', day }
  if (String(endDate) > String(startDate)) return undefined
  return { problem: 'notLater', field: 'endDate', day: String(startDate) }
}

/** The value of an application, in cents; null without one. */
export function amountOf(
  kind: ApplicationKind,
  values: ApplicationValues,
  { order, project, contract, retailOrder, product }: NamedRecords,
): number | null {
  switch (kind) {
    case 'specialPrice':
      return cents(values.price) * Number(values.quantity)
    case 'retailReturn':
      return retailOrder
        ? Math.round((retailOrder.amountCents * Number(values.quantity)) / Math.max(retailOrder.quantity, 1))
        : null
    case 'retailOrder':
      return product ? product.priceCents * Number(values.quantity) : null
    case 'orderChange':
      return order?.amountCents ?? null
    // A change of the amount is judged by the new one.
    case 'projectChange':
    case 'contractChange':
      if (values.changeKind === 'amount') return cents(values.newAmount)
      return (project ?? contract)?.amountCents ?? null
    case 'contractRenewal':
      return cents(values.target)
    case 'projectExtension':
      return project?.amountCents ?? null
    default:
      return values.amount === undefined ? null : cents(values.amount)
  }
}

interface Names {
  readonly name: string
  readonly nameEn: string
}

/** What each kind of change is called in a title. */
const changeNames: ReadonlyMap<string | number, Names> = new Map([
  ['deliveryDate', { name: '变更交货日期', nameEn: 'new delivery date' }],
  ['address', { name: '变更送货地址', nameEn: 'new delivery address' }],
  ['cancellation', { name: '取消订单', nameEn: 'cancellation' }],
  ['projectName', { name: '变更项目名称', nameEn: 'new project name' }],
  ['developer', { name: '变更开发商', nameEn: 'new developer' }],
  ['amount', { name: '变更金额', nameEn: 'new amount' }],
  ['endDate', { name: '变更有效期', nameEn: 'new valid-until date' }],
  ['termination', { name: '终止合同', nameEn: 'termination' }],
])

/** What people call it besides its number: the record, and the changed part. */
export function nameOfApplication(values: ApplicationValues, records: NamedRecords): Names {
  const record = nameOfRecord(values, records)
  const change = changeNames.get(values.changeKind ?? '')
  if (!change) return record
  return { name: `${record.name} · ${change.name}`, nameEn: `${record.nameEn} · ${change.nameEn}` }
}

function nameOfRecord(
  values: ApplicationValues,
  { project, contract, order, retailOrder, distributor }: NamedRecords,
): Names {
  // Projects and what people write have one name.
  const same = (name: string) => ({ name, nameEn: name })
  if (project) return same(project.name)
  if (contract) return same(contract.project.name)
  if (order) return same(order.orderNo)
  if (retailOrder) return same(`${retailOrder.orderNo} ${retailOrder.customerName}`)
  if (values.storeName) return same(String(values.storeName))
  return distributor ?? same(String(values.dealerName ?? ''))
}
