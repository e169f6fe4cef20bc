import { expect, test } from 'vitest'
import { configAt, pageAt } from './assemble.mjs'

const page = `<!doctype html>
<html lang="en">
  <head>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <script src="/assets/head-1.js" data-frame="/assets/c-1.js /assets/c-2.css" data-deferred="/assets/c-3.js"></script>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
  </head>
</html>`

test('each address of the page begins with the path, and the page says which it is', () => {
  const html = pageAt(page, '/tools/portal/')
  expect(html).toContain('<html data-base="/tools/portal/" lang="en">')
  expect([...html.matchAll(/\/tools\/portal\/[\w/.-]+/g)].map(([address]) => address)).toEqual([
    '/tools/portal/assets/react-1.js',
    '/tools/portal/assets/head-1.js',
    '/tools/portal/assets/c-1.js',
    '/tools/portal/assets/c-2.css',
    '/tools/portal/assets/c-3.js',
    '/tools/portal/mark.svg',
  ])
  expect(html).not.toMatch(/[" ]\/(assets|mark)/)
})

test('at the root of a host the page stays as it is built', () => {
  expect(pageAt(page, '/')).toBe(page)
})

test('backend and sub-apps are looked for below the same path; other origins stay', () => {
  const config = {
    apiBase: '',
    subApps: { oms: { entry: '/sub-apps/oms/' }, dp: { entry: 'https://wall.example/' }, 'x-note': {} },
  }
  expect(JSON.parse(configAt(JSON.stringify(config), '/portal/'))).toEqual({
    apiBase: '/portal',
    subApps: {
      oms: { entry: '/portal/sub-apps/oms/' },
      dp: { entry: 'https://wall.example/' },
      'x-note': {},
    },
  })
})
