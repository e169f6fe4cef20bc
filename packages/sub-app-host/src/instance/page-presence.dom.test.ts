import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPresence } from './page-presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

interface Places {
  readonly container: Element
  readonly wrapper: Element
  readonly app: Element
}

const give = (element: Element | null) => {
  for (const side of ['offsetWidth', 'offsetHeight']) Object.defineProperty(element, side, { value: 20 })
}

/** A page mounted like qiankun does it, which has rendered `html` into its element. */
async function page(html = '<p>Orders</p>') {
  document.body.innerHTML = '<div><div class="container"></div></div>'
  const container = document.querySelector('.container') ?? document.body
  const changed = vi.fn()
  const presence = watchPresence(container, changed)
  container.innerHTML = '<div class="wrapper"><qiankun-head></qiankun-head><div id="app"></div></div>'
  const [wrapper, app] = ['.wrapper', '#app'].map((name) => document.querySelector(name) ?? document.body)
  const places = { container, wrapper, app } as Places // the array has both Has a size whatever its content, like elements that fill the page.
  give(places.app)
  const pass = () => vi.advanceTimersByTimeAsync(0)
  await pass()
  presence.mounted()
  places.app.innerHTML = html
  await pass()
  return { ...places, presence, changed, pass }
}

describe('the place of a page', () => {
  it.each<[string, (places: Places) => void]>([
    ['is emptied', ({ wrapper }) => wrapper.replaceChildren()],
    ['is taken away', ({ wrapper }) => wrapper.remove()],
    ['is taken away with all around it', ({ container }) => container.remove()],
    ['is put where it cannot be seen', ({ wrapper }) => new DocumentFragment().append(wrapper)],
  ])('is removed when it %s, and the page with it', async (_how, takeAway) => {
    const { presence, pass, ...places } = await page()
    takeAway(places)
    await pass()
    expect(presence.isPlaceGone()).toBe(true)
  })

  it.each<[string, boolean, (places: Places) => void]>([
    ['its own element is emptied', true, ({ app }) => app.replaceChildren()],
    ['its own element is taken away and the head is kept', true, ({ app }) => app.remove()],
    ['it moves elsewhere in the document', false, ({ wrapper }) => document.body.append(wrapper)],
  ])('stays when %s', async (_when, isBlank, change) => {
    const { presence, pass, ...places } = await page()
    change(places)
    await pass()
    expect([presence.isPlaceGone(), presence.isBlank()]).toEqual([false, isBlank])
  })

  it('is not missed by a page that clears it to draw', async () => {
    const { presence, pass, wrapper } = await page('')
    wrapper.querySelector('#app')?.remove()
    await pass()
    presence.mounted()
    wrapper.replaceChildren()
    await pass()
    expect(presence.isPlaceGone()).toBe(false)
  })
})

describe('what a page has', () => {
  it('is nothing, and nothing is lost, before it draws', async () => {
    const { presence } = await page('')
    expect([presence.isBlank(), presence.hasLost()]).toEqual([true, false])
  })

  it('is lost once it was there', async () => {
    const { presence, app, pass } = await page()
    expect([presence.isBlank(), presence.hasLost()]).toEqual([false, false])
    app.replaceChildren()
    await pass()
    expect([presence.isBlank(), presence.hasLost()]).toEqual([true, true])
  })

  it('may be drawn by styles alone, except for what it has emptied', async () => {
    const { presence, app, pass } = await page('<i></i>')
    expect(presence.isBlank()).toBe(true)
    give(app.firstElementChild)
    expect(presence.isBlank()).toBe(false)
    app.innerHTML = '<p>Orders</p>'
    give(app.firstElementChild)
    app.firstElementChild?.replaceChildren()
    await pass()
    expect(presence.isBlank()).toBe(true)
  })

  it('may have moved', async () => {
    const { presence, wrapper, app, pass } = await page()
    document.body.append(wrapper)
    await pass()
    app.replaceChildren()
    await pass()
    expect([presence.isBlank(), presence.hasLost()]).toEqual([true, true])
  })
})

describe('what a page draws', () => {
  it('in a shadow root is reported once that was looked into', async () => {
    const { presence, changed, app, pass } = await page('<div></div>')
    const root = app.firstElementChild?.attachShadow({ mode: 'open' })
    expect(presence.isBlank()).toBe(true)
    changed.mockClear()
    root?.append('Orders')
    await pass()
    expect([changed.mock.calls.length, presence.isBlank()]).toEqual([1, false])
  })

  it('is not reported after the watch has ended, nor is the absence of what is beside the page', async () => {
    const { presence, changed, container, app, pass } = await page()
    container.before('another attempt')
    await pass()
    expect(presence.hasLost()).toBe(false)
    changed.mockClear()
    presence.leave()
    app.replaceChildren()
    await pass()
    expect(changed).not.toHaveBeenCalled()
  })
})
