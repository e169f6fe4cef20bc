import { describe, expect, it, vi } from 'vitest'
import { createScriptRunner, placeOfLifecycles } from './prepared-pages.ts'

const url = 'http://oms.example/index-1.js'

describe('scripts of sub-apps', () => {
  it('are fetched once, and run with the global object of each instance', async () => {
    const fetchScript = vi.fn(async () => 'window.opened = (window.opened ?? 0) + step')
    const runner = createScriptRunner([], fetchScript)
    const globals = [1, 10].map((step) => {
      const global: Record<string, unknown> = { step }
      global.window = global
      return global
    })
    for (const global of globals) (await runner(url))(global)
    expect(globals.map(({ opened }) => opened)).toEqual([1, 10])
    expect(fetchScript).toHaveBeenCalledOnce()
  })

  it('read the names of constants once', async () => {
    const read = vi.fn(() => Math)
    const global = Object.defineProperty({ result: 0 }, 'Math', { get: read })
    const run = await createScriptRunner(
      ['Math'],
      async () => 'this.result = Math.max(1, Math.min(2, 3))',
    )(url)
    run(global)
    expect([global.result, read.mock.calls.length]).toEqual([2, 1])
  })

  it.each([
    ['cannot be loaded', () => Promise.reject(new TypeError('down'))],
    ['is no script', async () => 'not a script'],
  ])('are requested again after one %s', async (_what, failing) => {
    const fetchScript = vi.fn(async () => 'this.result = "here"').mockImplementationOnce(failing)
    const runner = createScriptRunner([], fetchScript)
    await expect(runner(url)).rejects.toThrow()
    const global = { result: '' }
    const run = await runner(url)
    run(global)
    expect(global.result).toBe('here')
  })

  it('are named in the stacks of their errors', async () => {
    const run = await createScriptRunner([], async () => 'throw new Error("oh")')(url)
    const error = await Promise.resolve({})
      .then(run)
      .catch((thrown: unknown) => thrown)
    expect(error instanceof Error && error.stack).toContain(url)
  })
})

describe('lifecycles', () => {
  const lifecycles = { bootstrap() {}, mount() {}, unmount() {} }
  it.each([
    [{ oms: lifecycles }, 'oms'],
    [{ oms: lifecycles, later: 1 }, 'oms'],
    [{ first: lifecycles, second: lifecycles }, 'second'],
    [{ portalSubApp: lifecycles, later: lifecycles }, 'portalSubApp'],
    [{ portalSubApp: 1, later: lifecycles }, 'later'],
    [{ oms: { mount() {} } }, undefined],
    [{ taken: lifecycles }, undefined],
    [{}, undefined],
  ])('of %j are found', (global, property) => {
    expect(placeOfLifecycles(global, { taken: 1 })).toBe(property)
  })
})
