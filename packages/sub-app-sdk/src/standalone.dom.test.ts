import { afterEach, describe, expect, it, vi } from 'vitest'
import { defaultThemeColor, portalColors } from './look/portal-colors.ts'
import { createStandalone } from './standalone.ts'

const address = (query = '') => new URL(`http://localhost:7101/${query}`)
const page = { say() {}, certificateRefused() {} }
const standaloneBridge = (at: URL) => createStandalone(at, page).bridge

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('the stand-in for the portal', () => {
  it('knows what the address says', () => {
    const bridge = standaloneBridge(
      address('?path=/orders&language=ja&theme=dark&user=wangjing&certificate=abc'),
    )
    expect(bridge.initialPath).toBe('/orders')
    expect(bridge.snapshot()).toMatchObject({
      user: { userName: 'wangjing' },
      certificate: 'abc',
      language: 'ja',
      theme: 'dark',
    })
  })

  it.each([
    ['', { userId: 0, userName: 'standalone', userFullName: 'standalone' }],
    ['?user=wangjing', { userId: 0, userName: 'wangjing', userFullName: 'wangjing' }],
    ['?user=wangjing&userId=7&userFullName=王静', { userId: 7, userName: 'wangjing', userFullName: '王静' }],
    ['?user=wangjing&userId=x', { userId: 'x', userName: 'wangjing', userFullName: 'wangjing' }],
  ])('knows at "%s" the person %j', (query, user) => {
    expect(standaloneBridge(address(query)).snapshot().user).toMatchObject(user)
  })

  it.each([
    ['', { responsibilityName: 'Sales clerk' }],
    ['?responsibilities={', { responsibilityName: 'Sales clerk' }],
    ['?responsibilities=7', { responsibilityName: 'Sales clerk' }],
    ['?responsibilities=[{"responsibilityName":"Dealer"}]', { responsibilityName: 'Dealer' }],
    ['?responsibilities=[]', undefined],
  ])('acts at "%s" under %j', (query, expected) => {
    const { responsibility } = standaloneBridge(address(query)).snapshot()
    if (expected) expect(responsibility).toMatchObject(expected)
    else expect(responsibility).toBeUndefined()
  })

  it.each(['?path=orders/7', '?path=//orders/7'])('begins at a path of its own with "%s"', (query) => {
    expect(standaloneBridge(address(query)).initialPath).toBe('/orders/7')
  })

  it.each(['', '?language=fr&theme=blue'])('falls back to plain values with "%s"', (query) => {
    const bridge = standaloneBridge(address(query))
    expect(bridge.initialPath).toBe('/')
    expect(bridge.snapshot()).toMatchObject({ language: 'en', theme: 'light', departments: [] })
  })

  it.each([
    { query: '', prefers: 'dark', theme: 'dark' },
    { query: '', prefers: 'light', theme: 'light' },
    { query: '?theme=blue', prefers: 'dark', theme: 'dark' },
    { query: '?theme=light', prefers: 'dark', theme: 'light' },
    { query: '?theme=dark', prefers: 'light', theme: 'dark' },
  ])('is $theme at "$query" in a browser that prefers $prefers', ({ query, prefers, theme }) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((asked) =>
      Object.assign(new EventTarget(), { matches: asked.includes(prefers) } as MediaQueryList),
    )
    expect(standaloneBridge(address(query)).snapshot()).toMatchObject({
      theme,
      colors: portalColors(defaultThemeColor, theme === 'dark' ? 'dark' : 'light'),
    })
  })

  it('takes the language and the theme that were chosen along, into windows of their own and into a reload', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const replaced = vi.spyOn(history, 'replaceState').mockImplementation(() => {})
    const { bridge, change } = createStandalone(address('?language=zh&certificate=abc'), page)
    change('languageChanged', 'ja', { language: 'ja' })
    change('themeChanged', 'dark', { theme: 'dark' })
    await bridge.openTab({ path: '/a', title: '' })
    bridge.onRouteChange('/a')
    const expected = 'http://localhost:7101/?language=ja&theme=dark&path=%2Fa'
    expect([String(open.mock.lastCall?.[0]), String(replaced.mock.lastCall?.[2])]).toEqual([
      expected,
      expected,
    ])
  })

  it('notifies a new listener that the page is visible', () => {
    const heard = vi.fn()
    standaloneBridge(address()).on('tabActive', heard)
    expect(heard.mock.calls).toEqual([[true]])
  })

  it('opens pages in windows of their own, at addresses without the certificate', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await standaloneBridge(address('?user=wangjing&certificate=abc')).openTab({
      path: '/orders/1',
      title: '',
    })
    expect(String(open.mock.calls[0]?.[0])).toBe('http://localhost:7101/?user=wangjing&path=%2Forders%2F1')
  })

  it('asks the page to go where it navigates to, until it stops listening', async () => {
    const bridge = standaloneBridge(address())
    const heard = vi.fn()
    const end = bridge.on('routeRequested', heard)
    await expect(bridge.navigate('/orders/1')).resolves.toBe('opened')
    end()
    await bridge.navigate('/orders/2')
    expect(heard.mock.calls).toEqual([['/orders/1']])
  })

  it('keeps the path of the page in the address, so that a reload comes back to it', () => {
    const replaced = vi.spyOn(history, 'replaceState').mockImplementation(() => {})
    standaloneBridge(address('?user=wangjing&certificate=abc')).onRouteChange('/orders/1')
    expect(String(replaced.mock.calls[0]?.[2])).toBe(
      'http://localhost:7101/?user=wangjing&path=%2Forders%2F1',
    )
  })

  it('leaving a page is asked about as long as its input is unsaved', () => {
    const bridge = standaloneBridge(address())
    const isAsked = (isDirty: boolean) => {
      bridge.setDirty(isDirty)
      return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    }
    expect([isAsked(true), isAsked(false)]).toEqual([true, false])
  })
})

it('shows a title and a message as the portal does, whatever plain JavaScript passes', () => {
  const said: string[] = []
  const { bridge } = createStandalone(address(), { ...page, say: (text) => said.push(text) })
  const careless = bridge as unknown as { setTabTitle(title: unknown): void; notify(message: unknown): void }
  careless.setTabTitle(' Orders ')
  careless.setTabTitle(5)
  careless.setTabTitle('')
  expect(document.title).toBe('Orders')
  careless.notify({ kind: 'odd', text: 7 })
  expect(said).toEqual(['info: 7'])
})
