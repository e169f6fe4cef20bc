import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MountTimeout } from '../failure/failure.ts'
import { fakeHost } from '../testing/fake-host.ts'

const bridge = fakeBridge()

function setUp() {
  const parent = document.createElement('div')
  const host = fakeHost()
  const onUnmountFailed = vi.fn()
  const open = (isRetry: boolean) => host.open({ app: 'oms', parent, bridge, isRetry, onUnmountFailed })
  return { ...host, parent, onUnmountFailed, open, openOms: () => open(false) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('opening sub-apps', () => {
  it('gives each instance a name and a container of its own, and the bridge', async () => {
    const { parent, apps, openOms } = setUp()
    openOms()
    openOms()
    expect(apps.map(({ name }) => name)).toEqual(['oms__s1', 'oms__s2'])
    expect(apps.map(({ container }) => container)).toEqual([...parent.children])
    expect(apps[0]).toMatchObject({ entry: '/sub-apps/oms/', props: { portalBridge: bridge } })
  })

  it('fails when a page is not mounted within its time', async () => {
    const { openOms } = setUp()
    const { mounted } = openOms()
    const failed = expect(mounted).rejects.toThrow('oms__s1 was not mounted within 20000 ms')
    await vi.advanceTimersByTimeAsync(20_000)
    await failed
  })

  it('fails with the reason of the sub-app', async () => {
    const { openOms, latest } = setUp()
    const { mounted } = openOms()
    const failed = expect(mounted).rejects.toThrow('no such page')
    latest().fail(new Error('no such page'))
    await failed
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a sub-app that failed once', () => {
  const address = ({ cacheBuster }: { readonly cacheBuster?: string | undefined }) => cacheBuster

  it('is asked for anew by whatever opens it next, and by all that come after', async () => {
    const { openOms, apps, latest } = setUp()
    openOms().mounted.catch(() => {})
    latest().fail(new Error('unreachable'))
    await vi.advanceTimersByTimeAsync(0)
    openOms()
    openOms()
    const [first, second, third] = apps.map(address)
    expect([first, third]).toEqual([undefined, second])
    expect(second).toEqual(expect.any(String))
  })

  it('is asked for anew where a file of it was not to be had', () => {
    const { openOms, latest } = setUp()
    openOms()
    latest().onBadFile?.('/sub-apps/oms/print.css')
    openOms()
    expect(address(latest())).toEqual(expect.any(String))
  })

  it('is not asked for at each opening where a page does without a file that is always missing', () => {
    const { openOms, apps, latest } = setUp()
    for (let opening = 0; opening < 4; opening += 1) {
      openOms()
      const mark = address(latest())
      const isAsked = apps.slice(0, -1).every((app) => address(app) !== mark)
      if (isAsked) latest().onBadFile?.(`/sub-apps/oms/print.css${mark ? `?portal-retry=${mark}` : ''}`)
    }
    const marks = apps.map(address)
    expect(new Set(marks).size).toBe(2)
    expect(marks[3]).toBe(marks[1])
  })

  it.each(['is closed', 'takes too long'])(
    'is asked for anew while a page %s and has not come',
    async (how) => {
      const { openOms, apps, latest } = setUp()
      const { mounted, close } = openOms()
      mounted.catch(() => {})
      if (how === 'is closed') void close()
      else await vi.advanceTimersByTimeAsync(20_000)
      openOms()
      expect(address(latest())).toEqual(expect.any(String))
      apps[0]?.mount()
      await vi.advanceTimersByTimeAsync(0)
      openOms()
      expect(address(latest())).toBeUndefined()
    },
  )

  it('is asked for anew by each retry', () => {
    const { apps, open } = setUp()
    for (const isRetry of [false, true, true]) open(isRetry)
    const [first, second, third] = apps.map(address)
    expect([first, second, third]).toEqual([undefined, expect.any(String), expect.any(String)])
    expect(third).not.toBe(second)
  })
})

it('the files of a sub-app are its own in every instance, since only the first one asks for them', () => {
  const { openOms, latest } = setUp()
  openOms()
  latest().onFile?.('https://cdn.example/oms/index.js')
  const { places } = openOms()
  expect(places.areIn('at run (https://cdn.example/oms/a.js:1:2)')).toBe(true)
  expect(places.areIn('at run (https://cdn.example/ltc/a.js:1:2)')).toBe(false)
})

describe('closing a sub-app', () => {
  it('takes the page apart: code that holds on to one of its elements does not keep the others', async () => {
    const { openOms, latest } = setUp()
    const { container, close } = openOms()
    const app = latest()
    app.mount()
    const styles = '<style>.own { color: red }</style>'.repeat(2)
    container.innerHTML = `<div><head-of-page> ${styles} </head-of-page><div id="root">drawn</div></div>`
    const [page, head, style, sameStyle, root] = container.querySelectorAll('*')
    const closed = close()
    await vi.advanceTimersByTimeAsync(0)
    app.finishUnmount()
    await closed
    for (const part of [page, head, style, sameStyle, root])
      expect([part?.parentNode, part?.nextSibling]).toEqual([null, null])
    for (const part of [page, head, sameStyle, root]) expect(part?.childNodes).toHaveLength(0)
    // The next page of that name gets it back.
    expect(style?.textContent).toBe('.own { color: red }')
  })

  it('is for good: a page that only comes afterwards is put nowhere', async () => {
    const { parent, openOms, latest } = setUp()
    const closed = openOms().close()
    await vi.runAllTimersAsync()
    await closed
    latest().place?.()
    expect(parent.children).toHaveLength(0)
  })

  it('keeps name and container until the page is gone', async () => {
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
    ['only once nobody waits for it any more', 3_000, [[tooLong]]],
  ])('tells, one time, of a page that fails to unmount %s', async (_when, afterMs, before) => {
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

  it('tells of a page that never gets done with unmounting', async () => {
    const { openOms, latest, onUnmountFailed } = setUp()
    const { close } = openOms()
    latest().mount()
    void close()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(onUnmountFailed.mock.calls).toEqual([[tooLong]])
  })

  it('tells of no failure to unmount where the page was never mounted', async () => {
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
