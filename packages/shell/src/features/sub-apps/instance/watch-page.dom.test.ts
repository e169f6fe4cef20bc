import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../limits.ts'
import { meetError, othersTrouble, pass, watchedPage } from '../testing/watched-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const { crashCheckDelayMs, emptyPageMs } = limits

describe('after an error that nobody caught', () => {
  it('a page that stands is told of it', async () => {
    const { told, stand } = await watchedPage('<p>Orders</p>')
    await stand()
    meetError()
    await pass(crashCheckDelayMs - 1)
    expect(told).toEqual([])
    await pass(1)
    expect(told).toEqual(['erred'])
  })

  it('is not told of it when it was hidden, where the error may be of another page', async () => {
    const { told, stand, hide } = await watchedPage('<p>Orders</p>')
    await stand()
    hide()
    meetError()
    await pass(emptyPageMs)
    expect(told).toEqual([])
  })

  it('is not told of one that another page has thrown', async () => {
    const { told, stand } = await watchedPage('<p>Orders</p>')
    await stand()
    meetError(othersTrouble)
    await pass(emptyPageMs)
    expect(told).toEqual([])
  })

  it('one whose drawing has gone has crashed, soon and once', async () => {
    const { told, stand, app } = await watchedPage('<p>Orders</p>')
    await stand()
    app.replaceChildren()
    meetError()
    await pass(crashCheckDelayMs)
    expect(told).toEqual(['crashed'])
    meetError()
    await pass(emptyPageMs)
    expect(told).toEqual(['crashed'])
  })

  it('one that has drawn nothing so far has a while to do so', async () => {
    const { told, stand } = await watchedPage()
    await stand()
    meetError()
    await pass(emptyPageMs - 1)
    expect(told).toEqual([])
    await pass(1)
    expect(told).toEqual(['crashed'])
  })

  it('and stands when it does', async () => {
    const { told, stand, app } = await watchedPage()
    await stand()
    meetError()
    await pass(crashCheckDelayMs)
    app.append('Orders')
    await pass(emptyPageMs)
    expect(told).toEqual(['erred'])
  })

  it('of before it was mounted it is looked at then', async () => {
    const { told, mount, app } = await watchedPage()
    meetError()
    await pass(crashCheckDelayMs)
    mount()
    app.append('Orders')
    await pass(crashCheckDelayMs)
    expect(told).toEqual(['mounted', 'erred'])
  })

  it('that the page itself has in hand nothing is told', async () => {
    const { told, stand } = await watchedPage()
    await stand()
    meetError(new Error('reported'))
    await pass(emptyPageMs)
    expect(told).toEqual([])
  })
})

describe('a page that takes itself away', () => {
  it('is told of after a moment and once, whatever it still does', async () => {
    const { told, stand, wrapper, app } = await watchedPage('<p>Orders</p>')
    await stand()
    wrapper.remove()
    await pass(emptyPageMs - 1)
    app.append('nobody sees this')
    expect(told).toEqual([])
    await pass(1)
    await pass(emptyPageMs)
    expect(told).toEqual(['removed'])
  })

  it('is not when it empties its place to draw something else', async () => {
    const { told, stand, wrapper } = await watchedPage('<p>Orders</p>')
    await stand()
    wrapper.replaceChildren()
    await pass(emptyPageMs - 1)
    wrapper.append('Pick-ups')
    await pass(emptyPageMs)
    expect(told).toEqual([])
  })
})
