import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const script = `export const text = '${'tile '.repeat(500)}'`
const compressed = brotliCompressSync(script)
const files = {
  'shell/index.html': '<!doctype html><title>shell</title>',
  'shell/config.json': '{"childRoot":"child","subApps":{"wall":{"entry":"https://wall.example.com/app/"}}}',
  'shell/assets/index-DwB3x_k9.js': script,
  'shell/assets/start-Ab3xxxx9.js': script,
  'shell/assets/start-Ab3xxxx9.js.br': compressed,
  'shell/.hidden': 'secret',
  'sub-apps/oms/index.html': '<!doctype html><title>oms</title>',
  'secret.txt': 'secret',
}

let folder: string
let portal: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-static-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  portal = await openTestApp({
    staticRoots: { shell: join(folder, 'shell'), subApps: join(folder, 'sub-apps') },
  })
})
afterAll(async () => {
  await portal.close()
  await rm(folder, { recursive: true })
})

const navigate = (url: string) => portal.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })

describe('the built shell', () => {
  test.each([
    '/',
    '/index.html',
    '/dashboard',
    '/child/oms/orders?no=1.2',
    '/no/such/page',
    '//login?code=1',
    '/orders/%',
    '/child/oms/orders/50%?no=%zz',
  ])('answers a navigation to %s with its page, always revalidated', async (url) => {
    const { statusCode, headers, body } = await navigate(url)
    expect([statusCode, body]).toEqual([200, files['shell/index.html']])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/'unsafe-eval'.*frame-ancestors 'self'/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each(['/auth-redirect', '/auth-redirect/', '/auth-redirect?code=1&state=2'])(
    'leaves %s its opener, which waits for the answer of the identity provider',
    async (url) => {
      const { headers } = await navigate(url)
      expect(headers).not.toHaveProperty('cross-origin-opener-policy')
      expect(headers).toHaveProperty('content-security-policy')
    },
  )

  const policyFor = async (directive: string) => {
    const policy = String((await navigate('/')).headers['content-security-policy'])
    return policy.split('; ').find((rule) => rule.startsWith(`${directive} `))
  }

  test('allows no inline script', async () => {
    expect(await policyFor('script-src')).not.toMatch(/unsafe-inline|blob:/)
  })

  test.each(['script-src', 'style-src', 'img-src', 'connect-src', 'media-src', 'frame-src'])(
    'allows the hosts that the installation names: %s',
    async (directive) => {
      expect(await policyFor(directive)).toMatch(/ https:\/\/wall\.example\.com( |$)/)
    },
  )

  test.each([
    ['connect-src', / data: blob: /],
    ['media-src', / data: blob: /],
    ['frame-src', / blob: /],
  ])('allows what a page has made itself: %s', async (directive, allowed) => {
    expect(await policyFor(directive)).toMatch(allowed)
  })

  test('allows workers of its own and those that a page has written itself, from nowhere else', async () => {
    expect(await policyFor('worker-src')).toBe("worker-src 'self' blob:")
  })

  test('lets a browser keep hashed files for good, and revalidates the others', async () => {
    const hashed = await portal.app.inject('/assets/index-DwB3x_k9.js')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers['content-type']).toMatch(/javascript/)
    const config = await portal.app.inject('/config.json')
    expect(config.headers['cache-control']).toBe('no-cache')
    const { etag } = config.headers
    const again = await portal.app.inject({ url: '/config.json', headers: { 'if-none-match': String(etag) } })
    expect(again.statusCode).toBe(304)
  })

  test.each(['br', 'gzip'])('sends text compressed with %s', async (encoding) => {
    const response = await portal.app.inject({
      url: '/assets/index-DwB3x_k9.js',
      headers: { 'accept-encoding': encoding },
    })
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(response.rawPayload.length).toBeLessThan(script.length / 5)
  })
})

describe('a file that was compressed when it was built', () => {
  const get = (encoding: string) =>
    portal.app.inject({ url: '/assets/start-Ab3xxxx9.js', headers: { 'accept-encoding': encoding } })

  test('is sent as it is, under the headers of its original', async () => {
    const { headers, rawPayload } = await get('gzip, deflate, br')
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(rawPayload).toEqual(compressed)
  })

  test.each(['gzip', 'identity'])('is not sent to a browser that takes %s only', async (encoding) => {
    const { headers } = await get(encoding)
    expect(headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined)
  })
})

describe('a stand-in sub-app', () => {
  test('is served below its name', async () => {
    expect((await navigate('/sub-apps/oms/')).body).toBe(files['sub-apps/oms/index.html'])
    expect((await navigate('/sub-apps/oms')).headers.location).toBe('/sub-apps/oms/')
  })
})

test.each([
  '/sub-apps/oms/orders',
  '/sub-apps/none/',
  '/missing.js',
  '/.hidden',
  '/%2e%2e/secret.txt',
  '/sub-apps/..%2f..%2fsecret.txt',
])('a browser gets a page that says there is no %s, not a page of the shell', async (url) => {
  const { statusCode, body } = await navigate(url)
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
  expect(body).toContain('<h1>无法打开页面</h1>')
})

test('an unknown address of the backend gets an envelope, in a browser, too', async () => {
  const { statusCode, body } = await navigate('/api/unknown')
  expect([statusCode, JSON.parse(body)]).toMatchObject([404, { status: 'E' }])
})

test('folders that were not built are named', async () => {
  const missing = join(folder, 'none')
  const opening = openTestApp({ staticRoots: { shell: missing, subApps: missing } })
  await expect(opening).rejects.toThrow(`There are no built files in ${missing}`)
})
