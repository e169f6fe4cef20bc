import { english } from './entry-fields.ts'
import type { EntryKind } from './entry-kind.ts'

export const menuIcons = [
  ...[
    'home',
    'shopping-cart',
    'file-text',
    'profile',
    'shop',
    'car',
    'team',
    'audit',
    'calculator',
    'bar-chart',
  ],
  ...[
    'appstore',
    'gift',
    'tool',
    'bank',
    'solution',
    'notification',
    'setting',
    'folder',
    'container',
    'tags',
  ],
]
const responsibilities = (says: string, usual: string) =>
  ({ says, form: 'code', isList: true, one: 'responsibility', refersTo: 'responsibility', usual }) as const
const departments = (says: string, usual: string) =>
  ({ says, form: 'code', isList: true, one: 'department', refersTo: 'department', usual }) as const

export const user = {
  plural: 'users',
  says: 'user, who signs in with the demo password unless another is given',
  key: ['name'],
  fields: {
    name: { says: 'name to sign in with', form: 'code', isRequired: true },
    fullName: { says: 'name of the person', form: 'text', usual: 'the name to sign in with' },
    fullNameEn: english('name of the person', 'the full name'),
    kind: {
      says: 'what the user is to the company',
      form: 'code',
      values: ['staff', 'sales', 'distributor'],
      usual: 'distributor where one is named, else staff',
    },
    responsibilities: responsibilities('responsibilities held, the first one to start with', 'none'),
    departments: departments('departments of the user', 'those that use the systems of the responsibilities'),
    positions: {
      says: 'job posts, the first is the default',
      form: 'position',
      isList: true,
      one: 'position',
      usual: 'none',
    },
    distributor: {
      says: 'distributor the user works for',
      form: 'code',
      refersTo: 'distributor',
      usual: 'none',
    },
    phone: { says: 'telephone number', form: 'phone', usual: 'an invented one' },
    email: { says: 'e-mail address', form: 'text', usual: 'none' },
    twoFactor: { says: 'whether signing in takes a second step', form: 'flag', usual: 'false' },
    password: { says: 'password of its own', form: 'password', usual: 'the demo password' },
  },
  generated: {
    count: 100,
    fields: ['kind', 'responsibilities', 'departments', 'positions', 'distributor', 'twoFactor'],
  },
  example:
    '--name zhaolei --full-name 赵磊 --responsibility LTC_MANAGER --department CERAMIC --position 业务经理',
} as const satisfies EntryKind

export const role = {
  plural: 'roles',
  says: 'responsibility, a role in one system',
  key: ['name'],
  fields: {
    name: { says: 'code of the responsibility', form: 'code', isRequired: true },
    system: { says: 'system it belongs to', form: 'code', refersTo: 'system', isRequired: true },
    title: { says: 'name that people read', form: 'text', usual: 'the code' },
    titleEn: english('name that people read', 'the title'),
    like: {
      says: 'responsibility whose menu items it sees, too',
      form: 'code',
      refersTo: 'responsibility',
      usual: 'none',
    },
  },
  generated: { count: 10, fields: ['system', 'like'] },
  example: '--name LTC_AUDITOR --system LTC --title 审计员 --like LTC_CLERK',
} as const satisfies EntryKind

export const menu = {
  plural: 'menus',
  says: 'menu item of a system, at any level',
  key: ['system', 'code'],
  fields: {
    system: { says: 'system in whose menu it is', form: 'code', refersTo: 'system', isRequired: true },
    code: { says: 'code of the item', form: 'code', usual: 'made of its path' },
    under: {
      says: 'code of the item above it',
      form: 'code',
      refersTo: 'menu',
      usual: 'none: the first level',
    },
    name: { says: 'name that people read', form: 'text', isRequired: true },
    nameEn: english('name that people read', 'the name'),
    path: { says: 'path inside the sub-app, or of a group', form: 'path', isRequired: true },
    responsibilities: {
      ...responsibilities('responsibilities that see it', 'those of the item above, or all of its system'),
      one: 'role',
      isUnordered: true,
    },
    departments: {
      ...departments('departments that see it', 'those of the item above, or all of its system'),
      isUnordered: true,
    },
    icon: { says: 'icon before its name', form: 'code', values: menuIcons, usual: 'none' },
    description: { says: 'what the page is for', form: 'text', usual: 'none' },
    disabled: { says: 'whether it is switched off', form: 'flag', usual: 'false' },
    order: { says: 'place among its neighbours, from 0', form: 'number', usual: 'the last' },
  },
  generated: { count: 50, fields: ['system', 'under', 'responsibilities', 'departments', 'icon'] },
  example: '--system OSS --under OSS_ORDERS --name 特价订单 --path /orders/special --role LTC_MANAGER',
} as const satisfies EntryKind
