import { english } from './entry-fields.ts'
import type { EntryKind } from './entry-kind.ts'
import { menu, role, user } from './people-kinds.ts'

const notice = {
  plural: 'notices',
  says: 'notice to people',
  key: ['system', 'title'],
  fields: {
    title: { says: 'title', form: 'text', usual: 'the name of its type' },
    titleEn: english('title', 'none'),
    type: { says: 'code of the lookup NOTICE_TYPE', form: 'code', usual: 'announcement' },
    for: {
      says: 'who gets it: all, staff, sales, distributor, or names of users',
      form: 'code',
      isList: true,
      isUnordered: true,
      one: 'for',
      usual: 'all',
    },
    from: { says: 'when it begins', form: 'time', usual: 'now' },
    until: { says: 'when it ends', form: 'time', usual: '+14d' },
    link: { says: 'where it leads: a path of the portal, or an address', form: 'text', usual: 'nowhere' },
    body: { says: 'text of the notice, HTML', form: 'text', longest: 200_000, usual: 'its title' },
    onHomePage: {
      says: 'whether it opens by itself on the home page',
      form: 'flag',
      usual: 'true for a questionnaire',
    },
    status: { says: 'code of the lookup NOTICE_STATUS', form: 'code', usual: 'published' },
    system: { says: 'system that sends it', form: 'code', usual: 'IMS' },
  },
  generated: {
    count: 20,
    fields: ['type', 'for', 'from', 'until', 'link', 'onHomePage', 'status', 'system'],
  },
  example: '--type questionnaire --for wangjing --from now --until +7d --link /child/oms/home',
} as const satisfies EntryKind

const lookup = {
  plural: 'lookups',
  says: 'code of a code table',
  key: ['system', 'type', 'code'],
  fields: {
    system: { says: 'system of the table', form: 'code', usual: 'IMS' },
    type: { says: 'name of the table', form: 'code', isRequired: true },
    code: { says: 'code', form: 'code', isRequired: true },
    name: { says: 'name that people read', form: 'text', usual: 'the code' },
    nameEn: english('name that people read', 'the name'),
    order: { says: 'place in the table, from 0', form: 'number', usual: 'the last' },
  },
  example: '--type NOTICE_TYPE --code outage --name 系统维护 --name-en Maintenance',
} as const satisfies EntryKind

const units = ['ceramic', 'bathroom'] as const

const order = {
  plural: 'orders',
  says: 'sales order of a distributor',
  key: ['number'],
  fields: {
    number: { says: 'number of the order', form: 'code', usual: 'the next free one' },
    distributor: { says: 'who orders', form: 'code', refersTo: 'distributor', isRequired: true },
    unit: {
      says: 'business unit',
      form: 'code',
      values: units,
      usual: "that of the distributor's first sale area",
    },
    lines: {
      says: 'what is ordered',
      form: 'line',
      isList: true,
      one: 'line',
      usual: 'one product of the unit',
    },
    status: {
      says: 'how far it is',
      form: 'code',
      values: ['draft', 'submitted', 'approved', 'producing', 'shipped', 'completed', 'cancelled'],
      usual: 'submitted',
    },
    ordered: { says: 'when it was placed', form: 'time', usual: 'now' },
    delivery: { says: 'when it is to be delivered', form: 'time', usual: '+14d' },
    by: {
      says: 'user who placed it',
      form: 'code',
      refersTo: 'user',
      usual: "a person of the distributor's, else a sales person",
    },
    remark: { says: 'remark', form: 'text', usual: 'none' },
  },
  generated: { count: 1000, fields: ['distributor', 'unit', 'status', 'ordered', 'delivery', 'by'] },
  example: '--distributor D1001 --line T1001*40 --line T1002*80 --status approved --ordered -2d',
} as const satisfies EntryKind

const approval = {
  plural: 'approvals',
  says: 'approval of an order, a project, a contract or an application',
  key: ['of'],
  fields: {
    of: { says: 'number of the order, the project or the contract', form: 'code', isRequired: true },
    approvers: {
      says: 'users who decide, one step after the other',
      form: 'code',
      isList: true,
      one: 'approver',
      refersTo: 'user',
      isRequired: true,
    },
    applicant: {
      says: 'user who applies',
      form: 'code',
      refersTo: 'user',
      usual: 'who placed the order, else a sales person',
    },
    title: { says: 'title', form: 'text', usual: 'made of its kind and number' },
    titleEn: english('title', 'made of its kind and number'),
    started: { says: 'when it was applied for', form: 'time', usual: 'now' },
    approved: { says: 'how many steps are approved already', form: 'number', usual: '0' },
  },
  generated: { count: 100, fields: [] },
  example: '--of TC10000012 --approver wangjing --approver lihao --approved 0 --update',
} as const satisfies EntryKind

const account = {
  plural: 'accounts',
  says: "distributor's account",
  key: ['distributor'],
  isAlwaysThere: true,
  fields: {
    distributor: { says: 'whose account it is', form: 'code', refersTo: 'distributor', isRequired: true },
    frozen: { says: 'reason for which it takes no orders, or no', form: 'text', usual: 'no' },
    level: { says: 'level of the distributor', form: 'code', values: ['A', 'B', 'C'], usual: 'B' },
    balance: { says: 'money there is', form: 'amount', usual: '0' },
    creditLimit: { says: 'credit granted', form: 'amount', usual: '0' },
  },
  example: '--distributor D1001 --frozen 授信额度超期未还 --balance 0',
} as const satisfies EntryKind

const saleArea = {
  plural: 'sale-areas',
  says: 'sale area in which a distributor buys',
  key: ['distributor', 'organization', 'channel'],
  fields: {
    distributor: { says: 'who buys there', form: 'code', refersTo: 'distributor', isRequired: true },
    unit: { says: 'business unit', form: 'code', values: units, isRequired: true },
    organization: { says: 'code of the sales organization', form: 'code', isRequired: true },
    channel: { says: 'code of the distribution channel', form: 'code', isRequired: true },
    organizationName: {
      says: 'name of the sales organization',
      form: 'text',
      usual: 'as in other sale areas, else its code',
    },
    channelName: {
      says: 'name of the distribution channel',
      form: 'text',
      usual: 'as in other sale areas, else its code',
    },
    businessType: {
      says: 'business type of the sales organization',
      form: 'text',
      usual: 'the business unit',
    },
    company: { says: 'code of the company', form: 'code', usual: '1000' },
  },
  example: '--distributor D1001 --unit bathroom --organization 2010 --channel 10',
} as const satisfies EntryKind

/**
 * What can be put into a world item by item; command line, files, scenarios, the control API and documents derive from
 * this table. `name` is the word that people use, whatever the column's name. Referenced kinds come first, which is the
 * order of scenarios.
 */
export const entryKinds = {
  ...{ lookup, role, 'sale-area': saleArea, account, user, menu, notice, order, approval },
} as const satisfies Readonly<Record<string, EntryKind>>

export type EntryKindName = keyof typeof entryKinds
export const entryKindNames = Object.keys(entryKinds) as readonly EntryKindName[] // keys of a const object are its names

/** A kind without the narrow types of its fields. */
export const entryKindOf = (name: EntryKindName): EntryKind => entryKinds[name]

type ValueOf<Field> = Field extends { readonly isList: true }
  ? readonly string[]
  : Field extends { readonly form: 'flag' }
    ? boolean
    : Field extends { readonly form: 'number' | 'amount' }
      ? number
      : string

/** The fields that an entry of a kind may have, as they are once they were read. */
export type EntryOf<Kind extends EntryKindName> = {
  readonly [Field in keyof (typeof entryKinds)[Kind]['fields']]?: ValueOf<
    (typeof entryKinds)[Kind]['fields'][Field]
  >
}
