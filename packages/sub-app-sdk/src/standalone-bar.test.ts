import { afterEach, expect, it, vi } from 'vitest'
import { createStandalone } from './standalone.ts'
import { createStandaloneBar } from './standalone-bar.ts'

afterEach(() => document.querySelector('portal-stand-in')?.remove())

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
    'responsibility',
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

it('says where a certificate comes from when the backend refuses it', () => {
  const { bridge, root } = setUp()
  bridge.sessionExpired()
  expect(root?.querySelector('[role=status]')?.textContent).toMatch(
    /sign-in\?user=NAME here.*portal sub-app start/,
  )
})
