import { RemoteError } from '@portal/protocol/remote-error'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchText } from './fetch-text.ts'

afterEach(() => vi.unstubAllGlobals())

const answersWith = (fetch: (url: string, init: RequestInit) => Promise<unknown>) =>
  vi.stubGlobal('window', { fetch })

/** An answer that was reached by a redirect. */
const redirected = (url: string, text: string) => {
  const response = new Response(text)
  Object.defineProperties(response, { url: { value: url }, redirected: { value: true } })
  return response
}

const kindOf = async (url: string) => {
  const failure: unknown = await fetchText(url, { timeoutMs: 1000 }).catch((error: unknown) => error)
  return failure instanceof RemoteError ? failure.kind : failure
}

it.each([
  ['https://portal.example/sso/login?back=%2Foms%2F', '<form>', 'intercepted'],
  ['https://portal.example/network-sign-in', '<p>', 'intercepted'],
  // A file may have moved, and may be text.
  ['https://portal.example/oms/v2/', '<script src="a.js">', '<script src="a.js">'],
  ['https://portal.example/login.js', 'login()', 'login()'],
])('a redirect to %s with %j gives %s', async (url, text, expected) => {
  answersWith(async () => redirected(url, text))
  expect(await kindOf('/oms/')).toBe(expected)
})

it('a redirect to an origin that may not be fetched is recognised; a lost connection is not', async () => {
  const opaque = {
    type: 'opaqueredirect',
    ok: false,
    status: 0,
    headers: new Headers(),
    text: async () => '',
  }
  answersWith(async (_url, { redirect }) => {
    if (redirect === 'manual') return opaque
    throw new TypeError('Failed to fetch')
  })
  expect(await kindOf('/oms/')).toBe('intercepted')
  answersWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await kindOf('/oms/')).toBe('network')
})
