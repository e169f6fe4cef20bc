import { afterEach, describe, expect, it } from 'vitest'
import { guardRootAttributes } from './root-attributes.ts'

const { documentElement: root, body } = document
const began: (() => void)[] = []
afterEach(() => {
  for (const end of began.splice(0)) end()
  for (const element of [root, body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
})

/** The observer's turn. */
const noticed = () => Promise.resolve()

function page() {
  let isShown = true
  const container = document.createElement('div')
  const guard = guardRootAttributes(
    () => isShown,
    () => container,
  )
  guard.begin()
  began.push(() => guard.end())
  return {
    guard,
    container,
    show(isShownNow: boolean) {
      isShown = isShownNow
      guard.shown(isShownNow)
    },
  }
}

/** As libraries do it when a dialog opens, a theme is chosen, or units follow the width of the window. */
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

  it('is gone with the page, and does not come back', async () => {
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

  it('leaves what it has taken back itself, and what the portal says', async () => {
    const { show } = page()
    body.classList.add('locked')
    await noticed()
    body.classList.remove('locked')
    root.lang = 'ja'
    root.dataset.theme = 'dark'
    root.style.setProperty('--light-primary', 'blue')
    await noticed()
    show(false)
    expect(state()).toBe('<html lang="ja" data-theme="dark" style="--light-primary: blue;"> <body>')
  })
})
