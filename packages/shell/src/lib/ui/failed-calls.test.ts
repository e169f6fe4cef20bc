import { callMetadata } from '@portal/protocol/call-metadata'
import { createClient } from '@portal/protocol/client'
import { callIds } from '@portal/protocol/registry'
import { RemoteError } from '@portal/protocol/remote-error'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mayPass } from '../api/retry-read.ts'
import { createSend } from '../api/transport.ts'
import en from '../i18n/locales/en/errors.json'
import es from '../i18n/locales/es/errors.json'
import ja from '../i18n/locales/ja/errors.json'
import zh from '../i18n/locales/zh/errors.json'
import { failureText, needsReload } from './failure-text.ts'

const page = (status: number) =>
  new Response('<!doctype html><title>x</title>', { status, headers: { 'content-type': 'text/html' } })
const spring = (status: number) => Response.json({ status, error: 'x', path: '/x' }, { status })
const redirected = () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })

/** The response of something between portal and server, the error for it, its text, and whether a retry may help. */
const failures = [
  ['HTTP 401', () => spring(401), 'sessionEnded', 'notAccepted', 'is final'],
  ['HTTP 403', () => spring(403), 'http', 'notAllowed', 'is final'],
  ['HTTP 404', () => spring(404), 'http', 'system', 'is final'],
  ['HTTP 429', () => new Response('', { status: 429 }), 'http', 'tooMany', 'may pass'],
  ['HTTP 500', () => spring(500), 'http', 'system', 'may pass'],
  ['the page of a gateway', () => page(502), 'http', 'system', 'may pass'],
  ['a sign-in page with 200', () => page(200), 'intercepted', 'interceptedHint', 'may pass'],
  ['a redirect to another origin', 'redirect', 'intercepted', 'interceptedHint', 'may pass'],
  ['an empty body', () => new Response(''), 'malformed', 'system', 'may pass'],
  ['no content', () => new Response(null, { status: 204 }), 'malformed', 'system', 'may pass'],
  ['half an answer', () => new Response('{"status":"S","da'), 'malformed', 'system', 'may pass'],
  ['JSON that is no envelope', () => Response.json([1]), 'malformed', 'system', 'may pass'],
  ['null', () => Response.json(null), 'malformed', 'system', 'may pass'],
  ['a refused connection', 'refused', 'network', 'system', 'may pass'],
  ['nothing within the time limit', 'hang', 'timeout', 'system', 'is final'],
] as const

it.each([
  ['http', 'Error: System error! (No. 4f2a91c077be)'],
  ['timeout', 'Error: System error! (No. 4f2a91c077be)'],
  ['malformed', 'Error: System error! (No. 4f2a91c077be)'],
  ['network', 'Error: System error!'],
  ['intercepted', `Error: ${en.interceptedHint}`],
] as const)('of kind %s names its request where a server can have it in its log', (kind, text) => {
  expect(failureText(new RemoteError(kind, 'x', { requestId: '4f2a91c077be' }), en)).toBe(text)
})

const refused = vi.fn(async () => false)
beforeEach(() => void refused.mockClear())

/** A network on which the call fails, and the times that it was sent. */
function failing(answer: (typeof failures)[number][1]) {
  const timeLimit = new AbortController()
  let sent = 0
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    if (init?.redirect === 'manual') return answer === 'redirect' ? redirected() : new Response()
    sent += 1
    if (typeof answer === 'function') return answer()
    if (answer !== 'hang') throw new TypeError('Failed to fetch')
    timeLimit.abort()
    throw new DOMException('', 'TimeoutError')
  }
  const send = createSend({
    fetch,
    base: () => '',
    ownFile: () => '/config.json',
    timeoutMs: () => 30_000,
    deadline: () => timeLimit.signal,
    language: () => 'zh-CN',
    endsOnUnauthorized: () => true,
    session: { certificate: () => 'c', settled: () => undefined, refused },
  })
  return { client: createClient(callMetadata, send), sent: () => sent }
}

const pathParams = { systemCode: 'x', certificate: 'x', token: 'x' }

describe.each(failures)('%s', (name, answer, kind, text, later) => {
  it.each(callIds)('in place of an answer to %s is said to people, once', async (id) => {
    const { client, sent } = failing(answer)
    const call = client[id] as (input: object) => Promise<unknown> // nothing is answered: what a call takes does not matter
    const error: unknown = await call({ pathParams }).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'RemoteError', kind, callId: id })
    expect(sent()).toBe(1)
    expect(mayPass(error)).toBe(later === 'may pass')
    expect(needsReload(error)).toBe(kind === 'intercepted')
    expect(refused).toHaveBeenCalledTimes(name === 'HTTP 401' ? 1 : 0)
    for (const texts of [zh, en, ja, es]) expect(failureText(error, texts)).toBe(texts.prefix + texts[text])
  })
})
