import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import yanchuan from '../../../../fixtures/companies/yanchuan/public/config.json' with { type: 'json' }
import yunpu from '../../../../fixtures/companies/yunpu/public/config.json' with { type: 'json' }
import { systemsTable } from '../systems.ts'
import { type MenuRefusal, menuTarget } from './menu-address.ts'

/** Companies whose systems, sub-apps and child roots differ; `other` is embedded too, `window` opens in a window. */
const companies = [
  { name: 'yanchuan', config: yanchuan, systems: undefined, other: ['WYDP', 'dp'], window: 'CRM' },
  { name: 'yunpu', config: yunpu, systems: yunpu.systems, other: ['SCM', 'scm'], window: 'WYDP' },
] as const

const menu = (path: string) => ({ path, htmlUrl: null })
const web = (htmlUrl: string) => ({ path: '/x', htmlUrl })

describe.each(companies)('where a menu item of $name leads [S-2.21] [S-3.5]', (company) => {
  const { childRoot } = company.config
  const [other, otherApp] = company.other
  const home = 'https://portal.example/base/'
  const place = { systems: systemsTable(company.systems), childRoot, home: () => home }
  const inside = (path: string, app: string = 'oms') => ({ kind: 'sub-app', app, path })
  const portal = (path: string) => ({ kind: 'portal', path })
  const inWindow = (path: string) => ({ kind: 'system-window', systemCode: company.window, path })
  const external = (url: string) => ({ kind: 'external', url })

  it.each<[string | undefined, Parameters<typeof menuTarget>[1], object]>([
    // Inside the system of the menu.
    ['OSS', menu('/orders/all'), inside('/orders/all')],
    ['OSS', menu('orders/all'), inside('/orders/all')],
    ['OSS', menu('./orders/all'), inside('/orders/all')],
    ['OSS', menu(' /orders/all '), inside('/orders/all')],
    ['OSS', menu('/orders?status=a b&x=/y'), inside('/orders?status=a%20b&x=/y')],
    ['OSS', menu('?status=new'), inside('/?status=new')],
    ['OSS', menu('/orders#top'), inside('/orders')],
    ['OSS', menu('/orders/../approvals'), inside('/approvals')],
    ['OSS', menu('/'), inside('/')],
    ['OSS', menu('/a b'), inside('/a%20b')],
    ['OSS', menu('/订单/全部'), inside('/%E8%AE%A2%E5%8D%95/%E5%85%A8%E9%83%A8')],
    ['OSS', menu('/discounts/100%'), inside('/discounts/100%25')],
    ['OSS', menu('/orders/a%2Fb.1'), inside('/orders/a%2Fb.1')],
    ['OSS', menu('/orders:new'), inside('/orders:new')],
    ['OSS', menu('/approvals'), inside('/approvals')],
    [other, menu('/plans'), inside('/plans', otherApp)],
    // Written for a hash router.
    ['OSS', menu('/#/orders/all'), inside('/orders/all')],
    ['OSS', menu('#/orders/all?a=1'), inside('/orders/all?a=1')],
    ['OSS', menu('#!/orders'), inside('/orders')],
    ['OSS', menu(`/${childRoot}/oms/#/orders`), inside('/orders')],
    // With the prefix of a sub-app (§2): of its own or of another one.
    ['OSS', menu(`/${childRoot}/oms/orders/all?a=1`), inside('/orders/all?a=1')],
    ['OSS', menu(`${childRoot}/oms/orders/all`), inside('/orders/all')],
    ['OSS', menu(`/${childRoot}/app-oms/orders/all`), inside('/orders/all')],
    ['OSS', menu(`/${childRoot}/oms`), inside('/')],
    ['OSS', menu(`/${childRoot}/oms/dashboard`), inside('/dashboard')],
    ['OSS', menu(`/${childRoot}/${otherApp}/plans`), inside('/plans', otherApp)],
    ['OSS', web(`/${childRoot}/oms/orders`), inside('/orders')],
    [company.window, menu(`/${childRoot}/oms/orders`), inside('/orders')],
    // Routes of the portal (§2).
    ['OSS', menu('/dashboard'), portal('/dashboard')],
    ['OSS', menu('dashboard'), portal('/dashboard')],
    ['OSS', menu('/notification/list?unread=1'), portal('/notification/list?unread=1')],
    ['OSS', menu('/notification/detail-1.5-policy-2'), portal('/notification/detail-1.5-policy-2')],
    ['OSS', menu('/announcement/policyDetails?id=5'), portal('/announcement/policyDetails?id=5')],
    ['OSS', web('/dashboard'), portal('/dashboard')],
    [undefined, menu('/anything/else?a=1'), portal('/anything/else?a=1')],
    [undefined, menu(`/${childRoot}/oms/surveys/3`), inside('/surveys/3')],
    // In a window of the system's own.
    [company.window, menu('/customers'), inWindow('/customers')],
    [company.window, menu('customers?a=1'), inWindow('/customers?a=1')],
    [company.window, menu('/#/customers'), inWindow('/#/customers')],
    [company.window, menu('/dashboard'), inWindow('/dashboard')],
    [company.window, menu(`/${childRoot}/customers`), inWindow(`/${childRoot}/customers`)],
    // Elsewhere in the web.
    ['OSS', web('https://docs.example/a?b=1#/c'), external('https://docs.example/a?b=1#/c')],
    ['OSS', menu('https://docs.example/a'), external('https://docs.example/a')],
    ['OSS', web('//docs.example/p'), external('https://docs.example/p')],
    ['OSS', web('/local/page.html'), external('https://portal.example/local/page.html')],
    ['OSS', web('local/page.html'), external('https://portal.example/base/local/page.html')],
    ['OSS', { path: '/orders', htmlUrl: ' ' }, inside('/orders')],
  ])('%s %j', (systemCode, item, target) => {
    expect(menuTarget(systemCode, item, place)).toEqual(target)
  })

  it.each<[string, MenuRefusal, Parameters<typeof menuTarget>[1]]>([
    ['', 'empty', menu('')],
    ['#', 'empty', menu('#')],
    ['//evil.example/x', 'otherSite', menu('//evil.example/x')],
    ['/x/..//evil.example', 'otherSite', menu('/x/..//evil.example')],
    [`/${childRoot}/oms//evil.example`, 'otherSite', menu(`/${childRoot}/oms//evil.example`)],
    ['/#//evil.example', 'otherSite', menu('/#//evil.example')],
    ['../secret', 'climbs', menu('../secret')],
    ['/orders/../../secret', 'climbs', menu('/orders/../../secret')],
    ['/%2e%2e/secret', 'climbs', menu('/%2e%2e/secret')],
    ['/\\evil.example', 'malformed', menu('/\\evil.example')],
    ['/\t/evil.example', 'malformed', menu('/\t/evil.example')],
    ['https://[', 'malformed', web('https://[')],
    ['javascript:alert(1)', 'scheme', menu('javascript:alert(1)')],
    ['JavaScript:alert(1)', 'scheme', web('JavaScript:alert(1)')],
    ['data:text/html,x', 'scheme', web('data:text/html,x')],
    ['ftp://files.example', 'scheme', web('ftp://files.example')],
    [`/${childRoot}/unknown/orders`, 'unknownApp', menu(`/${childRoot}/unknown/orders`)],
    ['/orders#/detail/3', 'hashRoute', menu('/orders#/detail/3')],
  ])('%s is refused: %s', (address, reason, item) => {
    expect(menuTarget('OSS', item, place)).toEqual({ kind: 'refused', address, reason })
  })

  it('never leaves the origin but by an address that says so, and taken again a page stays the same', () => {
    const systems = fc.constantFrom('OSS', company.window, undefined)
    const hostile = fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'a', '%', '[') })
    fc.assert(
      fc.property(systems, fc.oneof(hostile, fc.string(), fc.webPath(), fc.webUrl()), (system, path) => {
        const target = menuTarget(system, menu(path), place)
        if (target.kind === 'refused') return
        if (target.kind === 'external') expect(path.trim()).toMatch(/^https?:/i)
        else {
          expect(new URL(target.path, home).origin).toBe('https://portal.example')
          expect(menuTarget(system, menu(target.path), place)).toEqual(target)
        }
      }),
    )
  })
})
