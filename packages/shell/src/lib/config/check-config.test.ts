import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkConfig } from './check-config.ts'

const shipped: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../public/config.json'), 'utf8'),
)

const good = {
  productTitle: 'RTM首页',
  apiBase: '',
  childRoot: 'child',
  subApps: {
    oms: { entry: '/o/' },
    ltc: { entry: '/l/' },
    czdp: { entry: '/c/' },
    dp: { entry: 'http://x.test/' },
  },
  tabLimit: 20,
  requestTimeoutMs: 30_000,
  cipherKey: '0123456789abcdef',
  environment: 'production',
}

const provider = { url: 'https://id.test/authorize?x=1', system: 'OA', loginType: 'sso' }
const chat = { host: 'https://crm.test', chat: 'https://chat.test/start?lang=zh' }

describe('the runtime configuration', () => {
  it.each([
    ['as shipped', shipped],
    ['complete', good],
    ['with a backend elsewhere', { ...good, apiBase: 'https://api.test/v1' }],
    ['with a limit of living pages', { ...good, maxLiveSubApps: 3 }],
    ['without pages made ready', { ...good, premountSubApps: false }],
    ['without re-login in place', { ...good, reloginInPlace: false }],
    ['without a settings drawer', { ...good, showSettings: false }],
    ['with a theme style sheet', { ...good, themeStylesheet: 'https://cdn.test/theme-{color}.css' }],
    ['with a backend below a path', { ...good, apiBase: '/backend' }],
    ['with a page for some', { ...good, routeRoles: { '/dashboard': ['LTC_MANAGER', 'LTC_CLERK'] } }],
    ['with a service desk', { ...good, serviceDesk: 'https://desk.test/' }],
    ['with a chat', { ...good, customerService: chat }],
    ['with an identity provider', { ...good, signOn: provider }],
  ])('%s is accepted', (_case, config) => {
    expect(checkConfig(config)).toBe(config)
  })

  it.each([
    ['productTitle', ' ', 'text'],
    ['apiBase', 'https://api.test/', 'base'],
    ['apiBase', '//api.test', 'base'],
    ['apiBase', 'javascript:alert(1)', 'base'],
    ['childRoot', 'a/b', 'folder'],
    ['childRoot', '', 'folder'],
    ['tabLimit', 0, 'count'],
    ['tabLimit', '20', 'count'],
    ['maxLiveSubApps', 0, 'count'],
    ['requestTimeoutMs', 0.5, 'count'],
    ['cipherKey', 'short', 'key'],
    ['cipherKey', '瓷砖卫浴墙面门户密钥一二三四五六', 'key'],
    ['environment', 'staging', 'environment'],
    ['reloginInPlace', 'yes', 'flag'],
    ['premountSubApps', 1, 'flag'],
    ['routeRoles', ['/dashboard'], 'roles'],
    ['routeRoles', { '/dashboard': 'LTC_MANAGER' }, 'roles'],
    ['routeRoles', { '/dashboard': [] }, 'roles'],
    ['routeRoles', { '/dashboard': [''] }, 'roles'],
    ['serviceDesk', 'javascript:alert(1)', 'address'],
    ['serviceDesk', '', 'address'],
    ['showSettings', 0, 'flag'],
    ['themeStylesheet', 'javascript:alert(1)', 'address'],
    ['themeStylesheet', '//cdn.test/theme.css', 'address'],
    ['tablimit', 20, 'nothing'],
  ])('%s: %j is named with what was expected', (field, value, expected) => {
    expect(checkConfig({ ...good, [field]: value })).toEqual([{ field, expected }])
  })

  it.each([
    ['a missing sub-app', { ...good.subApps, oms: undefined }, 'subApps.oms.entry', 'address'],
    ['an unsafe entry', { ...good.subApps, dp: { entry: 'javascript:1' } }, 'subApps.dp.entry', 'address'],
    [
      'an entry on another host by accident',
      { ...good.subApps, dp: { entry: '//x/' } },
      'subApps.dp.entry',
      'address',
    ],
    ['an unknown sub-app', { ...good.subApps, crm: { entry: '/' } }, 'subApps.crm', 'nothing'],
  ])('%s is named', (_case, subApps, field, expected) => {
    expect(checkConfig({ ...good, subApps })).toEqual([{ field, expected }])
  })

  it.each([
    ['no page', { ...provider, url: undefined }, 'signOn.url', 'address'],
    ['an unsafe page', { ...provider, url: 'javascript:alert(1)' }, 'signOn.url', 'address'],
    ['no name', { ...provider, system: '' }, 'signOn.system', 'text'],
    ['no kind', { ...provider, loginType: 1 }, 'signOn.loginType', 'text'],
  ])('an identity provider with %s is named', (_case, signOn, field, expected) => {
    expect(checkConfig({ ...good, signOn })).toEqual([{ field, expected }])
  })

  it.each([
    ['no host', { ...chat, host: undefined }, 'customerService.host', 'base'],
    ['a host that ends with a slash', { ...chat, host: 'https://crm.test/' }, 'customerService.host', 'base'],
    ['an unsafe address', { ...chat, chat: 'javascript:alert(1)' }, 'customerService.chat', 'address'],
  ])('a chat with %s is named', (_case, customerService, field, expected) => {
    expect(checkConfig({ ...good, customerService })).toEqual([{ field, expected }])
  })

  it.each([[null], [[]], ['text'], [undefined]])('%j is no configuration', (value) => {
    expect(checkConfig(value)).toEqual([{ field: 'config.json', expected: 'object' }])
  })

  it('names everything that is missing at once', () => {
    expect(checkConfig({})).toHaveLength(11)
  })
})
