import { type Static, Type } from 'typebox'

const Time = Type.String({ format: 'date-time' })

/**
 * The facts of an approval's subject, named like the fields of its list; a subject has those that apply. Every field is
 * assumed.
 */
export const ApprovalFacts = Type.Partial(
  Type.Object({
    projectNo: Type.String(),
    projectName: Type.String(),
    projectAmount: Type.Number({ description: 'yuan' }),
    contractNo: Type.String(),
    contractAmount: Type.Number({ description: 'yuan' }),
    paidAmount: Type.Number({ description: 'yuan that came in for the contract before' }),
    unpaidAmount: Type.Number({ description: 'yuan of the contract that were left before' }),
    invoicedAmount: Type.Number({ description: 'yuan of the contract that were invoiced before' }),
    orderNo: Type.String(),
    developer: Type.String(),
    city: Type.String(),
    storeName: Type.String(),
    nearby: Type.String({ description: 'distributors in the same city' }),
    productName: Type.String(),
    quantity: Type.Number(),
    listPrice: Type.Number({ description: 'yuan' }),
    price: Type.Number({ description: 'yuan, the price that is asked for' }),
    discountRate: Type.Number({ description: 'per cent below the list price' }),
    concession: Type.Number({ description: 'yuan that the price gives away' }),
    startDate: Type.String({ format: 'date', description: 'first day of a term that is asked for' }),
    paidOn: Type.String({ format: 'date' }),
    invoiceTitle: Type.String(),
    purpose: Type.String(),
    dealerName: Type.String(),
    contact: Type.String(),
    phone: Type.String(),
    customerName: Type.String(),
    address: Type.String(),
    activity: Type.String(),
    area: Type.Number({ description: 'square metres' }),
    areaRate: Type.Number({ description: 'yuan per square metre' }),
    reason: Type.String(),
    remark: Type.String(),
    orderedAt: Time,
    deliveryDate: Time,
    registeredAt: Time,
    signedAt: Time,
    endDate: Time,
  }),
)

/** What an approval can change of a record. */
const changedFields = [
  'deliveryDate',
  'validUntil',
  'address',
  'orderStatus',
  'projectName',
  'developer',
  'endDate',
  'contractStatus',
  'unitPrice',
  'quantity',
  'amount',
  'target',
] as const
export type ChangedField = (typeof changedFields)[number]

const ChangedValue = Type.Union([Type.String(), Type.Number()])

/**
 * A field with its values before and after the approval: days of the company, yuan, pieces, lookup codes or texts.
 * `before` is null if unknown.
 */
export const ApprovalChange = Type.Object({
  field: Type.Enum(changedFields),
  before: Type.Union([ChangedValue, Type.Null()]),
  after: ChangedValue,
})
export type ApprovalChange = Static<typeof ApprovalChange>
