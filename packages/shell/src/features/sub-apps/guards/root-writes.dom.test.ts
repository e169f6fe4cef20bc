import { afterEach, describe, expect, it } from 'vitest'
import { setPortalAttribute } from '../../../lib/root-attributes.ts'
import { body, endPages, noticed, page, portal, root } from '../testing/root-page.ts'

afterEach(endPages)

describe('what a page has set on the root and the body', () => {
  it.each<[string, () => void, () => void]>([
    [
      'a declaration that it removes',
      () => body.style.setProperty('pointer-events', 'none'),
      () => body.style.removeProperty('pointer-events'),
    ],
    [
      'a declaration that it empties',
      () => Object.assign(body.style, { overflow: 'hidden' }),
      () => Object.assign(body.style, { overflow: '' }),
    ],
    ['the whole style', () => body.setAttribute('style', 'color: red'), () => body.removeAttribute('style')],
    [
      'an attribute',
      () => body.setAttribute('data-scroll-locked', '1'),
      () => body.removeAttribute('data-scroll-locked'),
    ],
    ['an item of the data', () => Object.assign(body.dataset, { own: '1' }), () => delete body.dataset.own],
    ['a class', () => body.classList.add('locked'), () => body.classList.remove('locked')],
    ['a class that it toggles', () => body.classList.add('dark'), () => body.classList.toggle('dark')],
    [
      'a class that it toggles off',
      () => body.classList.add('dark'),
      () => body.classList.toggle('dark', false),
    ],
    [
      'an attribute that it toggles',
      () => body.toggleAttribute('data-open'),
      () => body.toggleAttribute('data-open'),
    ],
    ['an attribute by its property', () => (body.dir = 'rtl'), () => (body.dir = '')],
    ['all its classes', () => Object.assign(body, { className: 'locked' }), () => (body.className = '')],
    [
      'what hides the portal from a reader',
      () => portal.setAttribute('aria-hidden', 'true'),
      () => portal.removeAttribute('aria-hidden'),
    ],
  ])('does not come back: %s, taken back while it is hidden', async (_, set, takeBack) => {
    const { guard, show, container } = page()
    const before = [body.outerHTML, container.outerHTML]
    set()
    await noticed()
    expect(body.outerHTML).not.toBe(before[0])
    show(false)
    guard.read()
    takeBack()
    await noticed()
    show(true)
    const bare = (html: string) => html.replace(/ (?:style|class|dir)=""/g, '')
    expect([body.outerHTML, container.outerHTML].map(bare)).toEqual(before.map(bare))
  })

  it('follows how often it toggles a class while it is hidden', async () => {
    const { guard, show } = page()
    const states: boolean[] = []
    const toggle = async () => {
      guard.read()
      states.push(body.classList.toggle('dark'))
      await noticed()
      states.push(body.classList.contains('dark'))
    }
    await toggle()
    show(false)
    await toggle()
    await toggle()
    show(true)
    expect(body.className).toBe('dark')
    expect(states).toEqual([true, true, false, false, true, false])
  })

  it('stays where another page toggles the same', async () => {
    const [hidden, other] = [page(), page()]
    other.show(false)
    hidden.guard.read()
    body.classList.add('dark')
    await noticed()
    hidden.show(false)
    other.show(true)
    other.guard.read()
    expect(body.classList.toggle('dark')).toBe(true)
    await noticed()
    expect(body.className).toBe('dark')
    other.show(false)
    expect(body.className).toBe('')
    hidden.show(true)
    expect(body.className).toBe('dark')
  })

  it('stays where another page takes the same back', async () => {
    const [hidden, other] = [page(), page()]
    other.show(false)
    hidden.guard.read()
    body.style.overflow = 'hidden'
    await noticed()
    hidden.show(false)
    other.show(true)
    other.guard.read()
    body.style.overflow = ''
    await noticed()
    hidden.show(true)
    expect(body.style.overflow).toBe('hidden')
  })

  it('is read of its style while it is hidden, by which libraries know what to take back', async () => {
    const { guard, show } = page()
    body.style.overflow = 'hidden'
    await noticed()
    show(false)
    expect(body.style.overflow).toBe('')
    guard.read()
    expect([body.style.overflow, body.style.getPropertyValue('overflow')]).toEqual(['hidden', 'hidden'])
    if (body.style.overflow === 'hidden') body.style.overflow = ''
    expect(body.style.overflow).toBe('')
    await noticed()
    show(true)
    expect(body.style.overflow).toBe('')
  })

  it('is read by the page as it has set it, where the portal says otherwise', async () => {
    setPortalAttribute('data-theme', 'light')
    const { guard, container, show } = page()
    const read = () => {
      guard.read()
      return [root.dataset.theme, root.getAttribute('data-theme'), root.lang]
    }
    const toggle = async () => {
      guard.read()
      root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
      await noticed()
    }
    setPortalAttribute('lang', 'zh-CN')
    await toggle()
    expect(read()).toEqual(['dark', 'dark', 'zh-CN'])
    await noticed()
    await noticed()
    expect([root.dataset.theme, root.getAttribute('data-theme')]).toEqual(['light', 'light'])
    await toggle()
    expect(container.dataset.theme).toBe('light')
    await toggle()
    show(false)
    expect(read()).toEqual(['dark', 'dark', 'zh-CN'])
  })
})
