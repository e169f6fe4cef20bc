import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { FormDefinition, FormField } from './form-definition.ts'

const text = (name: FormField['name']): FormField => ({ name, kind: 'text' })
const day = (name: FormField['name']): FormField => ({ name, kind: 'day' })

const remark = { name: 'remark', kind: 'long', isOptional: true } as const
const distributor = text('distributor')
const product = text('product')
const boxes = { name: 'boxes', kind: 'count' } as const
const quantity = { name: 'quantity', kind: 'count' } as const
const amount = { name: 'amount', kind: 'money' } as const
const reason = { name: 'reason', kind: 'long' } as const

const orderLines: FormDefinition = [distributor, { name: 'lines', kind: 'lines' }, remark]

/** What is to be different, and why. */
const change: FormDefinition = [
  { name: 'changeKind', kind: 'choice', codes: 'changeKind' },
  text('newValue'),
  reason,
]

const pickup: FormDefinition = [
  text('orderNo'),
  day('pickupDate'),
  text('plateNo'),
  text('driver'),
  text('phone'),
  remark,
]

/** The menu pages on which people ask for something. */
export const formPages: Readonly<Record<SpecifiedSubApp, Readonly<Record<string, FormDefinition>>>> = {
  oms: {
    '/orders/ceramic/import': orderLines,
    '/orders/ceramic/sample': [
      distributor,
      product,
      boxes,
      { name: 'purpose', kind: 'choice', codes: 'samplePurpose' },
      remark,
    ],
    '/orders/ceramic/changes': [text('orderNo'), ...change],
    '/orders/bathroom/import': orderLines,
    '/pickups/bookings': pickup,
    '/pickups/vehicles': [text('plateNo'), text('driver'), text('phone')],
  },
  ltc: {
    '/projects/new': [text('projectName'), text('developer'), text('city'), distributor, amount, remark],
    '/projects/changes': [text('projectNo'), ...change],
    '/projects/extensions': [text('projectNo'), day('until'), reason],
    '/contracts/changes': [text('contractNo'), ...change],
    '/key-accounts/prices': [text('projectNo'), product, { name: 'price', kind: 'money' }, boxes, reason],
    '/receivables/payments': [text('contractNo'), amount, day('paidOn'), remark],
    '/receivables/invoices': [text('contractNo'), amount, text('invoiceTitle'), remark],
    '/receivables/deposits': [text('projectNo'), amount, day('paidOn'), remark],
  },
  czdp: {
    '/dealers/applications': [text('dealerName'), text('city'), text('contact'), text('phone'), remark],
    '/visits': [text('storeName'), day('visitedOn'), { name: 'findings', kind: 'long' }],
    '/stores/renovation': [text('storeName'), { name: 'area', kind: 'count' }, amount, remark],
    '/promotions/claims': [distributor, text('activity'), amount, remark],
  },
  dp: {
    '/retail-orders/new': [text('customerName'), text('phone'), text('address'), product, quantity, remark],
    '/retail-orders/returns': [text('orderNo'), quantity, reason],
    '/pickups/new': pickup,
  },
}
