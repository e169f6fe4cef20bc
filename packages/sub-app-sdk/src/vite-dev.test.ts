// @vitest-environment node
import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServer, type Plugin, resolveConfig, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portalSubApp } from './vite-plugin.ts'

let root = ''
let server: ViteDevServer
let origin = ''
/** Returns a file's content at the time the server processed its change. */
const takenUp = new EventEmitter()

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sub-app-dev-'))
  const sources = {
    'index.html': '<!doctype html><body><script type="module" src="/main.js"></script></body>',
    'main.js': "import logo from './logo.svg?no-inline'\nimport './main.css'\nexport default logo",
    'main.css': '.order { background: url(./logo.svg?no-inline) }',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'emptied.js': 'export default 1',
    'empty.js': 'export default 1',
  }
  for (const [name, text] of Object.entries(sources)) await writeFile(join(root, name), text)
  const listener: Plugin = {
    name: 'listener',
    hotUpdate: ({ file }) => void takenUp.emit(file, readFileSync(file, 'utf8')),
  }
  const plugins = [portalSubApp({ portals: ['https://portal.test'] }), listener]
  server = await createServer({ root, configFile: false, logLevel: 'silent', plugins, server: { port: 0 } })
  await server.listen()
  origin = `http://localhost:${new URL(server.resolvedUrls?.local[0] ?? '').port}`
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true })
})

const text = async (path: string) => (await fetch(origin + path)).text()

it('serves a page with one classic entry script, also to a portal that kept the page from before a restart', async () => {
  const entry = await text('/@portal/entry.js')
  expect(entry).toContain(`"${origin}"`)
  expect(entry).toContain('["/@vite/client","/main.js"]')
  expect(await text('/')).toMatch(/<body><script defer entry src="\/@portal\/entry\.js"><\/script><\/body>/)
})

it.each([
  ['a script', '/main.js'],
  ['a style sheet', '/main.css'],
])('addresses the assets of %s on the dev server', async (_what, path) => {
  const code = await text(path)
  const asset = new RegExp(`${origin}/logo\\.svg`)
  expect(path === '/main.css' ? code : await text('/logo.svg?import&no-inline')).toMatch(asset)
})

it.each([
  ['http://localhost:8200', 'http://localhost:8200'],
  ['http://127.0.0.1:1', 'http://127.0.0.1:1'],
  ['https://portal.test', 'https://portal.test'],
  ['https://evil.example', null],
  ['http://localhost.evil.example', null],
])('to a page of %s it allows %s', async (from, allowed) => {
  const { headers } = await fetch(`${origin}/@portal/entry.js`, { headers: { origin: from } })
  expect(headers.get('access-control-allow-origin')).toBe(allowed)
})

it('a file that is emptied and then written is taken up once it is whole', async () => {
  const path = join(root, 'main.css')
  const whole = '.order { color: red }'
  await text('/main.css')
  const changed = once(server.watcher, 'change').then(() => readFile(path, 'utf8'))
  const file = await open(path, 'w')
  // As long as a busy machine lets an editor wait between the two.
  await setTimeout(20)
  await file.write(whole)
  await file.close()
  expect(await changed).toBe(whole)
})

/** As a machine does that has other things to do. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

it('a file that an editor has emptied is taken up once it is written, however late a busy server looks', async () => {
  const path = join(root, 'emptied.js')
  const whole = 'export default "whole"'
  const said = once(takenUp, path)
  server.watcher.once('raw', () => setTimeout(5).then(() => block(100)))
  const changed = once(server.watcher, 'change')
  const file = await open(path, 'w')
  await changed
  // Longer than the server takes to read it.
  await setTimeout(20)
  await file.write(whole)
  await file.close()
  expect(await said).toEqual([whole])
})

it('a file that stays empty is taken up as it is', async () => {
  const path = join(root, 'empty.js')
  const said = once(takenUp, path)
  await writeFile(path, '')
  expect(await said).toEqual([''])
})

it.each([
  ['watches nothing', null, null],
  ['waits for nothing', { awaitWriteFinish: false }, { awaitWriteFinish: false }],
])('a team that %s by its own configuration keeps that', async (_what, watch, expected) => {
  const own = { root, configFile: false, plugins: portalSubApp(), server: { watch } } as const
  expect((await resolveConfig(own, 'serve')).server.watch).toEqual(expected)
})
