import { resolve } from 'node:path'
import { callMetadataPlugin } from '@portal/protocol/call-metadata-plugin'
import { createServer, defaultClientConditions, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { textsInDevelopment } from './texts-in-development.ts'

const packages = resolve(import.meta.dirname, '../..')
let server: ViteDevServer
/** What the browser is told. */
let told: unknown[] = []

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: resolve(packages, 'shell'),
    mode: 'development',
    plugins: [callMetadataPlugin(), textsInDevelopment()],
    cacheDir: resolve(packages, '../node_modules/.cache/hot-reload-test'),
    resolve: { conditions: ['source', ...defaultClientConditions] },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    logLevel: 'error',
  })
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((...message: unknown[]) => {
    told.push(message)
  })
})
afterAll(() => server.close())
beforeEach(() => {
  told = []
})

/** Requests modules as a page does: that one, and all of the portal's that it imports. */
async function visit(url: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(url)) return
  seen.add(url)
  const { client } = server.environments
  await client.transformRequest(url)
  const imported = (await client.moduleGraph.getModuleByUrl(url))?.importedModules ?? []
  for (const { url: next, file } of imported) if (!file?.includes('/node_modules/')) await visit(next, seen)
}

const change = (path: string) => server.watcher.emit('change', resolve(packages, path))

it('a changed text is sent to the page, which stays as it is', async () => {
  await visit('/src/lib/i18n/texts.ts')
  change('shell/src/lib/i18n/locales/en/login.json')
  await vi.waitFor(() => expect(told).not.toEqual([]))
  expect(told).toMatchObject([['portal:texts', { language: 'en', namespace: 'login' }]])
})

it('a changed call reaches the page', async () => {
  await visit('/src/session/api.ts')
  change('protocol/src/calls/message.ts')
  await vi.waitFor(() => expect(told).toMatchObject([[{ type: 'full-reload' }]]))
})
