import { expect, it, vi } from 'vitest'
import type { LoadMicroApp, MicroAppOptions } from './micro-app.ts'
import { warmUp } from './qiankun-adapter.ts'

/** A fake hosting library that records its calls; `mounted` is what happens to the page. */
function library(mounted: () => Promise<void>) {
  const steps: string[] = []
  const load = vi.fn<LoadMicroApp>(async () => ({
    mounted: mounted().then(() => void steps.push('mounted')),
    unmount: async () => void steps.push('unmounted'),
    shown() {},
    isReusable: () => true,
    release: () => void steps.push('released'),
  }))
  const asked = (): MicroAppOptions => {
    const [options] = load.mock.calls[0] ?? []
    if (!options) throw new Error('Nothing was loaded')
    return options
  }
  return { load, steps, asked }
}

it('goes through a whole page, outside the document and without a file', async () => {
  const { load, steps, asked } = library(async () => {})
  const fetched = vi.spyOn(globalThis, 'fetch')
  await warmUp(load)
  expect(steps).toEqual(['mounted', 'unmounted', 'released'])
  expect(asked().container.isConnected).toBe(false)
  const html = await asked().fetchFile(asked().entry)
  expect(html).toContain(`window['${asked().name}'] = {`)
  expect(fetched).not.toHaveBeenCalled()
})

it('leaves nothing of a page that failed', async () => {
  const { load, steps } = library(() => Promise.reject(new Error('no eval here')))
  await expect(warmUp(load)).rejects.toThrow('no eval here')
  expect(steps).toEqual(['released'])
})
