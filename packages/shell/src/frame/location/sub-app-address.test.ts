import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { subAppNames } from '../../lib/config/runtime-config.ts'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { hostRouteTarget, parseSubAppAddress, subAppAddress } from './sub-app-address.ts'

describe("the address of a sub-app's page", () => {
  it.each([
    ['oms', '/orders/ceramic', '/child/oms/orders/ceramic'],
    ['dp', '/pickups?status=new', '/child/dp/pickups?status=new'],
    ['oms', '/orders/ceramic/', '/child/oms/orders/ceramic'],
    ['ltc', '/', '/child/ltc/'],
    ['ltc', '//evil.example', undefined],
    ['ltc', 'contracts', undefined],
  ] as const)('%s %s is %s [S-2.12] [S-2.20]', (app, path, address) => {
    expect(subAppAddress('child', app, path)).toBe(address)
  })

  it.each([
    ['/child/oms/orders/ceramic', { app: 'oms', path: '/orders/ceramic' }],
    ['/child/oms/orders/ceramic/', { app: 'oms', path: '/orders/ceramic' }],
    ['/child/oms', { app: 'oms', path: '/' }],
    ['/child/oms?menu=1', { app: 'oms', path: '/?menu=1' }],
    ['/child/czdp/dealers?city=x', { app: 'czdp', path: '/dealers?city=x' }],
    ['/child/unknown/orders', undefined],
    ['/children/oms/orders', undefined],
    ['/child/', undefined],
    ['/child/oms//evil.example', undefined],
    ['/dashboard', undefined],
  ])('%s names %o [S-2.21]', (address, location) => {
    expect(parseSubAppAddress('child', address)).toEqual(location)
  })

  it('names a page of a sub-app that the installation has added', () => {
    setDemoConfig({ systems: { SHOP: { app: 'shop' } } })
    onTestFinished(() => setDemoConfig())
    expect(parseSubAppAddress('child', '/child/shop/carts')).toEqual({ app: 'shop', path: '/carts' })
  })

  it('names the page it was made for, under any child root', () => {
    const root = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
    fc.assert(
      fc.property(root, fc.constantFrom(...subAppNames()), fc.webPath(), (childRoot, app, path) => {
        const address = subAppAddress(childRoot, app, path)
        if (address === undefined) return
        const location = parseSubAppAddress(childRoot, address)
        expect(location?.app).toBe(app)
        expect(subAppAddress(childRoot, app, location?.path ?? '')).toBe(address)
      }),
    )
  })

  it('never takes an address outside the child root for a sub-app [S-2.21]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.startsWith('/child/'))
        expect(parseSubAppAddress('child', text)).toBeUndefined()
      }),
    )
  })
})

describe('the documented host route of a sub-app (specification §2)', () => {
  it.each(subAppNames())('of %s leads to its pages, query and fragment included [S-2.12]', (app) => {
    const page = '/orders/1?tab=a%2Fb#top'
    expect(hostRouteTarget('sub/apps', `/sub/apps/app-${app}${page}`)).toBe(`/sub/apps/${app}${page}`)
    expect(hostRouteTarget('child', `/child/app-${app}`)).toBe(`/child/${app}`)
    expect(hostRouteTarget('child', `/child/app-${app}?menu=1`)).toBe(`/child/${app}?menu=1`)
  })

  it.each([
    '/child/app-unknown/orders',
    '/child/app-',
    '/child/oms/app-oms',
    '/app-oms/orders',
    '/child/app-oms-2/orders',
  ])('is not %s', (address) => {
    expect(hostRouteTarget('child', address)).toBeUndefined()
  })
})
