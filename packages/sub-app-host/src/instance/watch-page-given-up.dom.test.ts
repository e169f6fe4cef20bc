import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MountTimeout } from '../failure.ts'
import { limits } from '../limits.ts'
import { pass, trouble, watchedPage } from '../testing/watched-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

describe('a page that was given up appears', () => {
  type Watched = Awaited<ReturnType<typeof watchedPage>>

  it.each<[string, string[], (page: Watched) => Promise<void>, (page: Watched) => void]>([
    [
      'when it draws after a crash',
      ['crashed', 'appeared'],
      (page) => page.crash(),
      ({ app }) => app.append('Orders'),
    ],
    [
      'not by styles alone',
      ['crashed'],
      (page) => page.crash(),
      ({ wrapper }) => wrapper.firstElementChild?.append(document.createElement('style')),
    ],
    [
      'when it puts itself back',
      ['removed', 'appeared'],
      (page) => page.remove(),
      ({ container, wrapper }) => container.append(wrapper),
    ],
  ])('%s', async (_when, expected, giveUp, comeBack) => {
    const page = await watchedPage('<p>Orders</p>')
    await page.mountAndRender()
    await giveUp(page)
    comeBack(page)
    await pass()
    expect(page.events).toEqual(expected)
  })

  it('when it is mounted after its time was up, and is watched like any other', async () => {
    const { events, fail, app, mountLate, crash } = await watchedPage()
    await pass(limits.slowHintMs)
    fail(new MountTimeout('oms', 1, 'mounted'))
    await pass(60_000)
    app.append('Orders')
    await pass()
    expect(events).toEqual(['slowed', 'late'])
    mountLate()
    await pass()
    expect(events).toEqual(['slowed', 'late', 'appeared'])
    await crash()
    expect(events.at(-1)).toBe('crashed')
  })

  it('not after it failed, nor after the watch has ended', async () => {
    const failed = await watchedPage()
    failed.fail(trouble)
    await pass()
    failed.mountLate()
    const left = await watchedPage()
    left.fail(new MountTimeout('oms', 1, 'mounted'))
    await pass()
    left.leave()
    left.mountLate()
    const inVain = await watchedPage()
    inVain.fail(new MountTimeout('oms', 1, 'mounted'))
    await pass()
    inVain.failLate(trouble)
    await pass()
    expect([failed.events, left.events, inVain.events]).toEqual([['failed'], ['late'], ['late', 'failed']])
  })

  it('and is not reported as missing because of what it did before', async () => {
    const { events, mountAndRender, crash, wrapper } = await watchedPage('<p>Orders</p>')
    await mountAndRender()
    wrapper.replaceChildren()
    await crash()
    wrapper.append('Orders again')
    await pass(limits.emptyPageMs)
    expect(events).toEqual(['crashed', 'appeared'])
  })
})
