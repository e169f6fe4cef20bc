import { acceptAnswer } from '@portal/protocol/client'
import type { CallMetadata } from '@portal/protocol/encoding'
import { describe, expect, it, vi } from 'vitest'
import { createSend, type TransportOptions } from './transport.ts'

const call: CallMetadata = { method: 'POST', path: '/api/x', encoding: 'json', access: 'certificate' }
const request = {
  method: 'POST',
  url: '/api/x',
  headers: { 'content-type': 'application/json' },
  body: '{}',
} as const

function setUp(
  options: Partial<TransportOptions> & { answer?: Response; certificate?: string | undefined } = {},
) {
  const { answer = Response.json({ status: 'S', data: 1 }), ...given } = options
  const certificate = 'certificate' in options ? options.certificate : 'c-1'
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer)
  const refused = vi.fn(async () => false)
  const send = createSend({
    fetch,
    base: () => 'https://api.test',
    ownFile: () => '/config.json',
    timeoutMs: () => 30_000,
    deadline: () => new AbortController().signal,
    language: () => 'ja',
    endsOnUnauthorized: () => true,
    session: { certificate: () => certificate, settled: () => undefined, refused },
    ...given,
  })
  const ask = async (signal?: AbortSignal) =>
    acceptAnswer('x', await send('x', call, request, signal ? { signal } : {}))
  return { fetch, refused, ask }
}

/** A request that ends by its signal only. */
const hang: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  )

describe('a call', () => {
  it('is sent to the API base with the certificate as a header [S-7.1] [S-7.3]', async () => {
    const { fetch, ask } = setUp()
    expect(await ask()).toEqual({ status: 'S', data: 1 })
    const [url, init] = fetch.mock.calls[0] ?? []
    expect(url).toBe('https://api.test/api/x')
    expect(init).toMatchObject({
      method: 'POST',
      body: '{}',
      headers: { Certificate: 'c-1', 'Accept-Language': 'ja' },
    })
  })

  it('has a number of its own, which its failures name: [X-Request-Id]', async () => {
    let count = 0
    const requestId = () => {
      count += 1
      return `id-${count}`
    }
    const { fetch, ask } = setUp({ requestId, answer: new Response(null, { status: 500 }) })
    await expect(ask()).rejects.toMatchObject({ kind: 'http', requestId: 'id-1' })
    await expect(ask()).rejects.toMatchObject({ kind: 'http', requestId: 'id-2' })
    expect(fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Request-Id'))).toEqual([
      'id-1',
      'id-2',
    ])
  })

  it.each([
    ['no answer', async () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['no JSON', async () => new Response('{"status":"S","da'), 'malformed'],
    ['a page', async () => new Response('<html>'), 'intercepted'],
  ])('that gets %s is named by its number, too', async (_what, fetch, kind) => {
    const { ask } = setUp({ fetch, requestId: () => 'id-1' })
    await expect(ask()).rejects.toMatchObject({ kind, requestId: 'id-1' })
  })

  it.each(['证书', 'a\u0000b', 'two words', 'line\nbreak'])(
    'with %j, which no header can carry, is refused without being sent',
    async (certificate) => {
      const { fetch, refused, ask } = setUp({ certificate })
      await expect(ask()).rejects.toMatchObject({ kind: 'sessionEnded' })
      expect(refused).toHaveBeenCalledWith(certificate)
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  it('carries no certificate without a session [S-7.3]', async () => {
    const { fetch, ask } = setUp({ certificate: undefined })
    await ask()
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ ...request.headers, 'Accept-Language': 'ja' })
  })

  it.each([
    ['a rejection', Response.json({ status: 'E', msg: '不可以' }), { kind: 'rejection', message: '不可以' }],
    ['an HTTP failure', new Response('', { status: 502 }), { kind: 'http', httpStatus: 502, message: '' }],
    [
      'an HTTP failure with a message',
      Response.json({ status: 'E', msg: '维护中' }, { status: 503 }),
      { kind: 'http', httpStatus: 503, message: '维护中' },
    ],
    ['a page instead of JSON', new Response(' <!doctype html>'), { kind: 'intercepted' }],
    ['a page of a gateway', new Response('<html>', { status: 502 }), { kind: 'http', httpStatus: 502 }],
    ['an empty answer', new Response(''), { kind: 'malformed' }],
    ['no content', new Response(null, { status: 204 }), { kind: 'malformed' }],
    ['HTTP 403', Response.json({ status: 403 }, { status: 403 }), { kind: 'http', httpStatus: 403 }],
    ['half an answer', new Response('{"status":"S","da'), { kind: 'malformed' }],
    ['JSON that is no envelope', Response.json([1]), { kind: 'malformed' }],
    ['an empty answer', new Response(''), { kind: 'malformed' }],
  ])('%s is a typed error', async (_case, answer, expected) => {
    await expect(setUp({ answer }).ask()).rejects.toMatchObject({
      name: 'RemoteError',
      callId: 'x',
      ...expected,
    })
  })

  it('without a connection is a network failure', async () => {
    const fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(setUp({ fetch }).ask()).rejects.toMatchObject({ kind: 'network' })
  })

  it('times out at the configured deadline, the body included [S-7.2] [S-9.10]', async () => {
    const timeLimit = new AbortController()
    const deadline = vi.fn(() => timeLimit.signal)
    const asked = setUp({ fetch: hang, deadline }).ask()
    timeLimit.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'timeout' })
    expect(deadline).toHaveBeenCalledWith(30_000)
  })

  it('that its caller aborts is cancelled, not failed', async () => {
    const caller = new AbortController()
    const asked = setUp({ fetch: hang }).ask(caller.signal)
    caller.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'cancelled' })
  })
})

describe('E with code 4001 (specification §4) [S-4.12]', () => {
  it.each([
    ['as a number', Response.json({ status: 'E', code: 4001 })],
    ['as text', Response.json({ status: 'E', code: '4001' })],
    ['under an HTTP status', Response.json({ status: 'E', code: 4001 }, { status: 401 })],
  ])('%s reports the refused certificate', async (_case, answer) => {
    const { ask, refused } = setUp({ answer })
    await expect(ask()).rejects.toMatchObject({ kind: 'sessionEnded' })
    expect(refused).toHaveBeenCalledExactlyOnceWith('c-1')
  })

  it('ends nothing without a certificate', async () => {
    const answer = Response.json({ status: 'E', code: 4001 })
    const { ask, refused } = setUp({ answer, certificate: undefined })
    await expect(ask()).rejects.toMatchObject({ kind: 'sessionEnded' })
    expect(refused).not.toHaveBeenCalled()
  })
})

describe('HTTP 401 (assumed)', () => {
  const spring = () => Response.json({ status: 401, error: 'Unauthorized' }, { status: 401 })

  it('on a call that carried the certificate refuses it', async () => {
    const { refused, ask } = setUp({ answer: spring() })
    await expect(ask()).rejects.toMatchObject({ kind: 'sessionEnded' })
    expect(refused).toHaveBeenCalledWith('c-1')
  })

  it.each([
    ['without a certificate', { certificate: undefined }],
    ['where the installation says so', { endsOnUnauthorized: () => false }],
  ])('is a failure like any other %s', async (_where, options) => {
    const { refused, ask } = setUp({ answer: spring(), ...options })
    await expect(ask()).rejects.toMatchObject({ kind: 'http', httpStatus: 401 })
    expect(refused).not.toHaveBeenCalled()
  })
})

describe('a redirect', () => {
  const redirect = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
  const following = (answer: () => Promise<Response>, probe: () => Response = redirect) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) =>
      init?.redirect === 'manual' ? probe() : answer(),
    )
    return { ...setUp({ fetch }), fetch }
  }
  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

  it('is followed, and the call sent once', async () => {
    const { ask, fetch } = following(async () => Response.json({ status: 'S', data: 1 }))
    expect(await ask()).toEqual({ status: 'S', data: 1 })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('to a page is something between the portal and its server', async () => {
    const { ask, fetch } = following(async () => new Response('<html>'))
    await expect(ask()).rejects.toMatchObject({ kind: 'intercepted' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('so is one to another origin, which is found out at a file of the portal: the backend is sent the call alone', async () => {
    const { ask, fetch } = following(unreachable)
    await expect(ask()).rejects.toMatchObject({ kind: 'intercepted' })
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['https://api.test/api/x', '/config.json'])
    const [, init] = fetch.mock.lastCall ?? []
    expect(init).toMatchObject({ redirect: 'manual' })
    expect(init).not.toHaveProperty('method')
    expect(init).not.toHaveProperty('headers')
    expect(init).not.toHaveProperty('body')
  })

  it.each([
    ['a server that answers', () => new Response()],
    [
      'no server',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('is none where the path leads to %s', async (_what, probe) => {
    await expect(following(unreachable, probe).ask()).rejects.toMatchObject({ kind: 'network' })
  })
})

it('ids beyond the exact number range stay exact', async () => {
  const { ask } = setUp({ answer: new Response('{"status":"S","data":{"id":1580000000000000001}}') })
  expect(await ask()).toMatchObject({ data: { id: '1580000000000000001' } })
})
