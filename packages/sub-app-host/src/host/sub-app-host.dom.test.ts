import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeHost } from '../testing/fake-host.ts'

const bridge = fakeBridge()

function setUp() {
  const parent = document.createElement('div')
  const host = fakeHost()
  const open = (isRetry: boolean) => host.open({ app: 'oms', parent, bridge, isRetry })
  return { ...host, parent, open, openOms: () => open(false) }
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

  it('is requested again by whatever opens it next, and by all that come after', async () => {
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

  it('is requested again where one of its files failed to load', () => {
    const { openOms, latest } = setUp()
    openOms()
    latest().onBadFile?.('/sub-apps/oms/print.css')
    openOms()
    expect(address(latest())).toEqual(expect.any(String))
  })

  it('is not requested at each opening where a page does without a file that is always missing', () => {
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
    'is requested again while a page %s and has not come',
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

  it('is the newest one in every tab that is opened after a reload, not what a closed tab has left', async () => {
    const { apps, open, openOms } = setUp()
    const closings = [openOms(), openOms()].map(({ close }) => close())
    for (const app of apps) {
      app.mount()
      app.finishUnmount()
    }
    await Promise.all(closings)
    open(true)
    openOms()
    expect(apps.map(({ name }) => name)).toEqual(['oms__s1', 'oms__s2', 'oms__s1r1', 'oms__s2r1'])
  })

  it('is requested again by each retry', () => {
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
