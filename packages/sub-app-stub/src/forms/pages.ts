import type { SubAppName } from '@portal/protocol/systems'
import type { FormDefinition } from './form-definition.ts'

const remark = { name: 'remark', kind: 'long', isOptional: true } as const
const distributor = { name: 'distributor', kind: 'text' } as const
const product = { name: 'product', kind: 'text' } as const
const boxes = { name: 'boxes', kind: 'count' } as const
const amount = { name: 'amount', kind: 'money' } as const
const reason = { name: 'reason', kind: 'long' } as const

const order: FormDefinition = [
  distributor,
  product,
  boxes,
  { name: 'deliveryDate', kind: 'day', isOptional: true },
  remark,
]
const orderLines: FormDefinition = [distributor, { name: 'lines', kind: 'lines' }, remark]

/** What is to be different, and why. */
const change: FormDefinition = [
  { name: 'changeKind', kind: 'choice', codes: 'changeKind' },
  { name: 'newValue', kind: 'text' },
  reason,
]

const pickup: FormDefinition = [
  { name: 'orderNo', kind: 'text' },
  { name: 'pickupDate', kind: 'day' },
  { name: 'plateNo', kind: 'text' },
  { name: 'driver', kind: 'text' },
  { name: 'phone', kind: 'text' },
  remark,
]

/** The menu pages on which people ask for something. */
export const formPages: Readonly<Record<SubAppName, Readonly<Record<string, FormDefinition>>>> = {
  oms: {
    '/orders/ceramic/new': order,
    '/orders/ceramic/import': orderLines,
    '/orders/ceramic/sample': [
      distributor,
      product,
      boxes,
      { name: 'purpose', kind: 'choice', codes: 'samplePurpose' },
      remark,
    ],
    '/orders/ceramic/changes': [{ name: 'orderNo', kind: 'text' }, ...change],
    '/orders/bathroom/new': order,
    '/orders/bathroom/import': orderLines,
    '/pickups/bookings': pickup,
    '/pickups/vehicles': [
      { name: 'plateNo', kind: 'text' },
      { name: 'driver', kind: 'text' },
      { name: 'phone', kind: 'text' },
    ],
  },
  ltc: {
    '/projects/new': [
      { name: 'projectName', kind: 'text' },
      { name: 'developer', kind: 'text' },
      { name: 'city', kind: 'text' },
      distributor,
      amount,
      remark,
    ],
    '/projects/changes': [{ name: 'projectNo', kind: 'text' }, ...change],
    '/projects/extensions': [{ name: 'projectNo', kind: 'text' }, { name: 'until', kind: 'day' }, reason],
    '/contracts/changes': [{ name: 'contractNo', kind: 'text' }, ...change],
    '/key-accounts/prices': [
      { name: 'projectNo', kind: 'text' },
      product,
      { name: 'price', kind: 'money' },
      boxes,
      reason,
    ],
    '/receivables/payments': [
      { name: 'contractNo', kind: 'text' },
      amount,
      { name: 'paidOn', kind: 'day' },
      remark,
    ],
    '/receivables/invoices': [
      { name: 'contractNo', kind: 'text' },
      amount,
      { name: 'invoiceTitle', kind: 'text' },
      remark,
    ],
    '/receivables/deposits': [
      { name: 'projectNo', kind: 'text' },
      amount,
      { name: 'paidOn', kind: 'day' },
      remark,
    ],
  },
  czdp: {
    '/dealers/applications': [
      { name: 'dealerName', kind: 'text' },
      { name: 'city', kind: 'text' },
      { name: 'contact', kind: 'text' },
      { name: 'phone', kind: 'text' },
      remark,
    ],
    '/visits': [
      { name: 'storeName', kind: 'text' },
      { name: 'visitedOn', kind: 'day' },
      { name: 'findings', kind: 'long' },
    ],
    '/stores/renovation': [
      { name: 'storeName', kind: 'text' },
      { name: 'area', kind: 'count' },
      amount,
      remark,
    ],
    '/promotions/claims': [distributor, { name: 'activity', kind: 'text' }, amount, remark],
  },
  dp: {
    '/retail-orders/new': [
      { name: 'customerName', kind: 'text' },
      { name: 'phone', kind: 'text' },
      { name: 'address', kind: 'text' },
      product,
      { name: 'quantity', kind: 'count' },
      remark,
    ],
    '/retail-orders/returns': [
      { name: 'orderNo', kind: 'text' },
      { name: 'quantity', kind: 'count' },
      reason,
    ],
    '/pickups/new': pickup,
  },
}
