// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portalSubApp } from './vite-plugin.ts'

let root = ''
let html = ''
let script = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sub-app-'))
  const sources = {
    'index.html': '<!doctype html><body><script type="module" src="./main.js"></script></body>',
    'main.js':
      "import logo from './logo.svg?no-inline'\nimport './main.css'\nimport('./page.js').then(({ draw }) => draw(logo))",
    'main.css': '.order { background: url(./logo.svg?no-inline) }',
    'page.js': 'export const draw = (logo) => { document.body.dataset.logo = logo }',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  for (const [name, text] of Object.entries(sources)) await writeFile(join(root, name), text)
  await build({ root, logLevel: 'silent', plugins: [portalSubApp()], configFile: false })
  html = await readFile(join(root, 'dist/index.html'), 'utf8')
  const files = await readdir(join(root, 'dist'))
  const scripts = files.filter((name) => name.endsWith('.js'))
  expect(scripts).toHaveLength(1)
  script = await readFile(join(root, 'dist', String(scripts[0])), 'utf8')
})
afterAll(() => rm(root, { recursive: true }))

/** Runs the built script as a classic one, like qiankun or a browser would. */
function run(window: object, src = '') {
  const data = { logo: '', css: '' }
  const head = {
    appendChild: ({ textContent }: { textContent: string }) => Object.assign(data, { css: textContent }),
  }
  const document = { body: { dataset: data }, head, createElement: () => ({}), currentScript: { src } }
  new Function('window', 'document', script)(window, document)
  return data
}

describe('a sub-app built with the plugin', () => {
  it('has one classic entry script that is addressed from the page', () => {
    expect(html).toMatch(/<script defer entry src="\.\/index-[\w-]+\.js"><\/script>/)
    expect(html).not.toContain('type="module"')
  })

  it('finds its assets where qiankun says that it was served from', async () => {
    const data = run({ __INJECTED_PUBLIC_PATH_BY_QIANKUN__: 'https://portal.example/sub-apps/oms/' })
    await expect
      .poll(() => data.logo)
      .toMatch(/^https:\/\/portal\.example\/sub-apps\/oms\/assets\/logo-.+\.svg$/)
    expect(data.css).toMatch(/url\(https:\/\/portal\.example\/sub-apps\/oms\/assets\/logo-.+\.svg\)/)
  })

  it('finds its assets beside its script when it runs standalone', async () => {
    const data = run({}, 'http://localhost:7101/index.js')
    await expect.poll(() => data.logo).toMatch(/^http:\/\/localhost:7101\/assets\/logo-.+\.svg$/)
  })
})

it.each([
  ['Vite 6, which gives no context', undefined],
  ['Vite 7, which bundles with Rollup', { meta: { rollupVersion: '4.0.0', viteVersion: '7.0.0' } }],
])('is built as one classic script by %s', (_version, context) => {
  const { config } = portalSubApp().find(({ name }) => name === 'portal-sub-app-build') ?? {}
  const hook = typeof config === 'function' ? config : config?.handler
  const made: unknown = hook && Reflect.apply(hook, context, [{}, { command: 'build', mode: 'production' }])
  expect(made).toMatchObject({
    build: { rollupOptions: { output: { format: 'iife', inlineDynamicImports: true } } },
  })
  expect(made).not.toHaveProperty('build.rolldownOptions')
})
