import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { bridgeProperty, lifecyclesProperty } from '@portal/sub-app-sdk/connect'
import type { SubAppLifecycles } from '@portal/sub-app-sdk/lifecycle'
import { fakeBridge } from '@portal/sub-app-sdk/testing/fake-bridge'
import { portalSubApp } from '@portal/sub-app-sdk/vite-plugin'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { newSubApp } from '../e2e/support/new-sub-app.ts'
import { run } from './tool.ts'

const root = resolve(import.meta.dirname, '../..')
const work = join(import.meta.dirname, '.portal/builds')

/** Where that lies which `npm install` would bring; React is the oldest that is supported. */
const libraries = (subApp: string) => ({
  react: join(import.meta.dirname, 'node_modules/react-18'),
  'react-dom': join(import.meta.dirname, 'node_modules/react-dom-18'),
  antd: join(root, 'packages/page-kit/node_modules/antd'),
  '@ant-design/icons': join(root, 'packages/page-kit/node_modules/@ant-design/icons'),
  dayjs: join(root, 'packages/page-kit/node_modules/dayjs'),
  '@tanstack/react-query': join(root, 'packages/sub-app-stub/node_modules/@tanstack/react-query'),
  'react-router-dom': join(root, 'packages/sub-app-stub/node_modules/react-router-dom'),
  '@portal/sub-app-sdk': join(subApp, 'vendor/portal-sub-app-sdk'),
  '@portal/page-kit': join(subApp, 'vendor/portal-page-kit'),
})

beforeAll(async () => {
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { recursive: true })
})
afterAll(() => rm(work, { recursive: true, force: true }))

/** A sub-app as the command makes it, in a folder of its own. */
async function created(template: string): Promise<string> {
  const subApp = join(work, `parts-${template}`)
  const create = ['sub-app', 'create', `parts-${template}`, '--template', template, '--in', work]
  await run(join(root, 'packages/cli/bin/portal.js'), create, work)
  for (const [name, folder] of Object.entries(libraries(subApp))) {
    const link = join(subApp, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(folder, link, 'junction')
  }
  return subApp
}

interface Builder {
  build(config: object): Promise<unknown>
}

// Each version of Vite builds one of the templates: bundling antd twice would take half a minute more.
describe.each([
  ['react', 'vite-6', '王静'],
  ['react-kit', 'vite-7', 'TC10000012'],
])('a sub-app of the template %s with React 18, built by %s', (template, name, shown) => {
  let dist: string
  let script: string
  beforeAll(async () => {
    const subApp = await created(template)
    dist = join(subApp, 'dist')
    const { build } = (await import(name)) as Builder // only the options below are used
    await build({
      root: subApp,
      configFile: false,
      logLevel: 'silent',
      plugins: portalSubApp(),
      esbuild: { jsx: 'automatic' },
      resolve: { dedupe: ['react', 'react-dom'] },
      build: { minify: false },
    })
    const scripts = (await readdir(dist)).filter((file) => file.endsWith('.js'))
    expect(scripts).toHaveLength(1)
    script = await readFile(join(dist, String(scripts[0])), 'utf8')
  })

  test('is one classic script that its page names as the entry', async () => {
    const html = await readFile(join(dist, 'index.html'), 'utf8')
    expect(html).toMatch(/<script defer entry src="\.\/index-[\w-]+\.js"><\/script>/)
    expect(html).not.toContain('type="module"')
    expect(script).toContain('18.3.1')
  })

  test('is mounted by the portal, shows what the backend answers, and is unmounted', async () => {
    const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {})
    const error = vi.spyOn(console, 'error')
    try {
      Object.assign(window, {
        __POWERED_BY_QIANKUN__: true,
        __INJECTED_PUBLIC_PATH_BY_QIANKUN__: '/parts/',
      })
      new Function(script)()
      const { [lifecyclesProperty]: lifecycles } = window as unknown as Record<string, SubAppLifecycles>
      const container = document.createElement('div')
      document.body.append(container)
      const order = {
        ...{ orderNo: 'TC10000012', distributorName: '佛山建材', status: 'submitted' },
        ...{ orderedAt: '2026-03-02T08:00:00+08:00', quantity: 3, amount: 1200 },
      }
      const bridge = fakeBridge({
        request: async () => ({ status: 'S', data: { records: [order], total: 1 } }),
      })
      const props = { container, [bridgeProperty]: bridge }
      await lifecycles?.mount(props)
      await expect.poll(() => container.textContent).toContain(shown)
      await lifecycles?.unmount(props)
      expect(container.textContent).toBe('')
      expect(error).not.toHaveBeenCalled()
    } finally {
      error.mockRestore()
      await teardown(globalThis)
    }
  })
})

// That with the page kit goes through its journey in the browser.
test.each(['react', 'vue', 'plain'] as const)(
  'the types of the template %s fit, and it is built with one entry script',
  async (template) => {
    const subApp = await newSubApp('spare-parts', template)
    try {
      const page = await fetch(await subApp.preview())
      expect(await page.text()).toMatch(/<script defer entry src="\.\/[^"]+\.js"><\/script>/)
    } finally {
      await subApp.remove()
    }
  },
)
