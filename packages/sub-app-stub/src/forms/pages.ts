import type { ApplicationKind } from '@portal/protocol/applications/application-kinds'
import type { SpecifiedSubApp } from '@portal/protocol/systems'

type Kinds = Readonly<Record<SpecifiedSubApp, Readonly<Record<string, ApplicationKind>>>>

/** The menu pages that list applications; their form is below them. */
export const applicationPages: Kinds = {
  oms: {
    '/orders/ceramic/sample': 'tileSample',
    '/orders/ceramic/changes': 'orderChange',
    '/pickups/vehicles': 'vehicle',
  },
  ltc: {
    '/projects/changes': 'projectChange',
    '/projects/extensions': 'projectExtension',
    '/contracts/changes': 'contractChange',
    '/contracts/renewals': 'contractRenewal',
    '/key-accounts/prices': 'specialPrice',
    '/receivables/payments': 'payment',
    '/receivables/invoices': 'invoice',
    '/receivables/deposits': 'deposit',
  },
  czdp: {
    '/dealers/applications': 'dealerApplication',
    '/visits': 'visit',
    '/stores/renovation': 'renovation',
    '/promotions/claims': 'expenseClaim',
  },
  dp: { '/retail-orders/returns': 'retailReturn' },
}

interface OwnForm {
  readonly kind: ApplicationKind
  /** Where the created record is listed. */
  readonly list: string
}

/** The menu pages that are forms themselves: what they make has a list of its own. */
export const formPages: Readonly<Record<SpecifiedSubApp, Readonly<Record<string, OwnForm>>>> = {
  oms: { '/pickups/bookings': { kind: 'pickup', list: '/pickups' } },
  ltc: { '/projects/new': { kind: 'project', list: '/projects' } },
  czdp: {},
  dp: {
    '/retail-orders/new': { kind: 'retailOrder', list: '/retail-orders' },
    '/pickups/new': { kind: 'retailPickup', list: '/pickups' },
  },
}

/** Where the form of a list of applications is. */
export const formBelow = (list: string): string => `${list}/new`

/** Where a form is filled in that a record leads to by its menu page. */
export const formPath = (identity: SpecifiedSubApp, path: string): string =>
  path in applicationPages[identity] ? formBelow(path) : path

/** The kind of application of a menu page; undefined if it is no form. */
export const kindOfForm = (identity: SpecifiedSubApp, path: string): ApplicationKind | undefined =>
  applicationPages[identity][path] ?? formPages[identity][path]?.kind
