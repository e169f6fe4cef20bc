import type { BusinessUnit } from '../entities/business-unit.ts'
import type { contractStatuses, projectStages } from '../entities/contract-states.ts'

/**
 * The type of a field. Records are named by number or code; `count` is a whole number, `money` yuan, `day` a day of the
 * company.
 */
export type ApplicationFieldKind =
  | 'text'
  | 'long'
  | 'count'
  | 'money'
  | 'day'
  | 'choice'
  | 'businessUnit'
  | RecordKind

/** Records that a field names. */
export type RecordKind =
  | 'distributor'
  | 'product'
  | 'order'
  | 'project'
  | 'contract'
  | 'retailOrder'
  | 'store'

export interface ApplicationField {
  /** On the wire, and of its label. */
  readonly name: ApplicationFieldName
  readonly kind: ApplicationFieldKind
  readonly isOptional?: true
  /** What can be chosen. */
  readonly choices?: readonly string[]
  /** Records of this unit alone. */
  readonly unit?: BusinessUnit
  /** Orders of this selection alone. */
  readonly selection?: 'changeable' | 'collectable'
  /** Contracts in these states alone. */
  readonly statuses?: readonly (typeof contractStatuses)[number][]
  /** Projects at these stages alone. */
  readonly stages?: readonly (typeof projectStages)[number][]
  /** Days that can be given, seen from today, which can be given, too. */
  readonly days?: 'past' | 'future'
  /** Asked only for these kinds of change. */
  readonly forChange?: readonly string[]
}

/** Every field of every form. */
export type ApplicationFieldName =
  | 'activity'
  | 'address'
  | 'amount'
  | 'area'
  | 'businessUnit'
  | 'changeKind'
  | 'city'
  | 'contact'
  | 'contractNo'
  | 'customerName'
  | 'dealerName'
  | 'developer'
  | 'distributorCode'
  | 'driver'
  | 'endDate'
  | 'findings'
  | 'invoiceTitle'
  | 'newAmount'
  | 'newDay'
  | 'newValue'
  | 'orderNo'
  | 'paidOn'
  | 'phone'
  | 'pickupDate'
  | 'plateNo'
  | 'price'
  | 'productCode'
  | 'projectName'
  | 'projectNo'
  | 'purpose'
  | 'quantity'
  | 'reason'
  | 'remark'
  | 'startDate'
  | 'storeName'
  | 'target'
  | 'until'
  | 'visitedOn'

/** Longest texts, in characters. */
export const textLength = { text: 64, long: 500 } as const
export const largestCount = 999_999
/** In yuan: amounts of the database are cents in 32 bits. */
export const largestMoney = 20_000_000

const text = (name: ApplicationFieldName): ApplicationField => ({ name, kind: 'text' })
const money = (name: ApplicationFieldName): ApplicationField => ({ name, kind: 'money' })
const count = (name: ApplicationFieldName): ApplicationField => ({ name, kind: 'count' })

const remark: ApplicationField = { name: 'remark', kind: 'long', isOptional: true }
const reason: ApplicationField = { name: 'reason', kind: 'long' }
const distributor: ApplicationField = { name: 'distributorCode', kind: 'distributor' }
const project: ApplicationField = { name: 'projectNo', kind: 'project' }
const contract: ApplicationField = { name: 'contractNo', kind: 'contract' }
const store: ApplicationField = { name: 'storeName', kind: 'store' }
const tile: ApplicationField = { name: 'productCode', kind: 'product', unit: 'ceramic' }
const retailOrder: ApplicationField = { name: 'orderNo', kind: 'retailOrder' }
const paidOn: ApplicationField = { name: 'paidOn', kind: 'day', days: 'past' }

/** Who comes, in what and when. */
const collection: readonly ApplicationField[] = [
  { name: 'pickupDate', kind: 'day', days: 'future' },
  count('quantity'),
  text('plateNo'),
  text('driver'),
  text('phone'),
  remark,
]

const change = (...choices: readonly string[]): ApplicationField => ({
  name: 'changeKind',
  kind: 'choice',
  choices,
})
const newDay = (...forChange: readonly string[]): ApplicationField => ({
  name: 'newDay',
  kind: 'day',
  days: 'future',
  forChange,
})
const newValue = (...forChange: readonly string[]): ApplicationField => ({
  name: 'newValue',
  kind: 'text',
  forChange,
})
const newAmount = (...forChange: readonly string[]): ApplicationField => ({
  name: 'newAmount',
  kind: 'money',
  forChange,
})

/**
 * The kinds of applications and the fields of their forms, in this order. The specification names none of them: all
 * assumed.
 */
export const applicationFields = {
  tileSample: [
    distributor,
    tile,
    count('quantity'),
    { name: 'purpose', kind: 'choice', choices: ['showroom', 'customer', 'exhibition'] },
    remark,
  ],
  orderChange: [
    { name: 'orderNo', kind: 'order', unit: 'ceramic', selection: 'changeable' },
    change('deliveryDate', 'address', 'cancellation'),
    newDay('deliveryDate'),
    newValue('address'),
    reason,
  ],
  pickup: [{ name: 'orderNo', kind: 'order', selection: 'collectable' }, ...collection],
  vehicle: [text('plateNo'), text('driver'), text('phone')],
  project: [
    text('projectName'),
    text('developer'),
    text('city'),
    { name: 'businessUnit', kind: 'businessUnit' },
    distributor,
    money('amount'),
    remark,
  ],
  projectChange: [
    project,
    change('projectName', 'developer', 'amount'),
    newValue('projectName', 'developer'),
    newAmount('amount'),
    reason,
  ],
  // One under review has no term yet; one that was won needs none any more.
  projectExtension: [
    { ...project, stages: ['registered', 'bidding'] },
    { name: 'until', kind: 'day', days: 'future' },
    reason,
  ],
  contractChange: [
    { ...contract, statuses: ['upcoming', 'effective'] },
    change('endDate', 'amount', 'termination'),
    newDay('endDate'),
    newAmount('amount'),
    reason,
  ],
  contractRenewal: [
    { ...contract, statuses: ['effective', 'completed'] },
    { name: 'startDate', kind: 'day' },
    { name: 'endDate', kind: 'day', days: 'future' },
    money('target'),
    remark,
  ],
  specialPrice: [
    project,
    { name: 'productCode', kind: 'product' },
    money('price'),
    count('quantity'),
    reason,
  ],
  payment: [contract, money('amount'), paidOn, remark],
  invoice: [contract, money('amount'), text('invoiceTitle'), remark],
  deposit: [project, money('amount'), paidOn, remark],
  dealerApplication: [text('dealerName'), text('city'), text('contact'), text('phone'), remark],
  visit: [store, { name: 'visitedOn', kind: 'day', days: 'past' }, { name: 'findings', kind: 'long' }],
  renovation: [store, count('area'), money('amount'), remark],
  expenseClaim: [distributor, text('activity'), money('amount'), remark],
  retailOrder: [
    distributor,
    text('customerName'),
    text('phone'),
    text('address'),
    tile,
    count('quantity'),
    remark,
  ],
  retailReturn: [retailOrder, count('quantity'), reason],
  retailPickup: [retailOrder, ...collection],
} as const satisfies Readonly<Record<string, readonly ApplicationField[]>>

export type ApplicationKind = keyof typeof applicationFields

export const applicationKinds = Object.keys(applicationFields) as readonly ApplicationKind[] // keys of a const object are its kinds

export const fieldsOf = (kind: ApplicationKind): readonly ApplicationField[] => applicationFields[kind]

export type ApplicationValues = Readonly<Record<string, string | number>>

/** Whether a field applies, given the other values. */
export const isAsked = (
  { forChange }: ApplicationField,
  { changeKind }: Readonly<Record<string, unknown>>,
): boolean => forChange === undefined || (typeof changeKind === 'string' && forChange.includes(changeKind))
