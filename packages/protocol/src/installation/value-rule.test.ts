import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { completeConfigRules, configProblems } from './config-rules.ts'
import { configSchema } from './config-schema.ts'
import { minimalConfig } from './testing/minimal-config.ts'
import { type ConfigProblem, problemInWords, problemsIn } from './value-rule.ts'

it('a sub-app without an entry is reported with how its system loads without it', () => {
  const values = { systems: '{"LTC": {}}' }
  expect(problemInWords({ field: 'subApps.ltc', expected: 'entry', values })).toBe(
    'subApps.ltc is missing: name where this sub-app is loaded from, or take it out of the portal with "systems": {"LTC": {}}',
  )
})

const problems = (change: Readonly<Record<string, unknown>>) =>
  problemsIn(completeConfigRules, { ...minimalConfig, ...change })

const provider = { url: 'https://id.test/authorize?x=1', system: 'OA', loginType: 'sso' }
const chat = { host: 'https://crm.test', chat: 'https://chat.test/start?lang=zh' }

describe('the runtime configuration', () => {
  it.each([
    ['complete', {}],
    ['with a backend elsewhere', { apiBase: 'https://api.test/v1' }],
    ['with a backend below a path', { apiBase: '/backend' }],
    [
      'with a camera for a page in an iframe',
      { subApps: { oms: { entry: '/oms/', host: 'iframe', allow: ['camera', 'display-capture'] } } },
    ],
    ['with a limit of living pages', { maxLiveSubApps: 3 }],
    ['with a title in some languages', { productTitle: { en: 'Portal', ja: 'ポータル' } }],
    ['with a name', { branding: { company: 'Lanting' } }],
    ['with a theme style sheet', { themeStylesheet: 'https://cdn.test/theme-{color}.css' }],
    ['with a page for some', { routeRoles: { '/dashboard': ['LTC_MANAGER', 'LTC_CLERK'] } }],
    ['with a service desk', { serviceDesk: 'https://desk.test/' }],
    ['with a chat', { customerService: chat }],
    ['with an identity provider', { signOn: provider }],
    ['with a sign-in by phone', { phoneSignIn: true }],
    ['with hosts to go to', { allowedRedirectHosts: ['crm.test', '10.0.0.7:8443'] }],
    ['with a path of its own for a call', { callPaths: { findNoticeList: '/notices' } }],
    ['without a call beyond the specification', { callPaths: { approveTask: null } }],
    ['with spellings of units', { mappings: { businessUnits: { 瓷砖: 'ceramic' }, noticeSystem: 'MSG' } }],
    ['with another order of places', { callPaths: { ssoWindow: '/go/{certificate}/{systemCode}' } }],
    ['with dots in a path', { callPaths: { login: '/v1.2/..login/' } }],
    ['with a root like a page of the portal', { childRoot: 'logins' }],
    ['with remarks', { $schema: './config.schema.json', comment: 'ours', 'comment 2': [], 'x-owner': {} }],
    ['with a remark in a group', { customerService: { ...chat, comment: 'the new one' } }],
  ])('%s is accepted', (_case, change) => {
    expect(problems(change)).toEqual([])
  })

  it.each<[unknown, ConfigProblem['expected'], string, Readonly<Record<string, unknown>>]>([
    [' ', 'words', 'productTitle', { productTitle: ' ' }],
    ['no text', 'words', 'productTitle', { productTitle: {} }],
    ['another language', 'words', 'branding.company', { branding: { company: { fr: 'Lanting' } } }],
    ['javascript:…', 'address', 'branding.logo', { branding: { logo: 'javascript:1' } }],
    ['a name', 'color', 'themeColor', { themeColor: 'red' }],
    ['https://api.test/', 'base', 'apiBase', { apiBase: 'https://api.test/' }],
    ['//api.test', 'base', 'apiBase', { apiBase: '//api.test' }],
    ['javascript:alert(1)', 'base', 'apiBase', { apiBase: 'javascript:alert(1)' }],
    ['a/b', 'childRoot', 'childRoot', { childRoot: 'a/b' }],
    ['', 'childRoot', 'childRoot', { childRoot: '' }],
    ['login', 'childRoot', 'childRoot', { childRoot: 'login' }],
    ['api', 'childRoot', 'childRoot', { childRoot: 'api' }],
    ['__portal', 'childRoot', 'childRoot', { childRoot: '__portal' }],
    ['short', 'key', 'cipherKey', { cipherKey: 'short' }],
    ['瓷砖…', 'key', 'cipherKey', { cipherKey: '瓷砖卫浴墙面门户密钥一二三四五六' }],
    ['staging', 'environment', 'environment', { environment: 'staging' }],
    ['yes', 'flag', 'reloginInPlace', { reloginInPlace: 'yes' }],
    [1, 'flag', 'showSettings', { showSettings: 1 }],
    ['a list', 'roles', 'routeRoles', { routeRoles: ['/dashboard'] }],
    ['no list', 'roles', 'routeRoles./dashboard', { routeRoles: { '/dashboard': 'LTC_MANAGER' } }],
    ['no code', 'roles', 'routeRoles./dashboard', { routeRoles: { '/dashboard': [] } }],
    ['an empty code', 'text', 'routeRoles./dashboard.1', { routeRoles: { '/dashboard': ['A', ''] } }],
    ['an address', 'host', 'allowedRedirectHosts.0', { allowedRedirectHosts: ['https://crm.test'] }],
    ['every host', 'host', 'allowedRedirectHosts.0', { allowedRedirectHosts: ['*.crm.test'] }],
    ['one host', 'host', 'allowedRedirectHosts', { allowedRedirectHosts: 'crm.test' }],
    [
      'one name',
      'permissions',
      'subApps.oms.allow',
      { subApps: { oms: { entry: '/oms/', allow: 'camera' } } },
    ],
    [
      'another directive',
      'permissions',
      'subApps.oms.allow.0',
      { subApps: { oms: { entry: '/oms/', allow: ['camera *; microphone'] } } },
    ],
    ['javascript:…', 'address', 'serviceDesk', { serviceDesk: 'javascript:alert(1)' }],
    ['//cdn.test/…', 'address', 'themeStylesheet', { themeStylesheet: '//cdn.test/theme.css' }],
    ['a misspelt name', 'nothing', 'tablimit', { tablimit: 20 }],
    ['no page', 'address', 'signOn.url', { signOn: { ...provider, url: undefined } }],
    ['no name', 'text', 'signOn.system', { signOn: { ...provider, system: '' } }],
    ['a number', 'text', 'signOn.loginType', { signOn: { ...provider, loginType: 1 } }],
    ['nothing', 'base', 'customerService.host', { customerService: { ...chat, host: undefined } }],
    [
      'javascript:…',
      'address',
      'customerService.chat',
      { customerService: { ...chat, chat: 'javascript:1' } },
    ],
    ['nothing', 'address', 'subApps.oms.entry', { subApps: { ...minimalConfig.subApps, oms: {} } }],
    ['//x/', 'address', 'subApps.oms.entry', { subApps: { oms: { entry: '//x/' } } }],
    ['two parts', 'folder', 'subApps.a/b', { subApps: { 'a/b': { entry: '/a/' } } }],
    ['a prototype', 'folder', 'subApps.__proto__', { subApps: JSON.parse('{"__proto__": {}}') }],
    ['an unsafe name', 'folder', 'systems.SHOP.app', { systems: { SHOP: { app: '../shop' } } }],
    ['an empty code', 'text', 'systems.', { systems: { '': {} } }],
    ['a word', 'flag', 'systems.SHOP.ssoJump', { systems: { SHOP: { ssoJump: 'yes' } } }],
    ['an unknown call', 'nothing', 'callPaths.findNotices', { callPaths: { findNotices: '/notices' } }],
    ['no path of a documented call', 'callPath', 'callPaths.login', { callPaths: { login: null } }],
    [
      'another unit',
      'unit',
      'mappings.businessUnits.墙面',
      { mappings: { businessUnits: { 墙面: 'wall' } } },
    ],
    ['one field', 'fields', 'mappings.errorMessageFields', { mappings: { errorMessageFields: 'msg' } }],
    ['a relative path', 'callPath', 'callPaths.login', { callPaths: { login: 'login' } }],
    ['another host', 'callPath', 'callPaths.login', { callPaths: { login: '//x.test/login' } }],
    ['a part ..', 'callPath', 'callPaths.login', { callPaths: { login: '/a/../b' } }],
    ['a part .. at the end', 'callPath', 'callPaths.login', { callPaths: { login: '/a/..' } }],
    ['an encoded part .', 'callPath', 'callPaths.login', { callPaths: { login: '/a/%2e/b' } }],
    ['an empty part', 'callPath', 'callPaths.login', { callPaths: { login: '/a//b' } }],
    ['a query', 'callPath', 'callPaths.login', { callPaths: { login: '/login?x=1' } }],
    ['a missing place', 'callPath', 'callPaths.ssoWindow', { callPaths: { ssoWindow: '/sso/{systemCode}' } }],
    ['a place too many', 'callPath', 'callPaths.login', { callPaths: { login: '/login/{token}' } }],
    ['__proto__', 'nothing', '__proto__', JSON.parse('{"__proto__": {"tabLimit": 1}}')],
  ])('%s where a %s is expected is named as %s', (_what, expected, field, change) => {
    expect(problems(change)).toEqual([{ field, expected }])
  })

  it.each([
    ['tabLimit', '1', '500', [0, '20', 1e9, 501]],
    ['maxLiveSubApps', '1', '500', [0]],
    ['requestTimeoutMs', '1000', '600000', [1, 999.5, 600_001]],
  ])('%s is refused outside %s and %s', (field, minimum, maximum, values) => {
    for (const value of values)
      expect(problems({ [field]: value })).toEqual([
        { field, expected: 'count', values: { minimum, maximum } },
      ])
  })

  it.each([[null], [[]], ['text'], [undefined]])('%j is no configuration', (value) => {
    expect(problemsIn(completeConfigRules, value)).toEqual([{ field: 'config.json', expected: 'object' }])
  })

  it('names everything that is missing at once', () => {
    expect(problemsIn(completeConfigRules, {}).map(({ field }) => field)).toEqual(Object.keys(minimalConfig))
  })
})

/** The examples of a schema, as one value. */
function exampleOf(schema: TSchema): unknown {
  const { examples, properties } = schema as { examples?: unknown[]; properties?: Record<string, TSchema> } // JSON Schema
  if (examples) return examples[0]
  return Object.fromEntries(Object.entries(properties ?? {}).map(([name, part]) => [name, exampleOf(part)]))
}

const example = exampleOf(configSchema)

type Path = readonly string[]

/** The paths of everything in a value, and of something new in each of its objects. */
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [
        path,
        [...path, 'new'],
        ...Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name])),
      ]
    : [path]

function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by
  if (Array.isArray(value))
    return value.map((one, index) => (name === `${index}` ? replaced(one, rest, by) : one))
  const record = Object(value)
  return { ...record, [name]: replaced(record[name], rest, by) }
}

describe('the sub-apps of a configuration', () => {
  const { oms, ...others } = minimalConfig.subApps
  const shop = { entry: '/shop/' }

  it.each([
    ['are those of the specification', {}, []],
    [
      'may be more, where a system opens them',
      { systems: { SHOP: { app: 'shop' } }, subApps: { ...others, oms, shop } },
      [],
    ],
    ['may be fewer, where no system opens them', { systems: { OSS: {} }, subApps: others }, []],
    [
      'are named when a system opens one that is nowhere',
      { systems: { SHOP: { app: 'shop' } } },
      [{ field: 'subApps.shop', expected: 'entry', values: { systems: '{"SHOP": {}}' } }],
    ],
    [
      'are named when no system opens them',
      { subApps: { ...others, oms, shop } },
      [{ field: 'subApps.shop', expected: 'opened' }],
    ],
  ])('%s', (_case, change, expected) => {
    expect(configProblems({ ...minimalConfig, ...change })).toEqual(expected)
  })
})

describe('the schema', () => {
  it('has examples that are a configuration', () => {
    expect(problemsIn(completeConfigRules, example)).toEqual([])
  })

  it('says the same in a full validation', () => {
    const anyValue = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('', '/', '/a', 'https://a.test', 1, 20, true, {}, []),
    )
    fc.assert(
      fc.property(fc.constantFrom(...pathsIn(example)), anyValue, (path, value) => {
        const config = replaced(example, path, value)
        expect(problemsIn(completeConfigRules, config).length === 0).toBe(Value.Check(configSchema, config))
      }),
      { numRuns: 500 },
    )
  })
})
