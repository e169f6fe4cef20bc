import type { EntryKind } from './entry-kind.ts'
import { english } from './field-parts.ts'

export const notice = {
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

export const lookup = {
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
