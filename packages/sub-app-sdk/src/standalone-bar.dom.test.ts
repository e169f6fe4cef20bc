import { afterEach, expect, it, vi } from 'vitest'
import { createStandalone } from './standalone.ts'
import { createStandaloneBar } from './standalone-bar.ts'

afterEach(() => {
  document.querySelector('portal-stand-in')?.remove()
  sessionStorage.clear()
})

function setUp(query = '') {
  const bar = createStandaloneBar()
  const standalone = createStandalone(new URL(`http://localhost:7101/${query}`), bar.page)
  bar.offer(standalone)
  const root = document.querySelector('portal-stand-in')?.shadowRoot
  const choose = (label: string, choice: string) => {
    const select = root?.querySelector<HTMLSelectElement>(`#${label}`)
    if (!select) throw new Error(`The bar has no choice ${label}`)
    select.value = choice
    select.dispatchEvent(new Event('change'))
  }
  return { ...standalone, ...bar, root, choose }
}

it.each([
  ['language', 'ja', 'languageChanged', 'ja', { language: 'ja' }],
  ['theme', 'dark', 'themeChanged', 'dark', { theme: 'dark' }],
  [
    'role',
    'Sales manager',
    'responsibilityChanged',
    expect.objectContaining({ responsibilityId: 2 }),
    { responsibility: { responsibilityName: 'Sales manager' } },
  ],
] as const)('a choice of the %s reaches the page', (label, choice, event, value, snapshot) => {
  const { bridge, choose } = setUp()
  const heard = vi.fn()
  bridge.on(event, heard)
  choose(label, choice)
  expect(heard.mock.calls).toEqual([[value]])
  expect(bridge.snapshot()).toMatchObject(snapshot)
})

it.each([
  ['', 'en'],
  ['?language=zh', 'zh-CN'],
  ['?language=es', 'es'],
  ['?language=ja', 'ja'],
])('the page at "%s" is of the language %s, and then of the one that is chosen', (query, tag) => {
  document.documentElement.lang = 'fr'
  const { choose } = setUp(query)
  const atFirst = document.documentElement.lang
  choose('language', 'zh')
  expect([atFirst, document.documentElement.lang]).toEqual([tag, 'zh-CN'])
  choose('language', 'ja')
  expect(document.documentElement.lang).toBe('ja')
})

it('is in English itself', () => {
  setUp('?language=zh')
  expect(document.querySelector<HTMLElement>('portal-stand-in')?.lang).toBe('en')
})

it('shows what the page notifies of, and stays when the page empties the body', () => {
  const { bridge, root } = setUp()
  document.body.replaceChildren()
  bridge.notify({ kind: 'success', text: '<b>Saved</b>' })
  expect(root?.querySelector('[role=status]')?.textContent).toBe('success: <b>Saved</b>')
})

it.each([
  [
    'the developer of a page by itself',
    '?language=zh',
    /sign-in\?user=NAME here.*portal sub-app start/,
    'en',
  ],
  ['a user from the portal', '?openedBy=portal', /^Your session has ended\. .* from the portal/, 'en'],
  ['the same in Chinese', '?openedBy=portal&language=zh', /^登录已失效，请从门户/, 'zh-CN'],
  ['the same in Spanish', '?openedBy=portal&language=es', /^Su sesión ha finalizado\. .* portal/, 'es'],
  ['the same in Japanese', '?openedBy=portal&language=ja', /^セッションが終了しました。ポータル/, 'ja'],
])('tells %s what to do when the backend refuses the certificate', (_whom, query, text, lang) => {
  const { bridge, root } = setUp(query)
  bridge.sessionExpired()
  const said = root?.querySelector<HTMLElement>('[role=status]')
  expect([said?.textContent, said?.lang]).toEqual([expect.stringMatching(text), lang])
})

it('says so in the language that was chosen meanwhile, and other things in that of the page', () => {
  const { bridge, root, choose } = setUp('?openedBy=portal')
  choose('language', 'ja')
  bridge.sessionExpired()
  const said = root?.querySelector<HTMLElement>('[role=status]')
  expect(said?.lang).toBe('ja')
  bridge.notify({ kind: 'info', text: '' })
  expect(said?.lang).toBe('')
})

it('offers the responsibilities that are known of the person in place of the made-up ones', () => {
  const clerk = {
    systemCode: 'CZDP',
    responsibilityId: 31,
    responsibilityCode: 'DEALER',
    responsibilityName: 'Dealer',
  }
  const owner = { ...clerk, responsibilityId: 32, responsibilityCode: 'OWNER', responsibilityName: 'Owner' }
  const { bridge, choose } = setUp(
    `?${new URLSearchParams({ responsibilities: JSON.stringify([clerk, owner]) })}`,
  )
  expect(bridge.snapshot().responsibility).toEqual(clerk)
  choose('role', 'Owner')
  expect(bridge.snapshot().responsibility).toEqual(owner)
})
