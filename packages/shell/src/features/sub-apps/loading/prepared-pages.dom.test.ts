import { describe, expect, it, vi } from 'vitest'
import { WrongFile } from '../failure/failure.ts'
import { createPreparedPages } from './prepared-pages.ts'

const entry = 'http://oms.example/app/'
const script = 'http://oms.example/app/index-B1x_9-aQ.js'
const page = '<p>oms</p><script defer entry src="./index-B1x_9-aQ.js"></script>'
const code = 'oms = { bootstrap() {}, mount() {}, unmount() {} }; later = 1'

/** A sandbox that records which property was set last. */
function sandbox() {
  const put: PropertyKey[] = []
  const global = new Proxy(
    {},
    {
      has: (target, key) => key === 'oms' || key === 'later' || Reflect.has(target, key),
      set(target, key, value) {
        put.push(key)
        return Reflect.set(target, key, value)
      },
    },
  )
  return { global, lastPut: () => put.at(-1) }
}

const setUp = (text = code) => {
  const fetchFile = vi.fn(async (_url: string) => text)
  return { fetchFile, pages: createPreparedPages(fetchFile, []) }
}

describe('a page that was prepared', () => {
  it('is opened without asking for anything', async () => {
    const { fetchFile, pages } = setUp()
    await pages.prepare(entry, page)
    expect(fetchFile.mock.calls).toEqual([[script]])
    expect(pages.take(entry)).toBe(page)
    expect(pages.withoutScript(entry, page)).toBe('<p>oms</p>')
    const onRun = vi.fn()
    await pages.run(entry, sandbox().global, onRun)
    expect(onRun.mock.calls).toEqual([[script]])
    expect(fetchFile).toHaveBeenCalledOnce()
  })

  it('leaves its lifecycles where the library looks for them, in each instance', async () => {
    const { pages } = setUp()
    pages.withoutScript(entry, page)
    const instances = [sandbox(), sandbox()]
    for (const { global } of instances) await pages.run(entry, global, () => {})
    expect(instances.map(({ lastPut }) => lastPut())).toEqual(['oms', 'oms'])
  })
})

it('the library keeps a page that starts otherwise', async () => {
  const { fetchFile, pages } = setUp()
  const other = '<script src="./main.js"></script>'
  await pages.prepare(entry, other)
  expect(pages.withoutScript(entry, other)).toBe(other)
  await pages.run(entry, sandbox().global, () => {})
  expect(fetchFile).not.toHaveBeenCalled()
})

it('a page in place of the script is an error when the script is run', async () => {
  const { pages } = setUp('<!doctype html><p>Bad gateway</p>')
  pages.withoutScript(entry, page)
  await expect(pages.run(entry, {}, () => {})).rejects.toThrow(WrongFile)
})
