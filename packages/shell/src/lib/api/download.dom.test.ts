import type { RemoteError } from '@portal/protocol/remote-error'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setDemoConfig } from '../config/testing/demo-config.ts'
import { downloadFile } from './download.ts'
import type { CallSession } from './transport.ts'

const path = '/api/commonsServer/ims/files/download/7/a%20b.csv'
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const sessionOf = (certificate?: string, given: Partial<CallSession> = {}): CallSession => ({
  certificate: () => certificate,
  settled: () => undefined,
  refused: async () => false,
  ...given,
})
const signedOut = sessionOf()
const download = (fileName: string, session = signedOut, sizeBytes = 3) =>
  downloadFile(path, { fileName, sizeBytes }, session)

describe('a download', () => {
  const answer = (response: Response) => {
    const fetch = vi.fn(async (_url: string, _init: RequestInit) => response)
    vi.stubGlobal('fetch', fetch)
    return fetch
  }

  it('carries the certificate as a header and in no address, and asks for words in the language of the portal', async () => {
    setDemoConfig()
    const fetch = answer(new Response('1;2', { headers: { 'content-type': 'text/csv' } }))
    expect(await (await download('a b.csv', sessionOf('c-9'))).text()).toBe('1;2')
    expect(fetch.mock.calls[0]?.[0]).toBe(path)
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({
      Certificate: 'c-9',
      'Accept-Language': 'en',
      'X-Request-Id': expect.stringMatching(/^[0-9a-f]{12}$/),
    })
  })

  it('reports a certificate that is refused, and continues with the next one', async () => {
    setDemoConfig()
    let certificate = 'c-9'
    const refused = vi.fn(async (_certificate: string) => {
      certificate = 'c-10'
      answer(new Response('1;2', { headers: { 'content-type': 'text/csv' } }))
      return true
    })
    answer(Response.json({ status: 'E', code: 4001, msg: '', data: null }))
    const session = sessionOf(undefined, { certificate: () => certificate, refused })
    expect(await (await download('a b.csv', session)).text()).toBe('1;2')
    expect(refused).toHaveBeenCalledExactlyOnceWith('c-9')
  })

  it('is never requested when its session has ended', async () => {
    setDemoConfig()
    const fetch = answer(new Response('1;2'))
    const session = sessionOf('c-9', { settled: async () => false })
    await expect(download('a b.csv', session)).rejects.toMatchObject({ kind: 'sessionEnded' })
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['text/html', 'prices.csv', 'intercepted'],
    ['Text/HTML; charset=utf-8', 'prices.html.zip', 'intercepted'],
    ['text/html', 'prices.htm', 'saved'],
    ['text/html; charset=utf-8', 'Prices.HTML', 'saved'],
    ['text/csv', 'prices.csv', 'saved'],
    [undefined, 'prices.csv', 'saved'],
  ])('that comes as %s for %s is %s: only a page comes as a page', async (type, name, expected) => {
    setDemoConfig()
    answer(new Response(new Blob(['1;2']), type === undefined ? {} : { headers: { 'content-type': type } }))
    const end = download(name).then(
      () => 'saved',
      ({ kind }: RemoteError) => kind,
    )
    expect(await end).toBe(expected)
  })

  it.each([
    ['an HTTP error', new Response('', { status: 404 })],
    ['a refusal in place of the file', Response.json({ status: 'E', code: 4001 })],
  ])('fails on %s', async (_what, response) => {
    setDemoConfig()
    answer(response)
    await expect(download('a b.csv')).rejects.toMatchObject({ name: 'RemoteError', message: '' })
  })

  it.each([
    ['its msg', { status: 'E', msg: 'File deleted' }, 200, 'rejection'],
    ['its message', { status: 'E', message: 'File deleted' }, 200, 'rejection'],
    ['the message of what is no envelope', { message: 'File deleted' }, 200, 'rejection'],
    ['its msg, beside an HTTP error', { status: 'E', msg: 'File deleted' }, 404, 'http'],
  ])('that is refused fails with the words of the server: %s', async (_words, body, status, kind) => {
    setDemoConfig()
    answer(Response.json(body, { status }))
    await expect(download('a b.csv')).rejects.toMatchObject({ kind, message: 'File deleted' })
  })

  it.each([
    ['an accepted answer', { status: 'S', msg: 'All is well' }],
    ['words that are none', { status: 'E', message: 7 }],
  ])('takes no words for a refusal out of %s', async (_what, body) => {
    setDemoConfig()
    answer(Response.json(body))
    await expect(download('a b.csv')).rejects.toMatchObject({ kind: 'http', message: '' })
  })

  const sent = { 'content-disposition': 'attachment; filename="rates.json"' }
  it.each([
    ['says nothing of a state', '{"rates":[6.9]}', {}],
    ['has a state of its own', '{"status":"draft","rates":[6.9]}', {}],
    ['is a list', '[6.9]', {}],
    ['is one value a line', '{"rate":6.9}\n{"rate":7}', {}],
    ['is sent as a file, whatever it says', '{"status":"E","code":4001,"msg":"of the file"}', sent],
  ])('that is itself JSON is saved: one that %s', async (_what, text, more) => {
    setDemoConfig()
    answer(new Response(text, { headers: { 'content-type': 'application/json', ...more } }))
    expect(await (await download('Rates.JSON')).text()).toBe(text)
  })

  it.each([
    ['a refusal', { status: 'E', msg: 'File deleted' }, 200, {}, 'rejection'],
    ['a refusal beside an HTTP error', { status: 'E', msg: 'File deleted' }, 404, sent, 'http'],
    ['a refusal without words', { status: 'E', data: null }, 200, {}, 'http'],
    ['an ended session', { status: 'E', code: 4001 }, 200, {}, 'sessionEnded'],
  ])('of JSON fails on %s', async (_what, body, status, headers, kind) => {
    setDemoConfig()
    answer(Response.json(body, { status, headers }))
    await expect(download('rates.json', sessionOf('c-9'))).rejects.toMatchObject({ kind })
  })

  const redirected = (headers: HeadersInit) =>
    Object.defineProperty(new Response('1;2', { headers }), 'redirected', { value: true })

  it('that is named a page is no page to which the request was redirected, unless it is sent as a file', async () => {
    setDemoConfig()
    const page = { 'content-type': 'text/html' }
    answer(redirected(page))
    await expect(download('prices.html')).rejects.toMatchObject({ kind: 'intercepted' })
    answer(redirected({ ...page, 'content-disposition': 'attachment' }))
    expect(await (await download('prices.html')).text()).toBe('1;2')
  })

  it('that is redirected to where nothing can be fetched is intercepted', async () => {
    setDemoConfig()
    const elsewhere = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      if (init.redirect === 'manual') return elsewhere
      throw new TypeError('Failed to fetch')
    })
    await expect(download('a b.csv')).rejects.toMatchObject({ kind: 'intercepted' })
  })

  it.each([
    ['ends the session', undefined, 'c-9', 'sessionEnded', 1],
    ['ends no session where the installation says so', false, 'c-9', 'http', 0],
    ['ends no session where there is none', undefined, undefined, 'http', 0],
  ])('to which HTTP 401 is answered %s', async (_what, unauthorizedEndsSession, certificate, kind, times) => {
    setDemoConfig(unauthorizedEndsSession === undefined ? {} : { unauthorizedEndsSession })
    answer(new Response('', { status: 401 }))
    const refused = vi.fn(async () => false)
    const end = download('a b.csv', sessionOf(certificate, { refused }))
    await expect(end).rejects.toMatchObject({ kind, httpStatus: 401 })
    expect(refused).toHaveBeenCalledTimes(times)
  })

  it('that comes without a byte has failed, unless the file has none', async () => {
    setDemoConfig()
    const empty = () => new Response('', { headers: { 'content-type': 'text/csv' } })
    answer(empty())
    await expect(download('a b.csv')).rejects.toMatchObject({ kind: 'malformed' })
    answer(empty())
    expect((await download('a b.csv', signedOut, 0)).size).toBe(0)
  })

  it('may take longer than a call, once it has begun; its amount is told meanwhile', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    setDemoConfig({ requestTimeoutMs: 30_000 })
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const late = new AbortController()
      setTimeout(() => late.abort(), ms)
      return late.signal
    })
    let send: (text: string) => void = () => {}
    let end = () => {}
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      const body = new ReadableStream({
        start(file) {
          send = (text) => file.enqueue(new TextEncoder().encode(text))
          end = () => file.close()
          signal?.addEventListener('abort', () => file.error(signal.reason))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/csv' } })
    })
    const amounts: number[] = []
    const onProgress = (bytes: number) => amounts.push(bytes)
    const saved = downloadFile(path, { fileName: 'a b.csv', sizeBytes: 4 }, signedOut, { onProgress })
    const text = saved.then((file) => file.text())
    await vi.advanceTimersByTimeAsync(20_000)
    send('1;')
    await vi.advanceTimersByTimeAsync(20_000)
    send('2\n')
    end()
    expect(await text).toBe('1;2\n')
    expect(amounts).toEqual([2, 4])
  })

  it('that does not begin in time has failed', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    setDemoConfig({ requestTimeoutMs: 30_000 })
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    )
    const failed = expect(download('a b.csv')).rejects.toMatchObject({ kind: 'timeout' })
    await vi.advanceTimersByTimeAsync(30_000)
    await failed
  })

  it('can be cancelled', async () => {
    setDemoConfig()
    const cancel = new AbortController()
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
      cancel.abort()
      signal?.throwIfAborted()
    })
    const file = { fileName: 'a b.csv', sizeBytes: 4 }
    const cancelled = downloadFile(path, file, signedOut, { signal: cancel.signal })
    await expect(cancelled).rejects.toMatchObject({ kind: 'cancelled' })
  })

  it('that breaks off has failed', async () => {
    setDemoConfig()
    const body = new ReadableStream({ pull: (file) => file.error(new Error('gone')) })
    answer(new Response(body, { headers: { 'content-type': 'text/csv' } }))
    await expect(download('a b.csv')).rejects.toMatchObject({ kind: 'network' })
  })
})
