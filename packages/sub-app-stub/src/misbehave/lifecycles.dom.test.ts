import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { misbehavingLifecycles, misbehavioursOf } from './lifecycles.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const own = {
  bootstrap: vi.fn(async () => {}),
  mount: vi.fn(),
  unmount: vi.fn(async () => {}),
  bridgeVersion: 1,
} as const
const container = (misbehave: string) => {
  const element = document.createElement('div')
  element.innerHTML = `<div data-misbehave="${misbehave}"></div>`
  return element
}
/** The portal gives a lifecycle more than its type names. */
const bootstrap = (path: string, attribute = '') =>
  (misbehavingLifecycles(own).bootstrap as (props: unknown) => Promise<void>)({
    portalBridge: fakeBridge({ initialPath: path }),
    container: container(attribute),
  })

describe('the start of a stand-in', () => {
  it('goes well unless trouble is requested', async () => {
    await bootstrap('/home')
    expect(own.bootstrap).toHaveBeenCalledOnce()
  })

  it.each([
    ['/home?misbehave=throw-bootstrap', ''],
    ['/home', 'throw-bootstrap'],
  ])('fails by %s and "%s"', async (path, attribute) => {
    await expect(bootstrap(path, attribute)).rejects.toThrow('Planned misbehaviour: bootstrap')
  })

  it('may take its time', async () => {
    own.bootstrap.mockClear()
    const done = bootstrap('/home?misbehave=slow-start')
    await vi.advanceTimersByTimeAsync(11_999)
    expect(own.bootstrap).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await done
    expect(own.bootstrap).toHaveBeenCalledOnce()
  })
})

describe('the end of a stand-in', () => {
  const unmount = (path: string) =>
    (misbehavingLifecycles(own).unmount as (props: unknown) => Promise<void>)({
      portalBridge: fakeBridge({ initialPath: path }),
      container: container(''),
    })

  it('takes its page away', async () => {
    await unmount('/home')
    expect(own.unmount).toHaveBeenCalledOnce()
  })

  it('fails where that is requested', async () => {
    await expect(unmount('/home?misbehave=throw-unmount')).rejects.toThrow('Planned misbehaviour: unmount')
  })

  it('never comes where that is requested', async () => {
    const ended = vi.fn()
    void unmount('/home?misbehave=never-unmount').finally(ended)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).not.toHaveBeenCalled()
  })
})

describe('misbehaviour', () => {
  it.each([
    ['/home', []],
    ['/home?misbehave=', []],
    ['/home?misbehave=throw-mount', ['throw-mount']],
    ['/home?x=1&misbehave=globals,unheard-of,styles', ['globals', 'styles']],
    ['/home?misbehave=toString', []],
  ])('is what %s asks for', (path, kinds) => {
    expect(misbehavioursOf(path)).toEqual(kinds)
  })
})
