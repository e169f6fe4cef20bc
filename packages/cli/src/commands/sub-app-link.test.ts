import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runMain } from '../testing/run-main.ts'
import { runPortalWith } from '../testing/run-portal.ts'

test.each([
  ['http', 'that nothing speaks https there', 'Nothing at https://localhost:PORT speaks https'],
  ['nothing', 'that nothing answers yet', 'Nothing answers at http://localhost:PORT/ yet'],
])(
  'portal sub-app link, where there is %s, prints the address that asks, and %s',
  async (there, _what, message) => {
    const server = createServer((_request, response) => response.end()).listen(0)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo // of a server that listens on a port
    if (there === 'nothing') await new Promise((closed) => server.close(closed))
    const entry = `${there === 'http' ? 'https' : 'http'}://localhost:${port}/`
    const args = ['sub-app', 'link', 'oms', entry, '--portal', 'http://localhost:8300/']
    const { code, stdout, stderr } = await runMain(...args)
    expect(code).toBe(0)
    expect(stdout).toContain(
      `http://localhost:8300/dashboard?link-sub-app=oms&entry=${encodeURIComponent(entry)}`,
    )
    expect(stderr).toContain(message.replace('PORT', String(port)))
  },
)

test.each([
  ['nothing', '', 'No portal can be reached at PORTAL from here; start it, or name its address by --portal.'],
  [
    'a page',
    '<!doctype html>',
    "What answers at PORTAL is no portal; name the portal's address by --portal.",
  ],
  ['other JSON', '[]', "What answers at PORTAL is no portal; name the portal's address by --portal."],
  [
    'another portal',
    '{"childRoot":"child","subApps":{"shop":{}}}',
    'The portal has no sub-app oms; it has shop.',
  ],
  ['a portal', '{"childRoot":"child","subApps":{"oms":{}}}', ''],
])(
  'portal sub-app link prints the address, and what is wrong with %s at --portal',
  async (there, config, message) => {
    const server = createServer((_request, response) => response.end(config)).listen(0)
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo // of a server that listens on a port
    if (there === 'nothing') await new Promise((closed) => server.close(closed))
    const portal = `http://localhost:${port}`
    const { code, stdout, stderr } = await runMain('sub-app', 'link', 'oms', '--off', '--portal', portal)
    expect([code, stdout]).toEqual([0, expect.stringContaining(`${portal}/dashboard?link-sub-app=oms`)])
    expect(stderr.trim()).toBe(message.replace('PORTAL', portal))
  },
)

test('portal sub-app link refuses the portal itself', async () => {
  const server = createServer((_request, response) =>
    response.end('{"childRoot":"child","subApps":{"oms":{}}}'),
  ).listen(0)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  const portal = `http://localhost:${port}`
  const { stderr } = await runMain('sub-app', 'link', 'oms', portal, '--portal', portal)
  expect(stderr.trim()).toBe(`${portal}/ is the portal itself; name the address where your sub-app runs.`)
})

/** A folder for the front of PATH. */
async function programs(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-open-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Nothing listens there; the command only warns about that. */
const linking = ['sub-app', 'link', 'oms', 'http://localhost:9/', '--portal', 'http://localhost:9', '--json']

// Windows opens addresses by a program of its own, wherever PATH leads.
if (process.platform !== 'win32') {
  test('portal sub-app link --open opens the address that it prints', async () => {
    const folder = await programs()
    const opened = join(folder, 'opened.json')
    const program = `#!${process.execPath}
      const { renameSync, writeFileSync } = require('node:fs')
      writeFileSync('${opened}.part', JSON.stringify(process.argv.slice(2)))
      renameSync('${opened}.part', '${opened}')`
    for (const name of ['xdg-open', 'open']) await writeFile(join(folder, name), program, { mode: 0o755 })
    const env = { PATH: folder + delimiter + process.env.PATH }
    const { code, stdout } = await runPortalWith(env, ...linking, '--open')
    expect(code).toBe(0)
    const read = async () => JSON.parse(await readFile(opened, 'utf8'))
    // It is not waited for: a browser stays open.
    await expect.poll(read, { timeout: 20_000 }).toEqual([JSON.parse(stdout).url])
  })

  test('portal sub-app link --open prints the address where nothing can open it', async () => {
    const { code, stdout } = await runPortalWith({ PATH: await programs() }, ...linking, '--open')
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      { app: 'oms', entry: 'http://localhost:9/', url: expect.stringContaining('link-sub-app=oms') },
    ])
  })
}

test('portal sub-app link takes the portal that the dev server of its folder has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-link-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, '.env.local'), 'PORTAL=http://localhost:8300\n')
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder)
  onTestFinished(() => cwd.mockRestore())
  const { stdout } = await runMain('sub-app', 'link', 'oms', '--off')
  expect(stdout).toContain('http://localhost:8300/dashboard?link-sub-app=oms')
})
