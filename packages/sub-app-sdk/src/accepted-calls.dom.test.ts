import { describe, expect, it, vi } from 'vitest'
import { expectListening, expectObject, ownPath } from './accepted-calls.ts'
import type { PortalBridge } from './bridge.ts'
import { createStandalone } from './standalone.ts'
import { fakeBridge } from './testing/fake-bridge.ts'

describe('a path of a sub-app', () => {
  it.each([
    ['/', '/'],
    ['/orders?status=new#top', '/orders?status=new'],
    ['/orders/../approvals', '/approvals'],
    ['/orders/100%?rate=5%', '/orders/100%25?rate=5%25'],
    ['/orders/%E8%AE%A2', '/orders/%E8%AE%A2'],
  ])('%s is taken as %s', (path, clean) => {
    expect(ownPath('navigate', path)).toBe(clean)
  })

  it('has its fragment where a page says where it is', () => {
    expect(ownPath('onRouteChange', '/orders?status=new#top')).toBe('/orders?status=new#top')
  })

  it.each([
    ['orders', 'got "orders"'],
    ['', 'got ""'],
    ['//evil.example', 'got "//evil.example"'],
    ['/a/..//evil.example', 'got "/a/..//evil.example"'],
    ['/\\evil.example', 'neither spaces nor backslashes'],
    ['/new order', 'neither spaces nor backslashes'],
    ['https://evil.example', 'got "https://evil.example"'],
    [undefined, 'got undefined'],
    [{ path: '/orders' }, 'got an object'],
  ])('%j is refused', (path, said) => {
    const take = () => ownPath('onRouteChange', path)
    expect(take).toThrow(TypeError)
    expect(take).toThrow('bridge.onRouteChange expects a path that starts with one slash')
    expect(take).toThrow(said)
  })
})

describe('listening', () => {
  it.each(['languageChanged', 'tabActive', 'routeRequested', 'signingOut'])('to %s is possible', (event) => {
    expect(() => expectListening(event, () => {})).not.toThrow()
  })

  it.each(['langChanged', 'toString', '__proto__', '', undefined])(
    'to %j names the events there are',
    (event) => {
      expect(() => expectListening(event, () => {})).toThrow(
        /^bridge\.on: no event .*; this portal has certificateChanged, .*, signingOut$/,
      )
    },
  )

  it.each([undefined, null, 'refresh', {}])('with %j in place of a function is refused', (listener) => {
    expect(() => expectListening('languageChanged', listener)).toThrow(
      'bridge.on: "languageChanged" expects a function to call, got',
    )
  })
})

it.each([
  [
    'openTab',
    undefined,
    'bridge.openTab expects an object such as { path: "/orders", title: "Orders" }, got undefined',
  ],
  ['openTab', '/orders', 'got "/orders"'],
  [
    'notify',
    'Saved',
    'bridge.notify expects an object such as { kind: "success", text: "Saved" }, got "Saved"',
  ],
  [
    'request',
    null,
    'bridge.request expects an object such as { method: "GET", url: "/api/…", headers: {} }, got null',
  ],
] as const)('%s of %j says what it expects', (caller, value, said) => {
  const take = () => expectObject(caller, value)
  expect(take).toThrow(TypeError)
  expect(take).toThrow(said)
})

/** Values that plain JavaScript may pass despite the types. */
type Untyped = Record<keyof PortalBridge, (...given: readonly unknown[]) => unknown>

const page = { say() {}, certificateRefused() {} }
const portals: readonly (readonly [string, () => PortalBridge])[] = [
  ['the stand-in', () => createStandalone(new URL('http://localhost:7101/'), page, vi.fn()).bridge],
  ['the portal in memory', fakeBridge],
]

describe.each(portals)('%s refuses what the portal refuses', (_portal, create) => {
  it.each([
    ['on', ['langChanged', () => {}], 'bridge.on: no event "langChanged"'],
    ['on', ['languageChanged'], 'bridge.on: "languageChanged" expects a function'],
    ['openTab', [], 'bridge.openTab expects an object'],
    ['openTab', [{ path: 'orders' }], 'bridge.openTab expects a path'],
    ['navigate', ['orders'], 'bridge.navigate expects a path'],
    ['onRouteChange', ['orders'], 'bridge.onRouteChange expects a path'],
    ['notify', ['Saved'], 'bridge.notify expects an object'],
    ['request', [], 'bridge.request expects an object'],
    ['request', [{ method: 'GET', url: 'orders' }], 'bridge.request expects a path'],
  ] as const)('%s(%j)', async (name, given, said) => {
    const bridge = create() as unknown as Untyped
    await expect(async () => bridge[name](...given)).rejects.toThrow(said)
  })
})
