import { afterEach, describe, expect, it } from 'vitest'
import { setPortalAttribute } from '../portal/portal-attributes.ts'
import { body, endPages, noticed, page, portal, root } from '../testing/root-page.ts'
import { guardRootAttributes } from './root-attributes.ts'

afterEach(endPages)

/** As libraries do when a dialog opens, a theme is chosen, or units follow the window's width. */
function change() {
  root.classList.add('dark')
  root.style.setProperty('--own-color', 'red')
  root.style.fontSize = '37.5px'
  body.classList.add('locked')
  body.style.overflow = 'hidden'
  body.dataset.bsTheme = 'dark'
}
const changed =
  '<html class="dark" style="--own-color: red; font-size: 37.5px;"> <body class="portal locked" style="overflow: hidden;" data-bs-theme="dark">'
const plain = '<html> <body class="portal">'
const state = () =>
  [root, body]
    .map((element) => {
      const attributes = [...element.attributes].filter(({ value }) => value !== '')
      return `<${[element.localName, ...attributes.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`
    })
    .join(' ')

describe('what a page sets on the root and the body', () => {
  it('is there while the page is on the screen', async () => {
    body.className = 'portal'
    await noticed()
    const { show } = page()
    change()
    await noticed()
    expect(state()).toBe(changed)
    show(false)
    expect(state()).toBe(plain)
    show(true)
    expect(state()).toBe(changed)
  })

  it('is removed with the page, and does not come back', async () => {
    body.className = 'portal'
    await noticed()
    const { guard } = page()
    change()
    await noticed()
    guard.end()
    expect(state()).toBe(plain)
    guard.begin()
    expect(state()).toBe(plain)
  })

  it('comes back with the next page where the scripts have set it', async () => {
    const container = document.createElement('div')
    const guard = guardRootAttributes(
      () => true,
      () => container,
    )
    root.style.fontSize = '37.5px'
    await noticed()
    guard.begin()
    guard.end()
    expect(root.style.fontSize).toBe('')
    guard.begin()
    expect(root.style.fontSize).toBe('37.5px')
    guard.end()
  })

  it('waits for the page when that is hidden', async () => {
    const [hidden, shown] = [page(), page()]
    hidden.show(false)
    hidden.guard.read()
    body.classList.add('late')
    await noticed()
    expect(body.className).toBe('')
    hidden.show(true)
    expect(body.className).toBe('late')
    shown.guard.end()
    expect(body.className).toBe('late')
  })

  it('is on its container, which is the root for its styles', async () => {
    const { container } = page()
    change()
    await noticed()
    expect(container.outerHTML).toBe(
      '<div class="dark locked" style="--own-color: red;" data-bs-theme="dark"></div>',
    )
    root.classList.remove('dark')
    await noticed()
    expect(container.className).toBe('locked')
  })

  it('is on its container by any attribute that a theme may have, and not by one that hides the rest from a dialog', async () => {
    const { container } = page()
    const set = { dir: 'rtl', 'theme-mode': 'dark', theme: 'dark', 'color-mode': 'dark' }
    for (const [name, value] of Object.entries({ ...set, id: 'page', inert: '', 'aria-hidden': 'true' }))
      root.setAttribute(name, value)
    await noticed()
    root.removeAttribute('id')
    expect(Object.fromEntries([...container.attributes].map(({ name, value }) => [name, value]))).toEqual(set)
  })

  it('makes the portal unreachable while its page is shown', async () => {
    const { guard, show, container } = page()
    guard.read()
    portal.setAttribute('aria-hidden', 'true')
    portal.setAttribute('inert', '')
    await noticed()
    show(false)
    expect(portal.outerHTML).toBe('<div id="portal-root"></div>')
    show(true)
    expect(portal.outerHTML).toBe('<div id="portal-root" aria-hidden="true" inert=""></div>')
    guard.end()
    expect(portal.outerHTML).toBe('<div id="portal-root"></div>')
    expect(container.outerHTML).toBe('<div></div>')
  })

  it('is not of the page that is shown while another one is closed with its dialog open', async () => {
    const [shown, closed] = [page(), page()]
    const open = async ({ guard }: typeof shown) => {
      guard.read()
      portal.setAttribute('inert', '')
      body.style.overflow = 'hidden'
      await noticed()
      await noticed()
      await noticed()
    }
    shown.show(false)
    await open(closed)
    shown.show(true)
    portal.removeAttribute('inert')
    body.style.overflow = ''
    await noticed()
    closed.guard.end()
    await open(shown)
    shown.guard.end()
    expect([portal.outerHTML, body.style.overflow]).toEqual(['<div id="portal-root"></div>', ''])
  })

  it('is on its container alone where the portal says the same of the whole page', async () => {
    setPortalAttribute('lang', 'zh-CN')
    setPortalAttribute('data-theme', 'system')
    const { guard, container } = page()
    guard.read()
    root.lang = 'ar'
    root.dataset.theme = 'dark'
    await noticed()
    expect(state()).toBe('<html lang="zh-CN" data-theme="system"> <body>')
    expect(container.outerHTML).toBe('<div lang="ar" data-theme="dark"></div>')
    container.dataset.subAppInstance = 'own'
    const popUp = body.appendChild(document.createElement('dialog'))
    popUp.dataset.subAppOverlay = 'own'
    guard.read()
    root.dataset.theme = 'dim'
    await noticed()
    expect([popUp.dataset.theme, container.dataset.theme]).toEqual(['dim', 'dim'])
    popUp.remove()
    setPortalAttribute('data-theme', 'light')
    guard.read()
    root.dataset.theme = 'light'
    await noticed()
    expect(container.dataset.theme).toBe('light')
    guard.end()
    setPortalAttribute('data-theme', 'dark')
    await noticed()
    expect(state()).toBe('<html lang="zh-CN" data-theme="dark"> <body>')
  })

  it('leaves the colour scheme of the portal as it is', async () => {
    const { guard, container } = page()
    for (const [scheme, held] of [
      ['dark', 'dark'],
      ['light', 'light'],
    ] as const) {
      guard.read()
      root.style.colorScheme = scheme
      await noticed()
      expect([root.style.colorScheme, container.style.colorScheme]).toEqual(['', held])
    }
  })

  it('leaves what it has taken back itself, and what the portal says', async () => {
    const { show } = page()
    body.classList.add('locked')
    await noticed()
    body.classList.remove('locked')
    setPortalAttribute('lang', 'ja')
    setPortalAttribute('data-theme', 'dark')
    root.style.setProperty('--light-primary', 'blue')
    await noticed()
    show(false)
    expect(state()).toBe('<html lang="ja" data-theme="dark" style="--light-primary: blue;"> <body>')
  })
})
