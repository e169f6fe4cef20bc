import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStandalone } from './standalone.ts'

const call = { method: 'GET', url: '/api/some/call', headers: { accept: 'application/json' } } as const
const certificateRefused = vi.fn()

/** The stand-in at this address, whose backend gives this answer. */
function setUp(query: string, answer: typeof fetch = async () => Response.json({ status: 'S' })) {
  const fetchCall = vi.fn(answer)
  const page = { say() {}, certificateRefused }
  const standalone = createStandalone(new URL(`http://localhost:7101/${query}`), page, fetchCall)
  const sent = () => fetchCall.mock.lastCall?.[1]
  return { ...standalone, fetchCall, sent }
}

/** Starts a response whose body only ends by the signal of the call. */
const unfinished: typeof fetch = async (_url, init) => {
  const body = new ReadableStream({
    start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
  })
  return new Response(body)
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  certificateRefused.mockClear()
})

describe('a call of a standalone page', () => {
  it('is sent to the API base with the certificate', async () => {
    const { bridge, fetchCall, sent } = setUp('?certificate=abc&apiBase=http://localhost:8200/')
    await expect(bridge.request(call)).resolves.toEqual({ status: 'S' })
    expect(fetchCall.mock.lastCall?.[0]).toBe('http://localhost:8200/api/some/call')
    expect(sent()).toMatchObject({
      method: 'GET',
      headers: { accept: 'application/json', Certificate: 'abc' },
    })
  })

  it.each([
    ['', 'en'],
    ['?language=zh', 'zh-CN'],
    ['?language=es', 'es'],
  ])('asks at "%s" for names in the language %s, and then in the one that is chosen', async (query, tag) => {
    const { bridge, change, sent } = setUp(query)
    await bridge.request(call)
    expect(sent()?.headers).toMatchObject({ 'Accept-Language': tag })
    change('languageChanged', 'ja', { language: 'ja' })
    await bridge.request(call)
    expect(sent()?.headers).toMatchObject({ 'Accept-Language': 'ja' })
  })

  it.each([
    [{ status: 'E', code: 4001, data: null }, 200, 1],
    [{ status: 'E', code: '4001', data: null }, 401, 1],
    [{ status: 'E', code: 4002, data: null }, 200, 0],
    [{ status: 'S', code: 4001, data: null }, 200, 0],
    [null, 200, 0],
  ])(
    'is answered with %j and %s as the portal does, and says %s times that the session is over',
    async (answer, status, times) => {
      const { bridge } = setUp('?certificate=abc', async () => Response.json(answer, { status }))
      await expect(bridge.request(call)).resolves.toEqual(answer)
      expect(certificateRefused).toHaveBeenCalledTimes(times)
    },
  )

  it.each([
    ['http', 502, async () => new Response('', { status: 502 })],
    ['http', 403, async () => Response.json({ status: 'S' }, { status: 403 })],
    ['malformed', undefined, async () => new Response('<html>')],
    ['network', undefined, () => Promise.reject(new TypeError('refused'))],
    [
      'network',
      undefined,
      async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('cut')) })),
    ],
  ] as const)('rejects with the kind %s and the status %s', async (kind, httpStatus, answer) => {
    const { bridge } = setUp('', answer)
    const message = expect.stringContaining(call.url)
    const failure = httpStatus === undefined ? { kind, message } : { kind, message, httpStatus }
    await expect(bridge.request(call)).rejects.toMatchObject(failure)
  })

  it.each([
    ['before it is sent', () => Promise.reject(new DOMException('', 'AbortError')), true],
    ['while its answer is read', unfinished, false],
  ] as const)(
    'rejects with the kind cancelled when the caller gives up %s',
    async (_when, answer, isEarly) => {
      const giveUp = new AbortController()
      if (isEarly) giveUp.abort()
      const { bridge, fetchCall } = setUp('', answer)
      const rejected = expect(bridge.request(call, giveUp)).rejects.toMatchObject({ kind: 'cancelled' })
      await vi.waitFor(() => expect(fetchCall).toHaveBeenCalled())
      giveUp.abort()
      await rejected
    },
  )

  it('rejects with the kind timeout after as long as the portal waits', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const { bridge } = setUp('', unfinished)
    const rejected = expect(bridge.request(call)).rejects.toMatchObject({ kind: 'timeout' })
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(30_000))
    limit.abort()
    await rejected
  })
})
