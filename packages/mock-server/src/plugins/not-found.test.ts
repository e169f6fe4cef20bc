import { afterAll, beforeAll, expect, test } from 'vitest'
import { filled } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const inWindow = (url: string) => portal.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })

test('the root of a backend without a portal leads a browser to what there is', async () => {
  const { statusCode, headers, body } = await inWindow('/')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
  expect(links).toEqual(['/docs', '/docs/assumptions', '/docs/control', '/openapi.json'])
  for (const link of links) expect((await portal.app.inject(link)).statusCode).toBe(200)
  expect(body).toContain('<code>npm start</code>')
})

test.each(['/nothing', '/orders/nothing', '/<script>'])(
  'a browser gets a page that says there is no %s',
  async (url) => {
    const { statusCode, headers, body } = await inWindow(url)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body).toContain('页面不存在')
    expect(body).not.toContain('<script>')
  },
)

test.each(['/', '/nothing'])('a program gets the same of %s in an envelope', async (url) => {
  const response = await portal.app.inject(url)
  expect([response.statusCode, response.json().msg]).toEqual([
    404,
    filled(texts.unknownAddress, { address: url }).zh,
  ])
})
