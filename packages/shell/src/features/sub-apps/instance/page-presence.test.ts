import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../limits.ts'
import { watchPresence } from './page-presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** A mounted page as the hosting library leaves it, and what is told of it. */
function page(html = '<qiankun-head></qiankun-head><div id="app"><p>Orders</p></div>') {
  document.body.innerHTML = `<div><div class="container"><div class="wrapper">${html}</div></div></div>`
  const container = document.querySelector('.container') ?? document.body
  const wrapper = document.querySelector('.wrapper') ?? document.body
  const told: boolean[] = []
  const leave = watchPresence(container, (isThere) => void told.push(isThere))
  const pass = (ms: number = limits.absenceMs) => vi.advanceTimersByTimeAsync(ms)
  return { container, wrapper, told, leave, pass }
}

describe('a page that is gone from its place', () => {
  it.each<[string, (page: { container: Element; wrapper: Element }) => void]>([
    ['empties what it was given', ({ wrapper }) => wrapper.replaceChildren()],
    ['takes it away', ({ wrapper }) => wrapper.remove()],
    ['takes away all around it', ({ container }) => container.remove()],
    ['puts it where nobody sees it', ({ wrapper }) => new DocumentFragment().append(wrapper)],
  ])('is told when it %s, after a moment and once', async (_how, takeAway) => {
    const { told, pass, ...places } = page()
    takeAway(places)
    await pass(limits.absenceMs - 1)
    expect(told).toEqual([])
    await pass(1)
    await pass()
    expect(told).toEqual([false])
  })

  it('is there again as soon as it draws', async () => {
    const { told, pass, wrapper } = page()
    wrapper.replaceChildren()
    await pass()
    wrapper.append('Orders')
    await pass(0)
    expect(told).toEqual([false, true])
  })

  it('is of no interest once nobody looks any more', async () => {
    const { told, pass, wrapper, container, leave } = page()
    wrapper.replaceChildren()
    await pass(0)
    leave()
    container.remove()
    await pass()
    expect(told).toEqual([])
  })
})

describe('nothing is told of a page that', () => {
  it.each<[string, (wrapper: Element) => void]>([
    ['draws nothing in its own element', (wrapper) => wrapper.querySelector('#app')?.replaceChildren()],
    ['takes its own element away and keeps its head', (wrapper) => wrapper.querySelector('#app')?.remove()],
    ['moves elsewhere in the document', (wrapper) => document.body.append(wrapper)],
    [
      'empties its place to draw something else',
      (wrapper) => {
        wrapper.replaceChildren()
        setTimeout(() => wrapper.append('Pick-ups'), limits.absenceMs - 1)
      },
    ],
  ])('%s', async (_what, change) => {
    const { told, pass, wrapper } = page()
    change(wrapper)
    await pass()
    expect(told).toEqual([])
  })

  it('has not drawn anything yet where it clears its place', async () => {
    const { told, pass, wrapper } = page('<qiankun-head></qiankun-head><!-- script --><style></style>')
    wrapper.replaceChildren()
    await pass()
    expect(told).toEqual([])
  })
})
