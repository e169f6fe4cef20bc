import { afterEach, describe, expect, it, vi } from 'vitest'
import { beginConfigRequest } from './config-request.ts'
import { loadConfig } from './load-config.ts'
import { demoConfig } from './testing/demo-config.ts'

const answers = (answer: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => answer())

afterEach(() => vi.unstubAllGlobals())

describe('the runtime configuration', () => {
  it('is the content of config.json', async () => {
    answers(() => Response.json(demoConfig))
    expect(await loadConfig()).toEqual(demoConfig)
  })

  it('is requested once, by the head script, and never taken from a cache unasked', async () => {
    const asked = vi.fn(async (_url: string, _init?: RequestInit) => Response.json(demoConfig))
    vi.stubGlobal('fetch', asked)
    beginConfigRequest()
    expect(await loadConfig()).toEqual(demoConfig)
    expect(asked.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([['/config.json', 'no-cache']])
    await loadConfig()
    expect(asked.mock.lastCall?.[1]?.cache).toBe('no-cache')
  })

  it('that has been requested is waited for until the time is over', async () => {
    const never = (_url: string, init?: RequestInit) =>
      new Promise<Response>((_answer, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    vi.stubGlobal('fetch', never)
    beginConfigRequest()
    const deadline = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal)
    const loading = loadConfig()
    deadline.abort()
    await expect(loading).rejects.toMatchObject({ kind: 'timeout' })
  })

  it.each([
    ['is no JSON', () => new Response('{')],
    ['is the page of the portal itself', () => new Response('<!doctype html><div id="portal-root">')],
    ['is not there', () => new Response('', { status: 404 })],
  ])('that %s is a problem of the installation', async (_case, answer) => {
    answers(answer)
    expect(await loadConfig()).toEqual([{ field: '/config.json', expected: 'object' }])
  })

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['a gateway is away', () => new Response('', { status: 502 }), 'http'],
    ['access is not allowed', () => new Response('<!doctype html>', { status: 403 }), 'http'],
    ['a sign-in page comes', () => new Response('<!doctype html>'), 'intercepted'],
    ['no answer comes in time', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timeout'],
  ])('is not called incomplete when %s', async (_case, answer, kind) => {
    if (kind === 'timeout') vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    answers(answer)
    await expect(loadConfig()).rejects.toMatchObject({ name: 'RemoteError', kind })
  })

  it('is not called incomplete when a redirect leads to where nothing can be fetched', async () => {
    const elsewhere = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
    vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
      if (init?.redirect === 'manual') return elsewhere
      throw new TypeError('Failed to fetch')
    })
    await expect(loadConfig()).rejects.toMatchObject({ kind: 'intercepted' })
  })
})
