import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MountTimeout } from '../failure.ts'
import { limits } from '../limits.ts'
import { fakeHost } from '../testing/fake-host.ts'

const bridge = fakeBridge()

function setUp() {
  const parent = document.createElement('div')
  const host = fakeHost()
  const onUnmountFailed = vi.fn()
  const openOms = () => host.open({ app: 'oms', parent, bridge, onUnmountFailed })
  return { ...host, parent, onUnmountFailed, openOms }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('closing a sub-app', () => {
  it('takes the page apart after a while: code that holds on to one of its elements does not keep the others', async () => {
    const { openOms, latest } = setUp()
    const { container, close } = openOms()
    const app = latest()
    app.mount()
    container.innerHTML = '<main><p>drawn</p></main><section><p>kept for the next page</p></section>'
    const [page, part, own] = container.querySelectorAll('*')
    for (const drawn of [page, part]) Object.assign(drawn ?? {}, { __reactFiber$1: {} })
    const closed = close()
    await vi.advanceTimersByTimeAsync(0)
    app.finishUnmount()
    await closed
    // Code that waits for the end of an animation looks for the surrounding elements.
    expect(part?.parentNode).toBe(page)
    await vi.advanceTimersByTimeAsync(limits.elementsKeptMs)
    for (const one of [page, part]) expect([one?.parentNode, one?.childNodes.length]).toEqual([null, 0])
    expect(own?.textContent).toBe('kept for the next page')
  })

  it('leaves what a root of React still draws: it is kept for the next page', async () => {
    const { openOms, latest } = setUp()
    const { container, close } = openOms()
    const app = latest()
    app.mount()
    container.innerHTML = '<main><p>kept</p></main><section><p>ended</p></section>'
    for (const [place, child] of [
      ['main', {}],
      ['section', null],
    ] as const) {
      const containerInfo = container.querySelector(place)
      const part = containerInfo?.firstElementChild
      Object.assign(part ?? {}, {
        __reactFiber$1: { return: { stateNode: { containerInfo, current: { child } } } },
      })
    }
    const [kept, ended] = container.querySelectorAll('p')
    const closed = close()
    await vi.advanceTimersByTimeAsync(0)
    app.finishUnmount()
    await closed
    await vi.advanceTimersByTimeAsync(limits.elementsKeptMs)
    expect([kept?.parentElement?.localName, ended?.parentElement]).toEqual(['main', null])
  })

  it('leaves what is in the document again by then, and each style once for the next page', async () => {
    const { openOms, latest } = setUp()
    const { container, close } = openOms()
    const app = latest()
    app.mount()
    container.innerHTML = `<p>drawn</p>${'<style>.own { color: red }</style>'.repeat(2)}`
    const [drawn, ...styles] = container.querySelectorAll('*')
    Object.assign(drawn ?? {}, { __reactFiber$1: {} })
    const closed = close()
    await vi.advanceTimersByTimeAsync(0)
    app.finishUnmount()
    await closed
    document.body.append(...(drawn ? [drawn] : []))
    await vi.advanceTimersByTimeAsync(limits.elementsKeptMs)
    expect(drawn?.textContent).toBe('drawn')
    drawn?.remove()
    expect(styles.map(({ textContent }) => textContent)).toEqual(['.own { color: red }', ''])
  })

  it('is for good: a page that only comes afterwards is put nowhere', async () => {
    const { parent, openOms, latest } = setUp()
    const closed = openOms().close()
    await vi.runAllTimersAsync()
    await closed
    latest().place?.()
    expect(parent.children).toHaveLength(0)
  })

  it('keeps name and container until the page is unmounted', async () => {
    const { parent, openOms, latest } = setUp()
    const first = openOms()
    const app = latest()
    app.mount()
    await first.mounted
    const closed = first.close()
    await vi.waitUntil(app.isUnmounting)
    openOms()
    expect(latest().name).toBe('oms__s2')

    app.finishUnmount()
    await closed
    expect(parent.contains(app.container)).toBe(false)
    openOms()
    expect(latest().name).toBe('oms__s1')
  })

  it('keeps the page in the document until it is unmounted, though its panel is removed', async () => {
    const { parent, openOms, latest } = setUp()
    const panel = document.body.appendChild(document.createElement('section'))
    panel.append(parent)
    const { container, close } = openOms()
    const app = latest()
    app.mount()
    const closed = close()
    panel.remove()
    await vi.waitUntil(app.isUnmounting)
    expect([container.isConnected, panel.contains(container)]).toEqual([true, false])
    expect(container.closest('[data-closing]')?.matches('[inert]')).toBe(true)
    app.finishUnmount()
    await closed
    expect(document.body.childElementCount).toBe(0)
  })

  it('gives the next page scripts of its own when the last one left something', async () => {
    const { openOms, latest } = setUp()
    const { close } = openOms()
    const app = latest()
    app.mount()
    app.leave()
    app.finishUnmount()
    await close()
    expect(app.isReleased()).toBe(true)
    openOms()
    expect(latest().name).toBe('oms__s1r1')
  })

  it('waits for a page that is still loading, then takes it away', async () => {
    const { parent, openOms, latest } = setUp()
    const closed = openOms().close()
    const app = latest()
    app.mount()
    app.finishUnmount()
    await closed
    expect(app.isUnmounting()).toBe(true)
    expect(parent.childElementCount).toBe(0)
  })

  it.each(['is never mounted', 'is never unmounted', 'fails to unmount'])(
    'stops the code of a page that %s, and gives its name to no other',
    async (trouble) => {
      const { parent, openOms, latest } = setUp()
      const { close } = openOms()
      const app = latest()
      if (trouble !== 'is never mounted') app.mount()
      if (trouble === 'fails to unmount') app.failUnmount(new Error('no'))
      const closed = close()
      await vi.advanceTimersByTimeAsync(4_000)
      await closed
      expect([app.isReleased(), parent.childElementCount]).toEqual([true, 0])
      openOms()
      expect(latest().name).toBe('oms__s1r1')
      app.mount()
      await vi.advanceTimersByTimeAsync(0)
      expect(app.isUnmounting()).toBe(true)
    },
  )

  const tooLong = new MountTimeout('oms__s1', 2_000, 'unmounted')
  it.each([
    ['at once', 0, []],
    ['only after every waiter has gone', 3_000, [[tooLong]]],
  ])('reports once a page that fails to unmount %s', async (_when, afterMs, before) => {
    const { openOms, latest, onUnmountFailed } = setUp()
    const { close } = openOms()
    const app = latest()
    app.mount()
    const closed = close()
    await vi.advanceTimersByTimeAsync(afterMs)
    const error = new Error('unmount boom')
    app.failUnmount(error)
    await closed
    await vi.advanceTimersByTimeAsync(4_000)
    expect(onUnmountFailed.mock.calls).toEqual([...before, [error]])
  })

  it('reports a page that never finishes unmounting', async () => {
    const { openOms, latest, onUnmountFailed } = setUp()
    const { close } = openOms()
    latest().mount()
    void close()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(onUnmountFailed.mock.calls).toEqual([[tooLong]])
  })

  it('reports no failed unmount where the page was never mounted', async () => {
    const { openOms, latest, onUnmountFailed } = setUp()
    const { mounted, close } = openOms()
    mounted.catch(() => {})
    latest().fail(new Error('no such page'))
    await close()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(onUnmountFailed).not.toHaveBeenCalled()
  })

  it('never rejects, and never gives the name of a failed page again', async () => {
    const { parent, openOms, latest } = setUp()
    const { mounted, close } = openOms()
    latest().fail(new Error('no such page'))
    await expect(mounted).rejects.toThrow()
    await close()
    expect(parent.childElementCount).toBe(0)
    openOms()
    expect(latest().name).toBe('oms__s1r1')
  })
})
