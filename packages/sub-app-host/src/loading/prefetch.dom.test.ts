import { describe, expect, it, vi } from 'vitest'
import { assetsOf, createPrefetch, type PrefetchOptions } from './prefetch.ts'

type WarmUp = PrefetchOptions['warmUp']

const page = `<head><link rel="icon" href="/i.svg"><link rel="stylesheet" href="./a.css">
<script defer entry src="./index-1.js"></script><script>inline()</script><script src="http://["></script></head>`
const files = ['http://oms.example/app/', 'http://oms.example/app/a.css', 'http://oms.example/app/index-1.js']

const setUp = (
  fetchFile: (url: string) => Promise<string>,
  { isThrifty = false, warmUp = async () => {} }: Partial<{ isThrifty: boolean; warmUp: WarmUp }> = {},
) =>
  createPrefetch({
    entryOf: () => 'http://oms.example/app/',
    fetchFile,
    warmUp,
    isThrifty: () => isThrifty,
  })

describe('fetching a sub-app before it is opened', () => {
  it('takes its page, scripts and style sheets, once', async () => {
    const fetchFile = vi.fn(async () => page)
    const prefetch = setUp(fetchFile)
    await Promise.all([prefetch('oms'), prefetch('oms')])
    await prefetch('oms')
    expect(fetchFile.mock.calls.flat().filter((part) => typeof part === 'string')).toEqual(files)
  })

  it('warms the host up once its files are there, and tries again where that failed', async () => {
    const warmUp = vi.fn<WarmUp>().mockRejectedValueOnce(new Error('no library')).mockResolvedValue()
    const prefetch = setUp(async () => page, { warmUp })
    await prefetch('oms')
    await prefetch('oms')
    await prefetch('oms')
    expect(warmUp).toHaveBeenCalledTimes(2)
  })

  it('never fails, and may be tried again', async () => {
    const fetchFile = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(page)
    const prefetch = setUp(fetchFile)
    await expect(prefetch('oms')).resolves.toBeUndefined()
    await prefetch('oms')
    expect(fetchFile).toHaveBeenCalledTimes(4)
  })

  it('spares people who save data', async () => {
    const fetchFile = vi.fn()
    await setUp(fetchFile, { isThrifty: true })('oms')
    expect(fetchFile).not.toHaveBeenCalled()
  })
})

it.each([
  ['', []],
  ["<script src='//cdn.example/x.js'></script>", ['http://cdn.example/x.js']],
  ['<link rel=stylesheet href=x.css>', ['http://oms.example/app/x.css']],
  ['<link rel="preload" href="x.js">', []],
])('%j needs %j', (html, assets) => {
  expect(assetsOf(html, 'http://oms.example/app/')).toEqual(assets)
})
