import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'

const root = resolve(import.meta.dirname, '../../..')

/** What the test script names: the program, and what `npm run build` makes. */
function given(name: 'PORTAL_NGINX' | 'PORTAL_BUILD'): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; run: node scripts/test.mjs deployment`)
  return value
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}

/** The files of deploy/nginx with what a person sets in them, and folders below one of the test. */
const asSetUp = (text: string, folder: string, port: number, backend: string): string =>
  text
    .replaceAll('/etc/portal', `${folder}/etc`)
    .replaceAll('/srv/portal', `${folder}/srv`)
    .replaceAll('/var/log/nginx', `${folder}/log`)
    .replace('/run/nginx.pid', `${folder}/nginx.pid`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('portal.example.com', '127.0.0.1')
    .replace('127.0.0.1:8200', new URL(backend).host)
    .replace('worker_processes auto', 'worker_processes 1')
    // Nothing is written outside of the folder, which any user may do.
    .replace(
      /^http \{$/m,
      `http {\n${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}`,
    )

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Serves the build with the real nginx and the configuration of deploy/nginx, as docs/deployment.md says. */
export async function deploy(backend: string) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'))
  const [etc, srv, log] = ['etc', 'srv', 'log'].map((name) => join(folder, name)) as [string, string, string] // three of three
  await Promise.all(
    [etc, join(srv, 'kept/assets'), join(srv, 'builds'), log].map((path) => mkdir(path, { recursive: true })),
  )
  const port = await freePort()
  for (const name of await readdir(join(root, 'deploy/nginx'))) {
    const text = await readFile(join(root, 'deploy/nginx', name), 'utf8')
    await writeFile(join(etc, name), asSetUp(text, folder, port, backend))
  }
  const build = join(srv, 'builds/1')
  await cp(given('PORTAL_BUILD'), build, { recursive: true })
  await symlink(build, join(srv, 'current'))
  await cp(join(root, 'packages/sub-app-stub/dist'), join(srv, 'sub-apps'), { recursive: true })
  const configure = async (change: object) => {
    const config: object = JSON.parse(await readFile(join(build, 'config.json'), 'utf8'))
    await writeFile(
      join(etc, 'config.json'),
      JSON.stringify({ ...config, cipherKey: '0123456789abcdef', ...change }),
    )
  }
  await configure({})
  // Started by root, nginx would work as a user who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const child = spawn(given('PORTAL_NGINX'), ['-c', join(etc, 'nginx.conf'), '-g', `${user}daemon off;`], {
    stdio: 'inherit',
  })
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGQUIT')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, build, srv, configure, accessLog: () => readFile(join(log, 'portal.log'), 'utf8'), stop }
}

export type Deployment = Awaited<ReturnType<typeof deploy>>
