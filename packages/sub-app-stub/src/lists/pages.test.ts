import { specifiedSubApps } from '@portal/protocol/systems'
import { describe, expect, it } from 'vitest'
import { applicationPages, formBelow, formPages } from '../forms/pages.ts'
import { pagePaths } from '../i18n/page-names.ts'
import { listPages } from './pages.ts'

/** Pages of their own, forms among them. */
const orderForms: Readonly<Record<string, readonly string[]>> = {
  oms: [
    ...['/orders/ceramic/new', '/orders/bathroom/new'],
    ...['/orders/ceramic/import', '/orders/bathroom/import'],
  ],
}
const others: Readonly<Record<string, readonly string[]>> = {
  oms: ['/balance', '/account-freeze', '/products'],
  czdp: ['/targets'],
  dp: ['/designs'],
}

describe.each(specifiedSubApps)('the menu pages of %s', (app) => {
  const lists = Object.keys(listPages[app])
  const forms = [...Object.keys(formPages[app]), ...(orderForms[app] ?? [])]

  it('each have content of their own', () => {
    const all = ['/home', '/approvals', ...lists, ...forms, ...(others[app] ?? [])]
    expect(all.toSorted()).toEqual([...pagePaths(app)].toSorted())
  })

  it('lead to a form where they offer to make something new', () => {
    const offered = Object.values(listPages[app]).flatMap(({ create }) => create ?? [])
    const below = Object.keys(applicationPages[app]).map(formBelow)
    expect([...forms, ...below]).toEqual(expect.arrayContaining(offered))
  })

  it('show a number that opens a record among their columns', () => {
    for (const { columns, number, hasDetail } of Object.values(listPages[app])) {
      if (hasDetail) expect(columns.map(({ field }) => field)).toContain(number)
    }
  })
})
