import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../limits.ts'
import { meetError, othersTrouble, pass, watchedPage } from '../testing/watched-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const { crashCheckDelayMs, emptyPageMs } = limits

describe('after an uncaught error', () => {
  it('is reported when the page is still there', async () => {
    const { events, mountAndRender } = await watchedPage('<p>Orders</p>')
    await mountAndRender()
    meetError()
    await pass(crashCheckDelayMs - 1)
    expect(events).toEqual([])
    await pass(1)
    expect(events).toEqual(['erred'])
  })

  it('is not reported when the page was hidden: the error may be of another page', async () => {
    const { events, mountAndRender, hide } = await watchedPage('<p>Orders</p>')
    await mountAndRender()
    hide()
    meetError()
    await pass(emptyPageMs)
    expect(events).toEqual([])
  })

  it('is not reported when another page has thrown it', async () => {
    const { events, mountAndRender } = await watchedPage('<p>Orders</p>')
    await mountAndRender()
    meetError(othersTrouble)
    await pass(emptyPageMs)
    expect(events).toEqual([])
  })

  it('a page that has lost its content has crashed, soon and once', async () => {
    const { events, mountAndRender, app } = await watchedPage('<p>Orders</p>')
    await mountAndRender()
    app.replaceChildren()
    meetError()
    await pass(crashCheckDelayMs)
    expect(events).toEqual(['crashed'])
    meetError()
    await pass(emptyPageMs)
    expect(events).toEqual(['crashed'])
  })

  it('a page that has rendered nothing so far has a while to do so', async () => {
    const { events, mountAndRender } = await watchedPage()
    await mountAndRender()
    meetError()
    await pass(emptyPageMs - 1)
    expect(events).toEqual([])
    await pass(1)
    expect(events).toEqual(['crashed'])
  })

  it('and has survived when it does', async () => {
    const { events, mountAndRender, app } = await watchedPage()
    await mountAndRender()
    meetError()
    await pass(crashCheckDelayMs)
    app.append('Orders')
    await pass(emptyPageMs)
    expect(events).toEqual(['erred'])
  })

  it('from before the mount, the page is checked once it is mounted', async () => {
    const { events, mount, app } = await watchedPage()
    meetError()
    await pass(crashCheckDelayMs)
    mount()
    app.append('Orders')
    await pass(crashCheckDelayMs)
    expect(events).toEqual(['mounted', 'erred'])
  })

  it('that the page itself has reported, nothing more is reported', async () => {
    const { events, mountAndRender } = await watchedPage()
    await mountAndRender()
    meetError(new Error('reported'))
    await pass(emptyPageMs)
    expect(events).toEqual([])
  })
})

describe('a page that takes itself away', () => {
  it('is reported after a moment and once, whatever it still does', async () => {
    const { events, mountAndRender, wrapper, app } = await watchedPage('<p>Orders</p>')
    await mountAndRender()
    wrapper.remove()
    await pass(emptyPageMs - 1)
    app.append('not on the screen')
    expect(events).toEqual([])
    await pass(1)
    await pass(emptyPageMs)
    expect(events).toEqual(['removed'])
  })

  it('is not reported when it empties its element to render something else', async () => {
    const { events, mountAndRender, wrapper } = await watchedPage('<p>Orders</p>')
    await mountAndRender()
    wrapper.replaceChildren()
    await pass(emptyPageMs - 1)
    wrapper.append('Pick-ups')
    await pass(emptyPageMs)
    expect(events).toEqual([])
  })
})
