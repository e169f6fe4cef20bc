import { controlCalls, controlIds } from '@portal/protocol/control/control-calls'
import { callIds } from '@portal/protocol/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const get = (url: string) => portal.app.inject(url)

test.each([
  ['/openapi.json', 'application/json; charset=utf-8', '"openapi":"3.1.0"'],
  ['/docs', 'text/html; charset=utf-8', '<title>Portal backend · calls</title>'],
  ['/docs/start.js', 'text/javascript; charset=utf-8', "url: '/openapi.json'"],
  ['/docs/swagger-ui-bundle.js', 'text/javascript; charset=utf-8', 'SwaggerUIBundle'],
  ['/docs/swagger-ui.css', 'text/css; charset=utf-8', '.swagger-ui'],
  ['/docs/assumptions', 'text/html; charset=utf-8', '<h1>Assumptions</h1>'],
  ['/docs/control', 'text/html; charset=utf-8', '<h1>Control API</h1>'],
])('%s is served', async (url, contentType, content) => {
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, headers['content-type']]).toEqual([200, contentType])
  expect(body).toContain(content)
})

test('a slash at the end leads to the page', async () => {
  expect((await get('/docs/')).headers.location).toBe('/docs')
})

test.each(['/docs', '/docs/assumptions', '/docs/control'])(
  '%s may load nothing from elsewhere',
  async (url) => {
    const { headers, body } = await get(url)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/)
    expect(headers['content-security-policy']).not.toMatch(
      /https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/,
    )
    expect(body).not.toMatch(/(src|href)="(https?:)?\/\//)
  },
)

test('the assumptions are listed call by call, with the words of the specification', async () => {
  const { body } = await get('/docs/assumptions')
  for (const id of ['login', 'contractPagination', 'approveTask']) {
    expect(callIds).toContain(id)
    expect(body).toContain(`<h3 id="${id}">`)
  }
  expect(body).toContain('with a fixed-key block cipher, base64')
  expect(body).toContain('Beyond the specification')
})

test('every call of the control API is documented with its address and its values, and the page links to it', async () => {
  const { body } = await get('/docs/control')
  for (const id of controlIds) {
    const { method, path } = controlCalls[id]
    expect(body).toContain(`<a href="#${id}">`)
    expect(body).toContain(`<h3 id="${id}"><code>${method} ${path}</code></h3>`)
  }
  const change = '{ change: { action: "set", time: string } | { action: "travel", by: string } |'
  expect(body.replaceAll('&quot;', '"')).toContain(change)
  expect(body).not.toMatch(/undefined|\[object [A-Z]/)
  expect((await get('/openapi.json')).json().info.description).toContain('(/docs/control)')
})
